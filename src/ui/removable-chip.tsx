import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';
import { IconButton } from './icon-button.tsx';

export interface RemovableChipProps {
  children: ReactNode;
  /** Names the cross with what it takes away: "Remove the off day Tue 15 Sep". */
  removeLabel: string;
  onRemove: () => void;
}

/** Something chosen that can be taken away again: a filter in use, an off day. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={`${classes.chip ?? ''} ${classes.removable ?? ''}`}>
      {children}
      <IconButton label={removeLabel} className={classes.remove} onClick={onRemove}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </span>
  );
}
