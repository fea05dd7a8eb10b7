import { PATHS, pushEndSchema, pushKeySchema, pushSchema, shownWebhookSchema, webhookSchema } from '@archipel/protocol';
import type { Settings } from '../configuration.ts';
import { type No, no } from '../problems.ts';
import { type Route, route } from '../routing.ts';
import type { Store } from '../store/store.ts';
import { namesInside } from './inside.ts';
import type { Notices } from './notices.ts';
import { isSubscription } from './push.ts';

const tag = 'notices';
/** More browsers than one person has. */
const MOST_PUSHES = 20;

type Terms = Pick<Settings, 'push' | 'webhooks' | 'webhooksInside'>;

/** How one comes to be told that it is one's turn, and to be told no more. */
export function noticeRoutes(store: Store, notices: Notices, { push, webhooks, webhooksInside }: Terms): readonly Route[] {
  const shown = (person: string, url: string | null) => ({ url, secret: url === null ? null : notices.secretOf(person, url) });

  function refusal(address: string): No | undefined {
    const reachable = webhooksInside || !namesInside(new URL(address));
    return reachable ? undefined : no('bad-address', 'this is an address of the server itself or of a private network');
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
        summary: 'Tell this browser when it is my turn in a game of days and I am not there',
        body: pushSchema,
        problems: ['switched-off', 'bad-address', 'too-many-requests'],
      },
      async ({ body: { endpoint, keys } }, { person }) => {
        if (!push) return no('switched-off', 'this server does not push');
        const refused = refusal(endpoint);
        if (refused) return refused;
        if (!isSubscription(keys)) return no('bad-address', 'with these keys nothing can be encrypted');
        const own = await store.notices.pushesOf(person.id);
        if (own.length >= MOST_PUSHES) return no('too-many-requests', `at most ${MOST_PUSHES} browsers`);
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
        if (!own.some((each) => each.endpoint === endpoint)) return no('not-found', 'this browser is not told anything');
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
      async (_, { person }) => shown(person.id, await store.notices.webhookOf(person.id)),
    ),
    route(
      {
        method: 'PUT',
        path: PATHS.webhook,
        tag,
        needs: 'session',
        summary: 'Tell this address when it is my turn in a game of days and I am not there',
        body: webhookSchema,
        answer: shownWebhookSchema,
        problems: ['switched-off', 'bad-address'],
      },
      async ({ body: { url } }, { person }) => {
        if (!webhooks) return no('switched-off', 'this server calls no webhooks');
        const refused = refusal(url);
        if (refused) return refused;
        await store.notices.setWebhook(person.id, url);
        return shown(person.id, url);
      },
    ),
    route({ method: 'DELETE', path: PATHS.webhook, tag, needs: 'session', summary: 'Tell it no more' }, async (_, { person }) => {
      await store.notices.setWebhook(person.id, null);
      return undefined;
    }),
  ];
}
