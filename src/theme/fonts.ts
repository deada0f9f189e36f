// The fonts of the system that fonts.css fits to ours.
const systemFonts = ['Arial', 'Roboto', 'Noto Naskh', 'Noto Sans', 'DejaVu'];

const stack = (file: string, family: string): string =>
  [`var(${file})`, ...systemFonts.map((name) => `'${family} on ${name}'`), 'system-ui', 'sans-serif'].join(', ');

/** The two families (design.md#type); fonts.css names their files by the page's language. */
export const fonts = {
  text: stack('--nb-text-file', 'Nabta Text'),
  display: stack('--nb-heading-file', 'Nabta Heading'),
} as const;
