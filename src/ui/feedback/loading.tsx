import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

export interface LoadingProps {
  /** Read out: "Loading the packages". */
  label: string;
  /** Skeletons in the final shape. */
  children: ReactNode;
  className?: string | undefined;
}

/** Contains skeletons, and has a text for screen readers in their place. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <>
      {/* Beside what is busy: a screen reader may hold back what changes within it. */}
      <VisuallyHidden component="output">{label}</VisuallyHidden>
      <div className={className} aria-busy>
        {children}
      </div>
    </>
  );
}
