import { Box, polymorphic } from '@mantine/core';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import classes from './page-container.module.css';

export interface PageContainerProps {
  /** Narrower than the page's 1200 px. */
  width?: number | undefined;
}

function PageContainerRoot({
  width,
  className,
  ...rest
}: PageContainerProps & Omit<ComponentPropsWithRef<'div'>, 'style' | 'color'>) {
  const style = width === undefined ? {} : ({ '--page-container-width': `${width}px` } as CSSProperties);
  return <Box {...rest} className={classNames(classes.container, className)} style={style} />;
}

/** Holds content to the page's width and gutters. */
export const PageContainer = polymorphic<'div', PageContainerProps>(PageContainerRoot);
