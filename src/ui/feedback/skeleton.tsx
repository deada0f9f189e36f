import type { CSSProperties } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the full width by default. */
  width?: number | string | undefined;
  /** In px; the height of a line of text by default. */
  height?: number | string | undefined;
  /** In px. */
  radius?: number | string | undefined;
  /** A round shape, as wide as high: an avatar. */
  circle?: boolean | undefined;
  className?: string | undefined;
}

/** A grey placeholder in the shape of content that is loading. Use it inside Loading. */
export function Skeleton({ width, height = 16, radius, circle = false, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: circle ? height : width,
    blockSize: height,
    borderRadius: circle ? '50%' : radius,
    flex: circle ? 'none' : undefined,
  };
  return <div className={classNames(classes.skeleton, className)} style={style} aria-hidden />;
}
