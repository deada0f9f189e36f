import type { CSSProperties } from 'react';
import { initialOf } from '#src/domain/initial-of.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './avatar.module.css';

const colors = ['mango', 'berry', 'tomato', 'pine'] as const;

export interface AvatarProps {
  /** The name whose first letter is shown. */
  name: string;
  /** Identifies the student: it determines the colour, which is the same on every screen. */
  id: string;
  /** In px at the browser's default font size of 16 px. */
  size?: number | undefined;
  className?: string | undefined;
}

function colorOf(id: string): (typeof colors)[number] {
  let hash = 0;
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return colors[hash % colors.length] ?? 'mango';
}

/** The initial of a student or parent on a colour. Decorative: the name is beside it. */
export function Avatar({ name, id, size = 44, className }: AvatarProps) {
  return (
    <span
      className={classNames(classes.avatar, className)}
      data-color={colorOf(id)}
      style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}
      aria-hidden
    >
      {initialOf(name)}
    </span>
  );
}
