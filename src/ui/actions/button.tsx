import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import classes from './button.module.css';
import { Element, type Polymorphic, type RootProps } from '#src/ui/layout/element.tsx';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Ring } from './ring.tsx';

/** One filled primary button a screen; lime and on-deep are for deep panels only (design.md#buttons). */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lime' | 'on-deep';

export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Before the label; an arrow that points with the reading direction carries `data-flip`. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
  /** Give `false` at rest too where a button can load: it then keeps room for `loadingLabel` and never changes width. */
  loading?: boolean | undefined;
  /** What is under way, as a verb: "Saving". The label itself when left out. */
  loadingLabel?: string | undefined;
  /** Why the button can't be used now. It stays focusable, does nothing, and the reason is shown below it. */
  blockedReason?: ReactNode;
  /** Blocks the button without a text below: the id of a nearby element with the reason. */
  blockedBy?: string | undefined;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'button'>,
  keyof ButtonProps | 'disabled' | 'style' | 'color' | 'className'
>;

function ButtonRoot({
  children,
  variant = 'primary',
  size = 'medium',
  icon,
  iconAfter,
  wide = false,
  loading,
  loadingLabel,
  blockedReason,
  blockedBy,
  onClick,
  onMouseDown,
  component = 'button',
  renderRoot,
  className,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps & NativeProps & RootProps & { className?: string | undefined }) {
  const reasonId = useId();
  const hasReason = blockedReason !== undefined && blockedReason !== null && blockedReason !== false;
  const isBlocked = hasReason || blockedBy !== undefined;
  const isLoading = loading === true;
  const isInert = isBlocked || isLoading;

  // `disabled` would take the focus away and hide the reason from the keyboard; a submit must not go through either.
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isInert) {
      // The field is left now that the press counts: what the server refuses later is not checked away by leaving it then.
      if (rest.type === 'submit') event.currentTarget.focus();
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  // A field that loses the focus may show its error and move the button away during the press: a press on a form's button
  // leaves the focus where it is, and sending checks every field anyway.
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    onMouseDown?.(event);
    if (rest.type === 'submit') event.preventDefault();
  };

  const face = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  const button = (
    <Element
      // A link has no button's type.
      {...(component === 'button' && !renderRoot && { type: 'button' })}
      {...rest}
      component={component}
      {...(renderRoot && { renderRoot })}
      className={classNames(classes.root, className)}
      onMouseDown={press}
      marks={{ variant, blocked: isBlocked, wide }}
      data-size={size}
      onClick={click}
      aria-disabled={isInert || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={[describedBy, hasReason && reasonId, blockedBy].filter(Boolean).join(' ') || undefined}
    >
      {loading === undefined ? (
        face
      ) : (
        <span className={classes.label}>
          <span className={classes.face} aria-hidden={isLoading || undefined}>
            {face}
          </span>
          <span className={classes.face} aria-hidden={!isLoading || undefined}>
            <Ring />
            {loadingLabel ?? children}
          </span>
        </span>
      )}
    </Element>
  );

  if (!hasReason) return button;
  return (
    <span className={classes.blocked} data-wide={wide || undefined}>
      {button}
      <span className={classes.reason} id={reasonId}>
        {blockedReason}
      </span>
    </span>
  );
}

/**
 * The button. As a link: `renderRoot={(props) => <Link to="/cart" {...props} />}`, which keeps the router's types, or
 * `component="a"`. Always `type="button"` unless another is given.
 */
export const Button = ButtonRoot as Polymorphic<'button', ButtonProps>;
