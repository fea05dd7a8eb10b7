import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Frame } from './frame/Frame.tsx';
import { Lost } from './frame/Lost.tsx';
import { Home } from './home/Home.tsx';
import { Texts, useText } from './text.tsx';
import { tableName } from './ui/names.ts';

const LocalGame = lazy(() => import('./game/LocalGame.tsx').then((room) => ({ default: room.LocalGame })));
const TablePage = lazy(() => import('./lobby/TablePage.tsx').then((room) => ({ default: room.TablePage })));
const JoinPage = lazy(() => import('./lobby/JoinPage.tsx').then((room) => ({ default: room.JoinPage })));
const Settings = lazy(() => import('./settings/Settings.tsx').then((room) => ({ default: room.Settings })));
const About = lazy(() => import('./about/About.tsx').then((room) => ({ default: room.About })));
const Check = lazy(() => import('./check/Check.tsx').then((room) => ({ default: room.Check })));

const SHELL = ['shell'] as const;

export function App() {
  return (
    <Suspense>
      <Texts parts={SHELL}>
        <Pages />
      </Texts>
    </Suspense>
  );
}

/** Which page is at which address. */
function Pages() {
  const { t } = useText();
  return (
    <Switch>
      <Route path="/">
        <Frame>
          <Home />
        </Frame>
      </Route>
      <Route path="/play/:id">
        {({ id }) => (
          <Frame wide title={tableName(id)}>
            <LocalGame id={id} />
          </Frame>
        )}
      </Route>
      <Route path="/t/:id">{({ id }) => <TablePage id={id} />}</Route>
      <Route path="/j/:code">
        {({ code }) => (
          <Frame>
            <JoinPage code={code} />
          </Frame>
        )}
      </Route>
      <Route path="/settings">
        <Frame title={t('common.settings')}>
          <Settings />
        </Frame>
      </Route>
      <Route path="/about">
        <Frame title={t('common.about')}>
          <About />
        </Frame>
      </Route>
      <Route path="/check">
        <Frame title={t('common.check')}>
          <Check />
        </Frame>
      </Route>
      <Route>
        <Frame title={t('common.lost')}>
          <Lost />
        </Frame>
      </Route>
    </Switch>
  );
}
