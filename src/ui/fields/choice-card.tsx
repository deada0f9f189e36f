import { IconCheck } from '@tabler/icons-react';
import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './choice-card.module.css';
import { useChoiceGroup } from './choice-context.ts';

export interface ChoiceCardProps {
  /** The radio button or checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  label: ReactNode;
  /** An additional line; the reason if the option can't be selected. */
  hint?: ReactNode;
  /** A 20 px icon in a tile that turns mango when selected. */
  icon?: ReactNode;
  /** An avatar or picture instead of an icon. */
  picture?: ReactNode;
  /** Shows the icon above the text and the radio button in the corner (short texts, many cards). */
  stacked?: boolean | undefined;
  /**
   * `control` shows the radio button or checkbox itself, `lead` shows it before the text (a card with a picture at its
   * end), `corner` shows a check mark on the selected card only (narrow cards with a picture).
   */
  mark?: 'control' | 'lead' | 'corner' | undefined;
  disabled?: boolean | undefined;
  /** Shown at the end of the card: a price, a badge. */
  end?: ReactNode;
  className?: string | undefined;
}

/** One option as a card around a native radio button or checkbox. Used in a ChoiceGroup. */
export function ChoiceCard({
  ref,
  value,
  label,
  hint,
  icon,
  picture,
  stacked = false,
  mark = 'control',
  disabled = false,
  end,
  className,
}: ChoiceCardProps) {
  const { type, name, isChosen, choose, hasError } = useChoiceGroup();
  const hintId = useId();
  const labelId = useId();
  const hasHint = hint !== undefined && hint !== null;
  return (
    <label
      className={classNames(classes.card, className)}
      data-stacked={stacked || undefined}
      data-corner={mark === 'corner' || undefined}
      data-lead={mark === 'lead' || undefined}
      data-error={hasError || undefined}
    >
      <input
        ref={ref}
        className={classes.input}
        type={type}
        name={name}
        value={value}
        checked={isChosen(value)}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={hasHint ? hintId : undefined}
        // ARIA defines no invalid state for a radio button: the group's description contains the error.
        aria-invalid={(type === 'checkbox' && hasError) || undefined}
        onChange={(event) => {
          choose(value, event.currentTarget.checked);
        }}
      />
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {picture}
      <span className={classes.words}>
        <span className={classes.label} id={labelId}>
          {label}
        </span>
        {hasHint && (
          <span className={classes.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
      {end}
      {mark === 'corner' && (
        <span className={classes.corner} aria-hidden>
          <IconCheck size={16} stroke={2.5} />
        </span>
      )}
    </label>
  );
}
