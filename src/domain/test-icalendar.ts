/** A content line of an iCalendar file, unfolded. */
export interface ContentLine {
  name: string;
  parameters: Record<string, string>;
  /** As written, with its escapes. */
  value: string;
}

/** A component with its own lines and the components in it. */
export interface Component {
  name: string;
  lines: ContentLine[];
  parts: Component[];
}

const unescaped: Record<string, string> = { '\\': '\\', ';': ';', ',': ',', n: '\n', N: '\n' };

/** Reads a text value. Throws a RangeError on an escape that RFC 5545 does not have, or a separator without one. */
export function textOf(value: string): string {
  if (/(?:^|[^\\])(?:\\\\)*[;,]/.test(value)) throw new RangeError(`Not escaped: ${value}`);
  return value.replaceAll(/\\(.?)/gsu, (whole, escaped: string) => {
    const text = unescaped[escaped];
    if (text === undefined) throw new RangeError(`Unknown escape: ${whole}`);
    return text;
  });
}

function contentLine(text: string): ContentLine {
  const match = /^(?<name>[A-Z-]+)(?<parameters>(?:;[A-Z-]+=[^;:,"\p{Cc}]+)*):(?<value>[^\p{Cc}]*)$/u.exec(text);
  if (!match?.groups) throw new RangeError(`Not a content line: ${text}`);
  const { name = '', parameters = '', value = '' } = match.groups;
  const pairs = parameters.split(';').filter((each) => each !== '');
  return { name, parameters: Object.fromEntries(pairs.map((each) => each.split('=') as [string, string])), value };
}

/**
 * A strict reader of iCalendar files (RFC 5545), for tests. Throws a RangeError for lines of more than 75 octets or with other
 * ends than CRLF, text that is no UTF-8, unknown escapes, and components that are not closed.
 */
export function readIcalendar(file: Uint8Array): Component {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
  if (!text.endsWith('\r\n')) throw new RangeError('The last line has no end');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) {
    if (new TextEncoder().encode(line).length > 75) throw new RangeError(`Longer than 75 octets: ${line}`);
    if (/[\r\n]/.test(line)) throw new RangeError(`A line end without its other half: ${line}`);
  }
  const root: Component = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n').map(contentLine)) {
    const current = open.at(-1) ?? root;
    if (line.name === 'BEGIN') {
      const part: Component = { name: line.value, lines: [], parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (line.name === 'END') {
      if (current.name !== line.value) throw new RangeError(`END:${line.value} in ${current.name}`);
      open.pop();
    } else if (current === root) throw new RangeError(`${line.name} outside a component`);
    else current.lines.push(line);
  }
  const [calendar, ...others] = root.parts;
  if (open.length !== 1 || calendar?.name !== 'VCALENDAR' || others.length > 0)
    throw new RangeError('Not one calendar');
  return calendar;
}

/** The only line of a name. Throws a RangeError if there is none, or more than one. */
export function lineOf({ name: part, lines }: Component, name: string): ContentLine {
  const [line, ...others] = lines.filter((each) => each.name === name);
  if (!line || others.length > 0) throw new RangeError(`${part} has ${lines.length} lines, not one ${name}`);
  return line;
}
