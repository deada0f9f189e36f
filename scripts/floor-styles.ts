interface Rule {
  /** What contains it, outermost first: at-rules, and selectors where rules are nested. */
  context: readonly string[];
  selector: string;
  declarations: readonly (readonly [property: string, value: string])[];
}

/**
 * Styles that the oldest supported browsers lack, and the version that added them. `harmless` describes the page
 * without it.
 */
const newerValues: readonly { name: string; pattern: RegExp; harmless?: string }[] = [
  // Chrome 111, Safari 16.2
  { name: 'color-mix()', pattern: /:.*\bcolor-mix\(/ },
  // Chrome 111, Safari 15.4; Chrome 119 and Safari 16.4 for colours of colours
  { name: 'a newer colour', pattern: /:.*\b(?:oklch|oklab|lch|lab|light-dark)\(|:.*\((?:from)\s/ },
  // Chrome 117
  { name: 'subgrid', pattern: /:.*\bsubgrid\b/ },
  // Safari 16.4
  { name: 'the unit lh', pattern: /^(?!min-).*:.*\d(?:r?lh|cap|rch|ric|rex)\b/ },
  { name: 'a least size in lh', pattern: /^min-.*:.*\dr?lh\b/, harmless: 'room that is kept for what comes' },
  // Chrome 118
  { name: 'a logical float', pattern: /^(?:float|clear):inline-/ },
  // Chrome 114
  { name: 'text-wrap', pattern: /^text-wrap/, harmless: 'lines break as they always did' },
  { name: 'field-sizing', pattern: /^field-sizing:/, harmless: 'a field scrolls instead of growing' },
  {
    name: 'content-visibility',
    pattern: /^(?:content-visibility|contain-intrinsic-)/,
    harmless: 'all is drawn at once',
  },
  { name: 'scrollbars', pattern: /^scrollbar-(?:width|color|gutter):/, harmless: 'a scrollbar is seen' },
  // Safari 16.4 and later ones
  {
    name: 'a newer function',
    pattern: /:.*\b(?:round|mod|rem|sin|cos|tan|pow|sqrt|hypot|exp|abs|sign|linear|sibling-index|if)\(/,
  },
  {
    name: 'a newer property',
    pattern:
      /^(?:anchor-|position-(?:anchor|area|try)|animation-(?:timeline|range|composition)|view-(?:timeline|transition)|scroll-timeline|interpolate-size|transition-behavior|text-box|overlay|interactivity|corner-|reading-|white-space-collapse)/,
  },
];

const newerSelectors =
  /:(?:user-(?:in)?valid|popover-open|open|modal|state\(|dir\(|has-slotted|muted|playing|paused|nth-(?:last-)?child\([^)]* of )|::(?:details-content|scroll-|picker|checkmark|column|view-transition)/;
const newerAtRules =
  /^@(?:scope|starting-style|property|position-try|view-transition|function|container [^(]*(?:style|scroll-state)\()/;
const range = /^@media[^{]*\([^()]*[<>=]/;

/** Returns a stylesheet's rules in order. It may be minified; strings and addresses may contain any characters. */
export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: { head: string; declarations: [string, string][] }[] = [{ head: '', declarations: [] }];
  const piece = /(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:"[^"]*"|'[^']*'|[^()"']|\([^()]*\))*\)|[^{};"'(])*/gy;
  const text = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (let at = 0; at < text.length; at = piece.lastIndex + 1) {
    piece.lastIndex = at;
    const part = (piece.exec(text)?.[0] ?? '').trim();
    const sign = text[piece.lastIndex];
    const inner = open.at(-1);
    if (sign === '{') open.push({ head: part, declarations: [] });
    else {
      const colon = part.indexOf(':');
      if (colon > 0) inner?.declarations.push([part.slice(0, colon).trim(), part.slice(colon + 1).trim()]);
      if (sign === '}' && inner) {
        open.pop();
        rules.push({
          context: open.slice(1).map(({ head }) => head),
          selector: inner.head,
          declarations: inner.declarations,
        });
      }
    }
  }
  return rules;
}

/**
 * Finds what a built stylesheet needs and the oldest supported browsers lack. Values with an earlier fallback, rules in
 * `@supports` and harmless values are left out.
 */
export function newerStyles(css: string): string[] {
  const found: string[] = [];
  for (const { context, selector, declarations } of rulesOf(css)) {
    if (context.some((head) => head.startsWith('@supports'))) continue;
    for (const head of [...context, selector]) {
      if (newerAtRules.test(head)) found.push(`${head}: a newer at-rule`);
      if (range.test(head)) found.push(`${head}: a range`);
    }
    if (context.some((head) => !head.startsWith('@'))) found.push(`${selector}: nesting`);
    if (newerSelectors.test(selector)) found.push(`${selector}: a newer selector`);
    for (const [index, [property, whole]] of declarations.entries()) {
      const value = whole.replaceAll(/"[^"]*"|'[^']*'/g, '""');
      const newer = newerValues.find(({ pattern }) => pattern.test(`${property}:${value}`));
      if (!newer || newer.harmless !== undefined) continue;
      const isNewer = (text: string) => newer.pattern.test(`${property}:${text}`);
      // Every browser accepts a value with a variable and finds it invalid only later, when the fallback is already
      // discarded.
      const hasFallback = !value.includes('var(') && !property.startsWith('--');
      const before = declarations.slice(0, index);
      if (hasFallback && before.some(([name, text]) => name === property && !isNewer(text))) continue;
      found.push(`${selector} { ${property}: ${value.slice(0, 80)} }: ${newer.name}`);
    }
  }
  return [...new Set(found)];
}
