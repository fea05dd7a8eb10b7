import { isRecord } from '@archipel/kernel';

/** A JSON Schema in few words, as markup: `{ name: text of 1 to 24, seats?: whole number }`. Named shapes are links to where they stand. */
export function notation(schema: unknown): string {
  if (!isRecord(schema)) return 'anything';
  if (typeof schema['$ref'] === 'string') return linkTo(schema['$ref'].split('/').at(-1) ?? '');
  if ('const' in schema) return literal(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literal).join(' | ');
  const either = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(either)) return either.map(notation).join(' | ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each: unknown) => notation({ ...schema, type: each })).join(' | ');
  if (type === 'array') return `list of ${bracketed(notation(schema['items']))}${range(schema, 'Items')}`;
  if (type === 'object') return record(schema);
  return scalar(schema);
}

const linkTo = (name: string) => `<a href="#${escaped(name)}">${escaped(name)}</a>`;
const literal = (value: unknown) => `<b>${escaped(JSON.stringify(value))}</b>`;
const bracketed = (text: string) => (text.includes(' | ') ? `(${text})` : text);

function record(schema: Readonly<Record<string, unknown>>): string {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(([name, field]) => {
    const initial = isRecord(field) && 'default' in field ? ` = ${literal(field['default'])}` : '';
    return `<span>${escaped(name)}${required.includes(name) ? '' : '?'}: ${notation(field)}${initial}</span>`;
  });
  const more = schema['additionalProperties'];
  const rest = isRecord(more) ? [`<span>…: ${Object.keys(more).length === 0 ? 'anything' : notation(more)}</span>`] : [];
  return `{ ${[...fields, ...rest].join(', ')} }`;
}

const SCALARS: ReadonlyMap<unknown, string> = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['number', 'number'],
  ['boolean', 'true | false'],
  ['null', 'null'],
]);

function scalar(schema: Readonly<Record<string, unknown>>): string {
  const { format, pattern } = schema;
  const form =
    typeof format === 'string' ? ` (${escaped(format)})` : typeof pattern === 'string' ? ` <code>${escaped(pattern)}</code>` : '';
  return `${SCALARS.get(schema['type']) ?? 'anything'}${form}${range(schema, 'Length')}${range(schema, 'imum')}`;
}

/** `minLength` and `maxLength`, `minItems` and `maxItems`, `minimum` and `maximum`. */
function range(schema: Readonly<Record<string, unknown>>, of: string): string {
  // Of a whole number above 0 the first is 1.
  const above = of === 'imum' && schema['type'] === 'integer' ? schema['exclusiveMinimum'] : undefined;
  const [min, max] = [typeof above === 'number' ? above + 1 : schema[`min${of}`], schema[`max${of}`]];
  if (typeof min === 'number' && typeof max === 'number') return `, ${min} to ${max}`;
  if (typeof min === 'number') return `, from ${min}`;
  return typeof max === 'number' ? `, to ${max}` : '';
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => MARKUP[letter] ?? letter);
}
