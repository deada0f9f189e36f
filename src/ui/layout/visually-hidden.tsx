import type { ComponentPropsWithRef } from 'react';
import { Element, type Polymorphic, type RootProps } from './element.tsx';
import classes from './visually-hidden.module.css';

function VisuallyHiddenRoot({ component = 'span', ...rest }: ComponentPropsWithRef<'span'> & RootProps) {
  return <Element {...rest} component={component} className={classes.hidden} />;
}

/** Text for screen readers only. */
export const VisuallyHidden = VisuallyHiddenRoot as Polymorphic<'span', object>;
