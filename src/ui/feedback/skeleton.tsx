import type { CSSProperties } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the whole width when left out. */
  width?: number | string | undefined;
  /** In px; the height of a line of text when left out. */
  height?: number | string | undefined;
  /** In px. */
  radius?: number | string | undefined;
  /** As wide as high and round: an avatar. */
  circle?: boolean | undefined;
  className?: string | undefined;
}

/** A grey placeholder in the shape of what is loading. Use it inside Loading. */
export function Skeleton({ width, height = 16, radius, circle = false, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: circle ? height : width,
    blockSize: height,
    borderRadius: circle ? '50%' : radius,
    flex: circle ? 'none' : undefined,
  };
  return <div className={classNames(classes.skeleton, className)} style={style} aria-hidden />;
}
