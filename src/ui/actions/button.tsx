import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import classes from './button.module.css';
import { Element, type Polymorphic, type RootProps } from '#src/ui/layout/element.tsx';
import { classNames } from '#src/ui/layout/class-names.ts';
import { Ring } from './ring.tsx';

/** One filled primary button per screen; `lime` and `on-deep` are for deep panels only (design.md#buttons). */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lime' | 'on-deep';

export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  /** 44, 48 or 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shown before the label; an arrow that follows the reading direction has `data-flip`. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  /** `false` while idle, if the button can load: this reserves room for `loadingLabel`, so the width never changes. */
  loading?: boolean | undefined;
  /** The action in progress as a verb: "Saving". By default the label. */
  loadingLabel?: string | undefined;
  /** Why the button can't be used now. The button stays focusable but does nothing; the reason is shown below it. */
  blockedReason?: ReactNode;
  /** Blocks the button without showing a reason below it: the id of a nearby element with the reason. */
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

  // `disabled` would drop the focus and hide the reason from keyboard users; a blocked submit must not go through.
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!isInert) {
      // The field loses focus here, before the request: a later blur would validate and remove the server's error.
      if (rest.type === 'submit') event.currentTarget.focus();
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  // A field that loses focus may show its error and move the button during the press. So a press on a button of a form
  // leaves the focus in the field; submitting validates every field anyway.
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
      // A link has no `type` attribute.
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
 * `component="a"`. Its `type` is "button" unless another one is set.
 */
export const Button = ButtonRoot as Polymorphic<'button', ButtonProps>;
