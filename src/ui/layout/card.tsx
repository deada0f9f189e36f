import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Element, type Polymorphic, type RootProps } from './element.tsx';
import classes from './card.module.css';

export interface CardProps {
  /** `form` has the padding of a form and smaller side margins on mobile; `none` is for pictures flush with the top. */
  padding?: 'none' | 'normal' | 'form' | undefined;
  /** A deeper shadow: subscription panel, order summary. */
  raised?: boolean | undefined;
  /** Clips a picture to the card's corners. */
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

/** A white card; set `component` to "article", "section" or "li" to match the page's structure. */
export const Card = CardRoot as Polymorphic<'div', CardProps>;
