import { PATHS, pushEndSchema, pushKeySchema, pushSchema, shownWebhookSchema, webhookSchema } from '@archipel/protocol';
import type { Settings } from '../configuration/configuration.ts';
import { type Route, route } from '../http/routing.ts';
import type { Notices } from '../notices/notices.ts';
import { namesInside } from '../notices/privateAddresses.ts';
import { isSubscription } from '../notices/push.ts';
import { type Problem, problem } from '../problems/problem.ts';
import type { Store } from '../store/store.ts';

const tag = 'notices';
/** More browsers than one person has. */
const MOST_PUSHES = 20;

/** No origin is longer than this. */
const LONGEST_HOME = 300;

/**
 * The address of the pages from which somebody sets up a webhook, for the links in it. It is taken from the header `Origin`, which a page
 * cannot forge and which was compared with ours before (`isCrossSite`); and it is kept for this one person, so that whatever a program
 * writes there leads nobody else astray. The header `Host` of other requests counts for nothing.
 */
export function homeOf(origin: string | undefined): string | null {
  if (origin === undefined || origin.length > LONGEST_HOME || !URL.canParse(origin)) return null;
  const { protocol, origin: home } = new URL(origin);
  return /^https?:$/.test(protocol) && home === origin ? home : null;
}

type Terms = Pick<Settings, 'push' | 'webhooks' | 'webhooksInside'>;

/** How one comes to be told that it is one's turn, and to be told no more. */
export function noticeRoutes(store: Store, notices: Notices, { push, webhooks, webhooksInside }: Terms): readonly Route[] {
  const shown = (person: string, url: string | null) => ({ url, secret: url === null ? null : notices.secretOf(person, url) });

  function refusal(address: string): Problem | undefined {
    const reachable = webhooksInside || !namesInside(new URL(address));
    return reachable ? undefined : problem('bad-address', 'this is an address of the server itself or of a private network');
  }

  return [
    route(
      { method: 'GET', path: PATHS.push, tag, needs: 'session', summary: 'The key with which a browser subscribes', answer: pushKeySchema },
      async () => ({ key: notices.pushKey }),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.push,
        tag,
        needs: 'session',
        summary: 'Tell this browser when it is my turn and I am not there',
        body: pushSchema,
        problems: ['switched-off', 'bad-address', 'too-many-requests'],
      },
      async ({ body: { endpoint, keys } }, { person }) => {
        if (!push) return problem('switched-off', 'this server does not push');
        const refused = refusal(endpoint);
        if (refused) return refused;
        // Push services are asked over encrypted connections only; where private addresses are allowed, tests stand in for them.
        if (!webhooksInside && new URL(endpoint).protocol !== 'https:')
          return problem('bad-address', 'a push service has an https address');
        if (!isSubscription(keys)) return problem('bad-address', 'with these keys nothing can be encrypted');
        const own = await store.notices.pushesOf(person.id);
        if (own.length >= MOST_PUSHES) return problem('too-many-requests', `at most ${MOST_PUSHES} browsers`);
        await store.notices.addPush(person.id, { endpoint, ...keys });
        return undefined;
      },
    ),
    route(
      {
        method: 'DELETE',
        path: PATHS.push,
        tag,
        needs: 'session',
        summary: 'Tell this browser no more',
        body: pushEndSchema,
        problems: ['not-found'],
      },
      async ({ body: { endpoint } }, { person }) => {
        const own = await store.notices.pushesOf(person.id);
        if (!own.some((each) => each.endpoint === endpoint)) return problem('not-found', 'this browser is not told anything');
        await store.notices.dropPush(endpoint);
        return undefined;
      },
    ),
    route(
      {
        method: 'GET',
        path: PATHS.webhook,
        tag,
        needs: 'session',
        summary: 'The address that is told, and its secret',
        answer: shownWebhookSchema,
      },
      async (_, { person }) => shown(person.id, (await store.notices.webhookOf(person.id))?.url ?? null),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.webhook,
        tag,
        needs: 'session',
        summary: 'Tell this address when it is my turn and I am not there',
        body: webhookSchema,
        answer: shownWebhookSchema,
        problems: ['switched-off', 'bad-address'],
      },
      async ({ body: { url }, request }, { person }) => {
        if (!webhooks) return problem('switched-off', 'this server calls no webhooks');
        const refused = refusal(url);
        if (refused) return refused;
        await store.notices.setWebhook(person.id, { url, home: homeOf(request.headers.origin) });
        return shown(person.id, url);
      },
    ),
    route({ method: 'DELETE', path: PATHS.webhook, tag, needs: 'session', summary: 'Tell it no more' }, async (_, { person }) => {
      await store.notices.setWebhook(person.id, null);
      return undefined;
    }),
  ];
}
