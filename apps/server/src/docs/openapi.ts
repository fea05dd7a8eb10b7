import { isRecord } from '@archipel/kernel';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { shapes } from './shapes.ts';
import { tidied } from './tidy.ts';

/** The parts of the API, in the order in which one meets them. */
const TAGS = [
  { name: 'identity', description: 'Who one is: a name, a password to keep it, tokens for programs.' },
  { name: 'tables', description: 'Where games are played: make one, sit down, agree, begin.' },
  {
    name: 'play',
    description:
      'Moves, taking back, what happened, and being told of it at once. On the WebSocket `/api/v1/socket` a client says `AskInput` and hears `Tell`.',
  },
  { name: 'chat', description: 'Words at a table.' },
  { name: 'notices', description: "Being told that it is one's turn while away." },
  { name: 'server', description: 'The server itself.' },
];

const SECURITY = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'archipel', description: 'What a browser gets when a person gives a name or signs in.' },
  token: { type: 'http', scheme: 'bearer', description: 'A token that a person has made for a program, with its scopes.' },
} as const;

/** What is said on the socket, which OpenAPI has no path for. */
const ON_SOCKET = ['AskInput', 'Tell'];

/** What the schemas say only because of how they are written here. */
function plain({ jsonSchema: shape }: { readonly jsonSchema: Record<string, unknown> }): void {
  // Ours cannot be changed by our own code; in a description it would mean that a client may not send it.
  delete shape['readOnly'];
  delete shape['propertyNames'];
  if (shape['minimum'] === Number.MIN_SAFE_INTEGER) delete shape['minimum'];
  if (shape['maximum'] === Number.MAX_SAFE_INTEGER) delete shape['maximum'];
}

const manner = { schemaRegistry: shapes, zodToJsonConfig: { override: plain } };

/** Collects the routes that are put up after this into a description: from the very schemas that validate. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  const complete = createJsonSchemaTransformObject(manner);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Archipel',
        version,
        description: 'Anno 1800 and Anno 1503, the board games: tables, seats, moves. The guide is docs/api.md.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: TAGS,
      components: { securitySchemes: SECURITY },
    },
    hideUntagged: true,
    transform: createJsonSchemaTransform(manner),
    transformObject: (given) => {
      const document = complete(given);
      const { paths, components } = document as ApiDocument;
      const tidy = tidied(paths, components.schemas, ON_SOCKET);
      return { ...document, paths: spoken(tidy.paths), components: { ...components, schemas: tidy.schemas } } as typeof document;
    },
  });
}

/** Every operation says what comes if all goes well; nothing does, where no answer is described. */
function spoken(paths: unknown): unknown {
  if (!isRecord(paths)) return paths;
  const operation = (about: unknown) => {
    if (!isRecord(about) || !isRecord(about['responses'])) return about;
    const good = Object.entries(about['responses']).filter(([status]) => status.startsWith('2'));
    const said = good.map(([status, answer]) => [status, isRecord(answer) ? { ...answer, description: 'As asked for.' } : answer]);
    const responses = { ...(good.length === 0 && { 204: { description: 'Done.' } }), ...about['responses'], ...Object.fromEntries(said) };
    return { ...about, responses };
  };
  const item = (methods: unknown) =>
    isRecord(methods) ? Object.fromEntries(Object.entries(methods).map(([method, about]) => [method, operation(about)])) : methods;
  return Object.fromEntries(Object.entries(paths).map(([path, methods]) => [path, item(methods)]));
}

/** What we read of an OpenAPI document ourselves. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>>; readonly securitySchemes: unknown };
}

/** The description of everything that was put up, once the application is ready. */
export function descriptionOf(app: FastifyInstance): ApiDocument {
  // It was made above, with all of this in it.
  return app.swagger() as unknown as ApiDocument;
}
