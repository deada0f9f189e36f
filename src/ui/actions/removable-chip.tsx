import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { IconButton } from './icon-button.tsx';

export interface RemovableChipProps {
  children: ReactNode;
  /** The accessible name of the remove button: "Remove the off day Tue 15 Sep". */
  removeLabel: string;
  onRemove: () => void;
  /** Shows the chip as active: a filter in use above a list. */
  tinted?: boolean | undefined;
}

/** A chip for a selected value that can be removed: a filter in use, an off day. */
export function RemovableChip({ children, removeLabel, onRemove, tinted = false }: RemovableChipProps) {
  return (
    <span className={`${classes.chip ?? ''} ${classes.removable ?? ''}`} data-tinted={tinted || undefined}>
      {children}
      <IconButton label={removeLabel} className={classes.remove} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </span>
  );
}
