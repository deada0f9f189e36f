import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Element, type Polymorphic, type RootProps } from '#src/ui/layout/element.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  /** The accessible name; it has to include the count. */
  label: string;
  /** The icon, 20 px. */
  children: ReactNode;
  /** Adds a card-coloured background and a border. */
  outlined?: boolean | undefined;
  /** A number on a red dot; 0 shows no dot. */
  count?: number | undefined;
}

type NativeProps = Omit<ComponentPropsWithRef<'button'>, keyof IconButtonProps | 'aria-label' | 'style'>;

function IconButtonRoot({
  label,
  children,
  outlined = false,
  count = 0,
  className,
  component = 'button',
  renderRoot,
  ...rest
}: IconButtonProps & NativeProps & RootProps) {
  return (
    <Element
      {...(component === 'button' && !renderRoot && { type: 'button' })}
      {...rest}
      component={component}
      {...(renderRoot && { renderRoot })}
      className={classNames(classes.root, className)}
      marks={{ outlined }}
      aria-label={label}
    >
      {children}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Element>
  );
}

/** A button with only an icon, 44 px square; accepts `component` and `renderRoot` like Button. */
export const IconButton = IconButtonRoot as Polymorphic<'button', IconButtonProps>;
