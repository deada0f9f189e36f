import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { createTheme, rem } from '@mantine/core';
import { mobileMaxWidth } from './breakpoints.ts';
import { berry, mango, night, oat, pine, sprout, tomato } from './colors.ts';
import './global.css';
import './fonts.css';

const textFont = "'IBM Plex Sans Arabic', 'Plex Fallback', system-ui, sans-serif";
const displayFont = "'Readex Pro', 'Readex Fallback', system-ui, sans-serif";

/**
 * Nabta's Mantine theme (DESIGN §3). Mantine's styles come one component at a time from `@mantine/core/styles/X.layer.css`,
 * beside the block in src/ui that uses them: in their own cascade layer they never beat a CSS module.
 */
export const theme = createTheme({
  colors: { pine, sprout, mango, tomato, berry, oat, gray: oat, red: tomato, dark: night },
  primaryColor: 'pine',
  primaryShade: 7,
  white: '#FFFFFF',
  black: '#17261E',
  fontFamily: textFont,
  fontFamilyMonospace: 'ui-monospace, monospace',
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'md',
  radius: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(28), xl: rem(36) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  fontSizes: { xs: rem(12.5), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
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
    fontFamily: displayFont,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: rem(40), lineHeight: '1.12' },
      h2: { fontSize: rem(34), lineHeight: '1.12' },
      h3: { fontSize: rem(20), lineHeight: '1.24' },
      h4: { fontSize: rem(16), lineHeight: '1.35' },
    },
  },
});
