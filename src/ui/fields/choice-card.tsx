import { IconCheck } from '@tabler/icons-react';
import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './choice-card.module.css';
import { useChoiceGroup } from './choice-context.ts';

export interface ChoiceCardProps {
  /** The radio or check box. */
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  label: ReactNode;
  /** A line more; why it can't be chosen, if it can't. */
  hint?: ReactNode;
  /** An icon of 20 px in a tile that turns mango when chosen. */
  icon?: ReactNode;
  /** An avatar or picture instead of an icon. */
  picture?: ReactNode;
  /** Icon above the words, radio in the corner (few words, many cards). */
  stacked?: boolean | undefined;
  /**
   * `control` shows the radio or box itself, `lead` shows it before the words (a card that ends in a picture), `corner` a
   * check on the chosen one alone (narrow cards with a picture).
   */
  mark?: 'control' | 'lead' | 'corner' | undefined;
  disabled?: boolean | undefined;
  /** Stays where the card ends: a price, a badge. */
  end?: ReactNode;
  className?: string | undefined;
}

/** One answer as a card around a real radio or check box of its ChoiceGroup. */
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
        // A radio has no such state: the group's description has the error.
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
