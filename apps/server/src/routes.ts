import type { Clock } from './clock.ts';
import type { House } from './house.ts';
import { identityRoutes } from './identity/routes.ts';
import { sessionRoutes } from './identity/sessionRoutes.ts';
import { tokenRoutes } from './identity/tokenRoutes.ts';
import type { Doorkeeper } from './identity/who.ts';
import { playRoutes } from './play/routes.ts';
import type { Route } from './routing.ts';
import { streamRoute } from './socket/stream.ts';
import type { Store } from './store/store.ts';
import { chairRoutes } from './tables/chairRoutes.ts';
import { chatRoutes } from './tables/chatRoutes.ts';
import { tableRoutes } from './tables/routes.ts';

/** The whole API, one route after another. */
export function routesOf(house: House, store: Store, door: Doorkeeper, clock: Clock): readonly Route[] {
  const hands = { ...house, store, door, clock };
  return [
    ...identityRoutes(hands),
    ...sessionRoutes(hands),
    ...tokenRoutes(hands),
    ...tableRoutes(hands),
    ...chairRoutes(hands),
    ...chatRoutes(hands),
    ...playRoutes(hands),
    streamRoute(hands),
  ];
}
