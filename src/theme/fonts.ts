/** The two families (DESIGN §3); their files and fallbacks stand in fonts.css. */
export const fonts = {
  text: "'IBM Plex Sans Arabic', 'Plex Fallback', system-ui, sans-serif",
  display: "'Readex Pro', 'Readex Fallback', system-ui, sans-serif",
} as const;
