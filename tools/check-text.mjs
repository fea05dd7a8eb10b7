// Every sentence in every language (docs/translating.md): all keys, the same arguments, nothing left in English, no text in components,
// every message filled with extreme values. The last line says how many messages each language has; 0 only if nothing is wrong or missing.
import { runnerImport } from 'vite';
import { nodesOf, sourcesIn } from './sources.mjs';

/** As many lines of each kind of fault as one can read. */
const SHOWN = 20;
let faulty = false;

function report(where, name, faults) {
  if (faults.length === 0) return;
  faulty = true;
  console.log(`${where}: ${name} (${faults.length})`);
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  if (faults.length > SHOWN) console.log(`  … and ${faults.length - SHOWN} more`);
}

const load = async (file) => (await runnerImport(file, { configFile: false, logLevel: 'error' })).module;
const { CHECKS } = await load('./packages/text/test/checks.ts');
const { messagesOf, written } = await load('./packages/text/test/messages.ts');

const english = written.get('en');
for (const [language, messages] of written) {
  for (const [name, check] of Object.entries(CHECKS)) report(language, name, check(language, messages, english));
}
report('apps/web/src', 'text in a component', [...sourcesIn('apps/web/src')].flatMap(textsIn));
console.log([...written.keys()].map((language) => `${language} ${messagesOf(language).length}`).join(', '));
process.exitCode = faulty ? 1 : 0;

/** What is written into a component for people to read, and belongs into packages/text. */
function textsIn({ path, program }) {
  const READ = [
    'title',
    'alt',
    'placeholder',
    'label',
    'legend',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
  ];
  // Games are called the same in every language.
  const isText = (value) => typeof value === 'string' && /\p{L}{2}/u.test(value.replaceAll(/Anno 1[58]0[03]/g, ''));
  const read = ({ node, parent }) => {
    if (node.type === 'JSXText') return node.value;
    const isChild = parent?.type === 'JSXExpressionContainer' && Boolean(parent.isChild);
    if (node.type === 'Literal')
      return isChild || (parent?.type === 'JSXAttribute' && READ.includes(parent.name.name)) ? node.value : undefined;
    return undefined;
  };
  const nodes = [...nodesOf(program)];
  for (const { node, parent } of nodes) {
    if (node.type === 'JSXExpressionContainer') node.isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  }
  return nodes.map(read).flatMap((value) => (isText(value) ? [`${path}: ${value.trim()}`] : []));
}
