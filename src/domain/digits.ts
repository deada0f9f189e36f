/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into 0-9 and leaves the rest as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
