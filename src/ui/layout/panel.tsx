import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Element, type Polymorphic, type RootProps } from './element.tsx';
import classes from './panel.module.css';

export interface PanelProps {
  /** `deep` at most once per screen. */
  tone: 'deep' | 'sunken' | 'tint' | 'warm' | 'info' | 'dashed';
}

function PanelRoot({
  tone,
  className,
  component = 'div',
  ...rest
}: PanelProps & Omit<ComponentPropsWithRef<'div'>, 'style' | 'color'> & RootProps) {
  return <Element {...rest} component={component} className={classNames(classes.panel, className)} marks={{ tone }} />;
}

/** A panel in one flat colour, without border or shadow. */
export const Panel = PanelRoot as Polymorphic<'div', PanelProps>;
