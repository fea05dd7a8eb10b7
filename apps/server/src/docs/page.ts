import { isRecord } from '@archipel/kernel';
import { escaped, notation } from './notation.ts';
import type { ApiDocument } from './openapi.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Text in which words between backticks are code. */
const prose = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly about: Fields;
}

/** The description of the API for people: plain HTML, no script, nothing from elsewhere. */
export function pageOf(document: ApiDocument, links: { readonly style: string; readonly json: string }): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(fieldsOf(item)).map(([method, about]): Operation => ({ method: method.toUpperCase(), path, about: fieldsOf(about) })),
  );
  const sections = document.tags.flatMap(({ name, description }) => {
    const own = operations.filter(({ about }) => Array.isArray(about['tags']) && about['tags'].includes(name));
    return own.length === 0 ? [] : [{ name, description, own }];
  });
  const shapes = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Archipel: the API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${links.style}">
</head>
<body>
<header>
<h1>The API of Archipel <small>${escaped(document.info.version)}</small></h1>
<p>${prose(document.info.description)} This page is made of <a href="${links.json}">the OpenAPI document</a>.</p>
<nav aria-label="Parts">${[...sections.map(({ name }) => name), 'shapes'].map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
</header>
<main>
${sections.map(section).join('\n')}
<section id="shapes">
<h2>Shapes</h2>
${shapes.map(([name, schema]) => shape(name, schema)).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function section({ name, description, own }: { readonly name: string; readonly description: string; readonly own: readonly Operation[] }) {
  return `<section id="${escaped(name)}">\n<h2>${escaped(name)}</h2>\n<p>${prose(description)}</p>\n${own.map(operation).join('\n')}\n</section>`;
}

function shape(name: string, schema: unknown): string {
  const about = textOf(fieldsOf(schema)['description']);
  return `<article id="${escaped(name)}"><h3>${escaped(name)}</h3><p>${prose(about)}</p><p class="shape">${notation(schema)}</p></article>`;
}

function operation({ method, path, about }: Operation): string {
  const anchor = `${method}-${path}`.replaceAll(/[^A-Za-z0-9]+/g, '-');
  const rows = [row('for', whoMay(about['security'])), ...parameters(about), ...body(about), ...answers(about)];
  return `<article id="${anchor}">
<h3><a href="#${anchor}"><b>${method}</b> <code>${escaped(path)}</code></a></h3>
<p>${prose(textOf(about['summary']))}</p>
<table>${rows.join('')}</table>
</article>`;
}

const row = (head: string, content: string) => `<tr><th scope="row">${head}</th><td>${content}</td></tr>`;

function whoMay(security: unknown): string {
  if (!Array.isArray(security)) return 'everybody';
  const scopes = security.map((each) => fieldsOf(each)['token']).find(Array.isArray);
  return scopes === undefined
    ? 'people who are signed in'
    : `people who are signed in, and tokens with the scope <code>${escaped(scopes.join(', '))}</code>`;
}

function parameters(about: Fields): readonly string[] {
  const list: readonly unknown[] = Array.isArray(about['parameters']) ? about['parameters'] : [];
  return list.map(fieldsOf).map((each) => {
    const name = `${each['in'] === 'query' ? '?' : ''}${textOf(each['name'])}`;
    return row(`<code>${escaped(name)}</code>`, `${notation(each['schema'])}${each['required'] === true ? '' : ' (optional)'}`);
  });
}

function body(about: Fields): readonly string[] {
  const content = fieldsOf(fieldsOf(about['requestBody'])['content']);
  return Object.values(content).map((media) => row('body', `<span class="shape">${notation(fieldsOf(media)['schema'])}</span>`));
}

function answers(about: Fields): readonly string[] {
  const all = Object.entries(fieldsOf(about['responses'])).map(([status, answer]) => [status, fieldsOf(answer)] as const);
  const said = ([, answer]: (typeof all)[number]) => prose(textOf(answer['description']));
  const good = all.filter(([status]) => Number(status) < 400);
  const bad = all.filter(([status]) => Number(status) >= 400).map((each) => `${each[0]} ${said(each)}`);
  const rows = good.map((each) => {
    const [media] = Object.entries(fieldsOf(each[1]['content']));
    if (media === undefined) return row(each[0], said(each));
    const [type, { schema }] = [media[0], fieldsOf(media[1])];
    const written = type === 'application/json' ? '' : ` as <code>${escaped(type)}</code>`;
    return row(each[0], `<span class="shape">${notation(schema)}</span>${written}`);
  });
  return bad.length === 0 ? rows : [...rows, row('problems', bad.join('; '))];
}
