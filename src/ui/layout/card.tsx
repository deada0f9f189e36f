import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Element, type Polymorphic, type RootProps } from './element.tsx';
import classes from './card.module.css';

export interface CardProps {
  /** `form` gives the room of a form and reaches nearer to the edge on mobile; `none` for pictures flush on top. */
  padding?: 'none' | 'normal' | 'form' | undefined;
  /** A deeper shadow: subscription panel, order summary. */
  raised?: boolean | undefined;
  /** Cuts a picture at the card's corners. */
  clip?: boolean | undefined;
}

function CardRoot({
  padding = 'normal',
  raised = false,
  clip = false,
  className,
  component = 'div',
  ...rest
}: CardProps & Omit<ComponentPropsWithRef<'div'>, 'style' | 'color'> & RootProps) {
  return (
    <Element
      {...rest}
      component={component}
      className={classNames(classes.card, className)}
      marks={{ padding, raised, clip }}
    />
  );
}

/** The white compartment; `component="article"`, `"section"`, `"li"` as the page's order asks. */
export const Card = CardRoot as Polymorphic<'div', CardProps>;
