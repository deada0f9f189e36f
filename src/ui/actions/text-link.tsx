import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Element, type Polymorphic, type RootProps } from '#src/ui/layout/element.tsx';
import classes from './text-link.module.css';

export interface TextLinkProps {
  /** By itself and not in a sentence: 44 px high, without the line; may hold an icon. */
  standalone?: boolean | undefined;
  /** Less loud: ways back, removal. */
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

/** A link in the text or by itself: `renderRoot={(props) => <Link to="/policy" {...props} />}`, or a button as one. */
export const TextLink = TextLinkRoot as Polymorphic<'a', TextLinkProps>;
