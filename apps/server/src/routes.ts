import { chairRoutes } from './api/chairRoutes.ts';
import { chatRoutes } from './api/chatRoutes.ts';
import { identityRoutes } from './api/identityRoutes.ts';
import { playRoutes } from './api/playRoutes.ts';
import { sessionRoutes } from './api/sessionRoutes.ts';
import { streamRoute } from './api/streamRoute.ts';
import { tableRoutes } from './api/tableRoutes.ts';
import { tokenRoutes } from './api/tokenRoutes.ts';
import type { App } from './app.ts';
import type { Route } from './http/routing.ts';
import type { Authenticator } from './identity/authentication.ts';
import type { Store } from './store/store.ts';
import type { Clock } from './system/clock.ts';

/** The whole API, one route after another. */
export function routesOf(app: App, store: Store, authenticator: Authenticator, clock: Clock): readonly Route[] {
  const deps = { ...app, store, authenticator, clock };
  return [
    ...identityRoutes(deps),
    ...sessionRoutes(deps),
    ...tokenRoutes(deps),
    ...tableRoutes(deps),
    ...chairRoutes(deps),
    ...chatRoutes(deps),
    ...playRoutes(deps),
    streamRoute(deps),
  ];
}
