import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { variablesCss } from '../src/theme/css-variables.ts';
import { followingVariables, theme } from '../src/theme/theme.ts';

type Variables = Record<string, string>;

const differing = (variables: Variables, known: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => known[name] !== value));

/** Mantine's variables for the values in which our theme differs from `default-css-variables.layer.css`. */
function mantineCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const ours = defaultCssVariablesResolver(merged);
  const plain = defaultCssVariablesResolver(DEFAULT_THEME);
  const following = followingVariables(merged);
  const input: ConvertCSSVariablesInput = {
    variables: differing(ours.variables, plain.variables),
    light: { ...differing(ours.light, plain.light), ...following.light },
    dark: { ...differing(ours.dark, plain.dark), ...following.dark },
  };
  return convertCssVariables(input, ':root');
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
