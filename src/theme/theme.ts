import { createTheme, type CSSVariablesResolver, rem } from '@mantine/core';
import { mobileMaxWidth } from './breakpoints.ts';
import { night, oat, scales, tomato } from './colors.ts';
import { fonts } from './fonts.ts';

/** Nabta's Mantine theme (design.md#colours), for the components of Mantine that `src/ui` builds on. */
export const theme = createTheme({
  colors: { ...scales, gray: oat, red: tomato, dark: night },
  primaryColor: 'pine',
  primaryShade: 7,
  white: '#FFFFFF',
  black: '#17261E',
  fontFamily: fonts.text,
  fontFamilyMonospace: 'ui-monospace, monospace',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(28), xl: rem(36) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  fontSizes: {
    xs: 'var(--nb-text-12)',
    sm: 'var(--nb-text-14)',
    md: 'var(--nb-text-16)',
    lg: 'var(--nb-text-18)',
    xl: 'var(--nb-text-20)',
  },
  lineHeights: { xs: '1.35', sm: '1.35', md: '1.55', lg: '1.55', xl: '1.24' },
  breakpoints: { xs: '24em', sm: `${mobileMaxWidth / 16}em`, md: '60em', lg: '75em', xl: '88em' },
  shadows: {
    xs: 'var(--nb-shadow-sm)',
    sm: 'var(--nb-shadow-sm)',
    md: 'var(--nb-shadow-md)',
    lg: 'var(--nb-shadow-lg)',
    xl: 'var(--nb-shadow-lg)',
  },
  headings: {
    fontFamily: fonts.display,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--nb-text-40)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--nb-text-34)', lineHeight: '1.12' },
      h3: { fontSize: 'var(--nb-text-20)', lineHeight: '1.24' },
      h4: { fontSize: 'var(--nb-text-16)', lineHeight: '1.35' },
    },
  },
});

// Mantine's own variables use the app's colours, so that its components need no extra ones.
const followed = {
  '--mantine-color-body': 'var(--nb-bg)',
  '--mantine-color-text': 'var(--nb-text)',
  '--mantine-color-dimmed': 'var(--nb-muted)',
  '--mantine-color-placeholder': 'var(--nb-hint)',
  '--mantine-color-anchor': 'var(--nb-link)',
  '--mantine-color-error': 'var(--nb-error-text)',
  '--mantine-color-success': 'var(--nb-link)',
  '--mantine-color-default': 'var(--nb-card)',
  '--mantine-color-default-hover': 'var(--nb-sunken)',
  '--mantine-color-default-color': 'var(--nb-text)',
  '--mantine-color-default-border': 'var(--nb-line-strong)',
  '--mantine-color-disabled': 'var(--nb-disabled)',
  '--mantine-color-disabled-color': 'var(--nb-on-disabled)',
  '--mantine-color-disabled-border': 'var(--nb-line)',
  '--mantine-primary-color-filled': 'var(--nb-primary)',
  '--mantine-primary-color-filled-hover': 'var(--nb-primary-hover)',
  '--mantine-primary-color-contrast': 'var(--nb-on-primary)',
};

/** Mantine's variables set to the app's colours, in both colour schemes. */
export const followingVariables: CSSVariablesResolver = () => ({ variables: {}, light: followed, dark: followed });
