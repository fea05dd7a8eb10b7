import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const GOLDEN = ['anno1503', 'anno1800'].map((game) => new URL(`../../../../packages/${game}/golden/`, import.meta.url));
const ENDING = '.match.jsonl';

interface RecordedMatch {
  readonly name: string;
  readonly file: string;
  readonly hashes: readonly string[];
}

/** Every match that was recorded, with the hashes of its positions. */
export function recordedMatches(): readonly RecordedMatch[] {
  return GOLDEN.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .map((name) => {
        const read = (ending: string) => readFileSync(new URL(name.replace(ENDING, ending), folder), 'utf8');
        return { name, file: read(ENDING), hashes: read('.hashes').trim().split('\n') };
      }),
  );
}

/** The rules of both games as one script, and in it a function that answers the hashes of a match file as JSON. */
export async function hashingScript(): Promise<string> {
  const entry = fileURLToPath(new URL('hashesOf.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'recorded', fileName: 'recorded' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return `async (file) => { ${output.output[0].code}; return JSON.stringify(recorded.hashesOf(file)); }`;
}
