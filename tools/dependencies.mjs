// Draws what imports what into docs/pictures: packages.svg (workspaces by layer) and folders.svg (the folders of each workspace).
// `--check` writes nothing, and fails if a picture is not what would be drawn now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, TEST_ONLY } from './layers.mjs';
import { folderGraph, importOf, nodesOf, sourcesIn, workspaces } from './sources.mjs';

const all = new Map(workspaces().map((workspace) => [workspace.name, workspace]));
const layers = [...LAYERS, [TEST_ONLY]];

/** The workspaces that a workspace's sources import, in the order of the layers. */
function importedBy({ path }) {
  const names = [...sourcesIn(join(path, 'src'))].flatMap(({ program }) => [...nodesOf(program)].map(({ node }) => importOf(node)));
  const imported = new Set(names.map((name) => name?.match(/^@archipel\/([^/]+)/)?.[1]));
  return layers.flat().filter((name) => imported.has(name));
}

/** Folders in an order in which each imports only those before it; where there is a choice, by name. */
function sortedFolders({ folders, edges }) {
  const sorted = [];
  const left = new Set(folders);
  while (left.size > 0) {
    const ready = [...left].filter((folder) => [...(edges.get(folder)?.keys() ?? [])].every((other) => !left.has(other)));
    // A cycle, which tools/check-imports.mjs reports: drawn all the same.
    const next = ready[0] ?? [...left][0];
    sorted.push(next);
    left.delete(next);
  }
  return sorted;
}

const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x, y, kind, words) => `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`;

/** Words in lines of at most so many letters. */
function wrapped(words, width) {
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function picture(width, height, title, parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<style>
  .page { fill: #ffffff } .box { fill: #f4f6f8; stroke: #8fa0b0 } .dot { fill: #1f6fb2 } .back { fill: #c0261c } .step { fill: #d7dee5 } .guide { stroke: #e3e8ed }
  text { font-family: system-ui, sans-serif; font-size: 12px; fill: #1c2733 } .name { font-size: 15px; font-weight: 600 } .note { fill: #556575 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #14191f } .box { fill: #1e262e; stroke: #566879 } .dot { fill: #6cb6f0 } .back { fill: #ff7b70 } .step { fill: #33404c } .guide { stroke: #242e37 }
    text { fill: #e6ebf0 } .note { fill: #9fb0c0 }
  }
</style>
<rect class="page" width="${width}" height="${height}"/>
${parts.join('\n')}
</svg>
`;
}

const [WIDTH, MARGIN, LINE] = [1060, 16, 16];

/** Workspaces as boxes, a layer a row, the kernel on top; each box says what it imports. */
function packagesPicture() {
  const parts = [];
  let y = MARGIN;
  for (const layer of layers) {
    const boxWidth = Math.floor((WIDTH - MARGIN) / layer.length) - MARGIN;
    const boxes = layer.map((name) => boxText(all.get(name), Math.floor(boxWidth / 7)));
    const height = 40 + LINE * Math.max(...boxes.map(({ lines }) => lines.length));
    for (const [index, { title, lines }] of boxes.entries()) {
      const x = MARGIN + index * (boxWidth + MARGIN);
      parts.push(
        `<rect class="box" x="${x}" y="${y}" width="${boxWidth}" height="${height}" rx="6"/>`,
        text(x + 12, y + 24, 'name', title),
      );
      for (const [row, { kind, words }] of lines.entries()) parts.push(text(x + 12, y + 44 + row * LINE, kind, words));
    }
    y += height + MARGIN;
  }
  return picture(WIDTH, y, 'The workspaces by layer; each imports only from layers above it', parts);
}

/** What stands in the box of a workspace, in lines of at most so many letters. */
function boxText(workspace, letters) {
  const { description } = JSON.parse(readFileSync(join(workspace.path, 'package.json'), 'utf8'));
  const imports = importedBy(workspace);
  const lines = (kind, words) => wrapped(words, letters).map((line) => ({ kind, words: line }));
  return {
    title: workspace.path,
    lines: [
      ...lines('', workspace.name === TEST_ONLY ? `${description}; known to tests only` : description),
      ...(imports.length > 0 ? lines('note', `imports ${imports.join(', ')}`) : []),
    ],
  };
}

const CELL = 15;

/** A staircase: a row a folder, a dot in the row of each folder that imports the folder on the step above the dot. */
function staircase({ path }, graph) {
  const folders = sortedFolders(graph);
  const at = new Map(folders.map((folder, index) => [folder, index]));
  const parts = [text(0, 16, 'name', path)];
  for (const row of folders.keys()) {
    const y = 28 + row * CELL;
    parts.push(`<path class="guide" d="M0 ${y + 7}H${row * CELL}M${row * CELL + 7} ${y + CELL}V${28 + folders.length * CELL}"/>`);
  }
  for (const [row, folder] of folders.entries()) {
    const y = 28 + row * CELL;
    parts.push(`<rect class="step" x="${row * CELL + 2}" y="${y + 2}" width="11" height="11" rx="2"/>`);
    parts.push(text((row + 1) * CELL + 4, y + 12, '', folder === '.' ? 'src' : folder));
    for (const other of graph.edges.get(folder)?.keys() ?? []) {
      const column = at.get(other);
      parts.push(
        `<circle class="${column < row ? 'dot' : 'back'}" cx="${column * CELL + 7}" cy="${y + 7}" r="4"><title>${folder} imports ${other}</title></circle>`,
      );
    }
  }
  const width = Math.max(...folders.map((folder, row) => (row + 1) * CELL + 4 + folder.length * 7), path.length * 9);
  return { parts, width, height: 28 + folders.length * CELL + 24 };
}

/** The staircases of all workspaces that have folders, in as many columns as there is room for. */
function foldersPicture() {
  const graphs = layers.flat().map((name) => ({ workspace: all.get(name), graph: folderGraph(all.get(name).path) }));
  const panels = graphs
    .filter(({ graph }) => graph.folders.some((folder) => folder.includes('/') || !folder.includes('.')))
    .map(({ workspace, graph }) => staircase(workspace, graph));
  const parts = [
    text(
      MARGIN,
      30,
      'note',
      'A dot says that the folder of its row imports the folder on the step above the dot. All dots lie below the steps: no cycles.',
    ),
  ];
  let [x, y, rowHeight] = [MARGIN, 50, 0];
  for (const panel of panels) {
    if (x > MARGIN && x + panel.width > WIDTH - MARGIN) [x, y, rowHeight] = [MARGIN, y + rowHeight, 0];
    parts.push(`<g transform="translate(${x} ${y})">`, ...panel.parts, '</g>');
    x += panel.width + 36;
    rowHeight = Math.max(rowHeight, panel.height);
  }
  return picture(WIDTH, y + rowHeight, 'The folders of each workspace; each imports only folders above it', parts);
}

const stale = [];
for (const [name, drawn] of [
  ['packages', packagesPicture()],
  ['folders', foldersPicture()],
]) {
  const file = join('docs', 'pictures', `${name}.svg`);
  if (existsSync(file) && readFileSync(file, 'utf8') === drawn) continue;
  if (process.argv.includes('--check')) stale.push(file);
  else writeFileSync(file, drawn);
}
for (const file of stale) console.error(`${file} is stale: run node tools/dependencies.mjs`);
process.exitCode = stale.length === 0 ? 0 : 1;
