import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { variablesCss } from '../src/theme/css-variables.ts';
import { followingVariables, theme } from '../src/theme/theme.ts';

/**
 * Mantine's variables for the app's theme. Of the colour scales only the app's own: those of Mantine are used nowhere, and
 * would be 14 kB of the styles in every prerendered page.
 */
function mantineCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = defaultCssVariablesResolver({
    ...merged,
    colors: theme.colors as MantineTheme['colors'],
  });
  const following = followingVariables(merged);
  return convertCssVariables(
    { variables, light: { ...light, ...following.light }, dark: { ...dark, ...following.dark } },
    ':root',
  );
}

const sheets: Record<string, () => string> = {
  'virtual:theme/variables.css': variablesCss,
  'virtual:theme/mantine.css': mantineCss,
};

/**
 * Turns the theme's values into stylesheets at build time: `virtual:theme/variables.css` for every page, and
 * `virtual:theme/mantine.css` for pages with Mantine components. They apply before the first paint, no script writes
 * styles, and every colour is defined once, in `src/theme`.
 */
export function themeStylesheets(): Plugin {
  return {
    name: 'nabta-theme-stylesheets',
    resolveId: (id) => (id in sheets ? id : null),
    load: (id) => sheets[id]?.() ?? null,
  };
}
