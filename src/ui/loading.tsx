import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LoadingProps {
  /** Read out: "Loading the packages". */
  label: string;
  /** Skeletons in the final shape. */
  children: ReactNode;
  className?: string | undefined;
}

/** Holds skeletons, and says to a screen reader what they show to everybody else. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div className={className} aria-busy>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
