import { berry, mango, oat, pine, scales, sprout, tomato } from './colors.ts';
import { fonts } from './fonts.ts';

type Variables = Record<string, string>;

/** A mostly transparent colour, for the halo of a focused element. */
const halo = (hex: string) => `${hex}47`;

// Semantic colours (design.md#colours): components use only these. Scales are for drawings and the fixed food panels.
const light: Variables = {
  bg: oat[0],
  sunken: oat[1],
  card: '#FFFFFF',
  raised: '#FFFFFF',
  line: oat[2],
  'line-strong': oat[3],
  'field-border': oat[5],
  text: oat[9],
  muted: oat[7],
  hint: oat[6],
  primary: pine[7],
  'primary-hover': pine[6],
  'on-primary': '#FFFFFF',
  'button-edge': 'rgba(0, 0, 0, 0.2)',
  link: pine[7],
  ring: pine[7],
  'ring-halo': halo(pine[7]),
  tint: pine[0],
  'tint-2': pine[1],
  'on-tint': pine[8],
  'lime-soft': sprout[1],
  'on-lime-soft': sprout[8],
  warm: mango[1],
  'on-warm': mango[8],
  info: berry[1],
  'on-info': berry[7],
  'off-day': berry[5],
  error: tomato[6],
  'error-halo': halo(tomato[6]),
  'error-text': tomato[7],
  'error-bg': tomato[0],
  'error-line': tomato[2],
  'error-tile': tomato[1],
  'on-error-tile': tomato[8],
  disabled: oat[2],
  'on-disabled': oat[7],
  deep: pine[9],
  chosen: pine[9],
  'on-chosen': '#FFFFFF',
  backdrop: 'rgba(8, 53, 39, 0.55)',
  hatch: 'rgba(84, 92, 82, 0.24)',
  shimmer: 'rgba(255, 255, 255, 0.6)',
  'shadow-sm': '0 1px 2px rgba(8, 53, 39, 0.06)',
  'shadow-md': '0 2px 4px rgba(8, 53, 39, 0.04), 0 12px 28px -12px rgba(8, 53, 39, 0.16)',
  'shadow-lg': '0 30px 60px -24px rgba(8, 53, 39, 0.34)',
};

const dark: Variables = {
  bg: '#0E1A14',
  sunken: '#0A140F',
  card: '#16251D',
  raised: '#1E3027',
  line: '#263A30',
  'line-strong': '#34493E',
  'field-border': '#6E8277',
  text: '#E9F1E6',
  muted: '#A5B5A9',
  hint: '#94A69A',
  primary: sprout[4],
  'primary-hover': sprout[3],
  'on-primary': '#0C1712',
  'button-edge': 'rgba(0, 0, 0, 0.28)',
  link: sprout[4],
  ring: sprout[4],
  'ring-halo': halo(sprout[4]),
  tint: '#1B3226',
  'tint-2': '#234232',
  'on-tint': '#CFE9D6',
  'lime-soft': '#2C3A17',
  'on-lime-soft': sprout[3],
  warm: '#3D2E12',
  'on-warm': '#FFD78A',
  info: '#1A2A46',
  'on-info': '#A9C6F6',
  'off-day': berry[4],
  error: tomato[4],
  'error-halo': halo(tomato[4]),
  'error-text': tomato[3],
  'error-bg': '#33191A',
  'error-line': '#6B2B26',
  'error-tile': '#4A201D',
  'on-error-tile': tomato[2],
  disabled: '#1E3027',
  'on-disabled': '#94A69A',
  deep: '#12281E',
  chosen: sprout[4],
  'on-chosen': '#0C1712',
  backdrop: 'rgba(4, 10, 7, 0.72)',
  hatch: 'rgba(233, 241, 230, 0.14)',
  shimmer: 'rgba(233, 241, 230, 0.09)',
  'shadow-sm': 'none',
  'shadow-md': '0 12px 28px -12px rgba(0, 0, 0, 0.6)',
  'shadow-lg': '0 30px 60px -24px rgba(0, 0, 0, 0.8)',
};

/** The font sizes, named by their px at the browser's default font size of 16 px. */
const textSizes = [12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 27, 30, 32, 34, 37, 40, 43, 47, 50, 55, 60, 64, 68] as const;

/**
 * One step of the type scale. Sizes above the reading size grow by the same amount as it, not by the same factor, and
 * the largest are limited by the window width: otherwise, at twice the font size, a heading on a phone would break
 * inside words.
 */
function textSize(px: number): string {
  if (px <= 18) return `${px / 16}rem`;
  return px < 30 ? `calc(1rem + ${px - 16}px)` : `min(1rem + ${px - 16}px, 0.875rem + 8.25vw)`;
}

/** The spacing scale for gaps, paddings and margins, named in px. */
const spaces = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 32, 36, 40, 48, 56, 64] as const;

// Paper is white in both colour schemes, and printers leave out filled areas: no text may depend on its background.
const paper: Variables = {
  ...light,
  bg: '#FFFFFF',
  sunken: '#FFFFFF',
  text: '#000000',
  muted: oat[8],
  deep: '#FFFFFF',
  'on-deep': '#000000',
  'on-deep-muted': oat[8],
  'deep-line': oat[3],
  chosen: '#FFFFFF',
  'on-chosen': '#000000',
  'shadow-sm': 'none',
  'shadow-md': 'none',
  'shadow-lg': 'none',
};

const shared: Variables = {
  ...Object.fromEntries(textSizes.map((px) => [`text-${px}`, textSize(px)])),
  ...Object.fromEntries(spaces.map((px) => [`space-${px}`, `${px}px`])),
  'on-deep': '#FFFFFF',
  'on-deep-muted': pine[2],
  'deep-line': 'rgba(255, 255, 255, 0.32)',
  lime: sprout[4],
  'lime-hover': sprout[3],
  'lime-halo': halo(sprout[4]),
  'on-lime': pine[9],
  danger: tomato[6],
  'danger-hover': tomato[5],
  'on-danger': '#FFFFFF',
  'radius-2xs': '4px',
  'radius-xs': '8px',
  'radius-sm': '12px',
  'radius-field': '14px',
  'radius-md': '16px',
  'radius-tile': '18px',
  'radius-panel': '24px',
  'radius-lg': '28px',
  'radius-xl': '36px',
  'radius-pill': '99px',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'time-state': '140ms',
  'time-panel': '220ms',
  'time-sheet': '320ms',
  'page-width': '1200px',
  'font-text': 'var(--mantine-font-family)',
  'font-display': 'var(--mantine-font-family-headings)',
};

/** Mantine's own variables, with its names, for content shown before or without Mantine: colour scales and fonts. */
const named: Variables = {
  '--mantine-font-family': fonts.text,
  '--mantine-font-family-headings': fonts.display,
  '--mantine-color-white': '#FFFFFF',
  ...Object.fromEntries(
    Object.entries(scales).flatMap(([name, shades]) =>
      shades.map((shade, index) => [`--mantine-color-${name}-${index}`, shade]),
    ),
  ),
};

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

function prefixed(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--nb-${name}`, value]));
}

/**
 * The stylesheet of all variables: the semantic `--nb-*` for both colour schemes (design.md#colours), scales and fonts.
 */
export function variablesCss(): string {
  const scheme = (name: 'light' | 'dark') => `:root[data-mantine-color-scheme="${name}"]`;
  return [
    rule(':root', { ...named, ...prefixed(shared) }),
    rule(scheme('light'), { 'color-scheme': 'light', ...prefixed(light) }),
    rule(scheme('dark'), { 'color-scheme': 'dark', ...prefixed(dark) }),
    `@media print {\n${rule(':root[data-mantine-color-scheme]', { 'color-scheme': 'light', ...prefixed(paper) })}}\n`,
  ].join('');
}
