import { IconCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './chip.module.css';
import { useChoiceGroup } from '#src/ui/fields/choice-context.ts';

export interface ChipProps {
  /** The radio button or checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  /** The chip's text. */
  children: ReactNode;
  /** Shown before the text; a selected checkbox shows its check mark here. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** One part of a segmented bar instead of a chip (ChoiceGroup's `segment` layout); `raised` if it switches a view. */
  segment?: boolean | 'raised' | undefined;
  /** Shows a selected radio button or checkbox as a tint with a check mark: for a filter above a list. */
  tinted?: boolean | undefined;
}

/** One option as a chip around a native radio button or checkbox. Used in a ChoiceGroup. */
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
        // ARIA defines no invalid state for a radio button: the group's description contains the error.
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
