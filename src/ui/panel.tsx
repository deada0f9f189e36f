import { Box, polymorphic } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import classes from './panel.module.css';

export interface PanelProps {
  /** `deep` once a screen at most. */
  tone: 'deep' | 'sunken' | 'tint' | 'warm' | 'info' | 'dashed';
}

function PanelRoot({ tone, className, ...rest }: PanelProps & Omit<ComponentPropsWithRef<'div'>, 'style' | 'color'>) {
  return <Box {...rest} className={classNames(classes.panel, className)} mod={{ tone }} />;
}

/** A compartment in one flat colour, without line or shadow. */
export const Panel = polymorphic<'div', PanelProps>(PanelRoot);
