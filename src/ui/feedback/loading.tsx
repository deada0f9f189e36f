import type { ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';

export interface LoadingProps {
  /** The text for screen readers: "Loading the packages". */
  label: string;
  /** Skeletons in the shape of the final content. */
  children: ReactNode;
  className?: string | undefined;
}

/** A loading state: contains skeletons and a text for screen readers. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <>
      {/* Outside the busy element: a screen reader may delay changes inside it. */}
      <VisuallyHidden component="output">{label}</VisuallyHidden>
      <div className={className} aria-busy>
        {children}
      </div>
    </>
  );
}
