// The system fonts that fonts.css scales to the web fonts.
const systemFonts = ['Arial', 'Roboto', 'Noto Naskh', 'Noto Sans', 'DejaVu'];

const stack = (file: string, family: string): string =>
  [`var(${file})`, ...systemFonts.map((name) => `'${family} on ${name}'`), 'system-ui', 'sans-serif'].join(', ');

/** The two font families (design.md#type); fonts.css selects their files by the page's language. */
export const fonts = {
  text: stack('--nb-text-file', 'Nabta Text'),
  display: stack('--nb-heading-file', 'Nabta Heading'),
} as const;
