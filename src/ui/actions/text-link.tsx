import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Element, type Polymorphic, type RootProps } from '#src/ui/layout/element.tsx';
import classes from './text-link.module.css';

export interface TextLinkProps {
  /** A link outside a sentence: 44 px high, without underline; may contain an icon. */
  standalone?: boolean | undefined;
  /** A less prominent colour: back links, removal. */
  muted?: boolean | undefined;
}

function TextLinkRoot({
  standalone = false,
  muted = false,
  className,
  component = 'a',
  ...rest
}: TextLinkProps & Omit<ComponentPropsWithRef<'a'>, 'style' | 'color'> & RootProps) {
  return (
    <Element
      {...rest}
      component={component}
      className={classNames(classes.link, className)}
      marks={{ standalone, muted }}
    />
  );
}

/** A link, in a sentence or standalone: `renderRoot={(props) => <Link to="/policy" {...props} />}`; can be a button. */
export const TextLink = TextLinkRoot as Polymorphic<'a', TextLinkProps>;
