import { IconCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './chip.module.css';
import { useChoiceGroup } from '#src/ui/fields/choice-context.ts';

export interface ChipProps {
  /** The radio or check box. */
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  /** The chip's words. */
  children: ReactNode;
  /** Before the words; a chosen check box shows its check here. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** One part of a segmented bar instead of a chip (ChoiceGroup's layout `segment`); `raised` where it switches a view. */
  segment?: boolean | 'raised' | undefined;
  /** Chosen reads as a tint with a check, a radio's too: a filter above a list. */
  tinted?: boolean | undefined;
}

/** One answer as a chip around a real radio or check box of its ChoiceGroup. */
export function Chip({ ref, value, children, icon, disabled = false, segment = false, tinted = false }: ChipProps) {
  const { type, name, isChosen, choose, hasError } = useChoiceGroup();
  return (
    <label
      className={classes.chip}
      data-type={type}
      data-segment={segment || undefined}
      data-tinted={type === 'checkbox' || tinted || undefined}
    >
      <input
        ref={ref}
        className={classes.input}
        type={type}
        name={name}
        value={value}
        checked={isChosen(value)}
        disabled={disabled}
        // A radio has no such state: the group's description has the error.
        aria-invalid={(type === 'checkbox' && hasError) || undefined}
        onChange={(event) => {
          choose(value, event.currentTarget.checked);
        }}
      />
      {(type === 'checkbox' || tinted) && <IconCheck className={classes.check} size={16} stroke={2.5} aria-hidden />}
      {icon}
      {children}
    </label>
  );
}
