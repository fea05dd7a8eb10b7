import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Frame } from './frame/Frame.tsx';
import { Lost } from './frame/Lost.tsx';
import { Home } from './home/Home.tsx';
import { Texts, useText } from './reader/text.tsx';
import { tableName } from './ui/names.ts';

const LocalGame = lazy(() => import('./game/LocalGame.tsx').then((room) => ({ default: room.LocalGame })));
const AtScreen = lazy(() => import('./hotseat/AtScreen.tsx').then((room) => ({ default: room.AtScreen })));
const TablePage = lazy(() => import('./lobby/TablePage.tsx').then((room) => ({ default: room.TablePage })));
const JoinPage = lazy(() => import('./lobby/JoinPage.tsx').then((room) => ({ default: room.JoinPage })));
const Settings = lazy(() => import('./settings/Settings.tsx').then((room) => ({ default: room.Settings })));
const About = lazy(() => import('./about/About.tsx').then((room) => ({ default: room.About })));
const RulesPage = lazy(() => import('./rules/RulesPage.tsx').then((room) => ({ default: room.RulesPage })));
const TryPage = lazy(() => import('./rules/TryPage.tsx').then((room) => ({ default: room.TryPage })));
const LearnPage = lazy(() => import('./learn/LearnPage.tsx').then((room) => ({ default: room.LearnPage })));
const LearnList = lazy(() => import('./learn/LearnList.tsx').then((room) => ({ default: room.LearnList })));
const SheetPage = lazy(() => import('./sheet/SheetPage.tsx').then((room) => ({ default: room.SheetPage })));
const StatisticsPage = lazy(() => import('./statistics/StatisticsPage.tsx').then((room) => ({ default: room.StatisticsPage })));
const DayPage = lazy(() => import('./puzzle/PuzzlePage.tsx').then((room) => ({ default: room.DayPage })));
const PuzzlePage = lazy(() => import('./puzzle/PuzzlePage.tsx').then((room) => ({ default: room.PuzzlePage })));
const PuzzleArchive = lazy(() => import('./puzzle/Archive.tsx').then((room) => ({ default: room.Archive })));
const ReviewPage = lazy(() => import('./review/ReviewPage.tsx').then((room) => ({ default: room.ReviewPage })));
const Check = lazy(() => import('./check/Check.tsx').then((room) => ({ default: room.Check })));

const BoxPage = lazy(() => import('./box/BoxPage.tsx').then((room) => ({ default: room.BoxPage })));

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
      <Route path="/learn">
        <Frame title={t('home.learn')}>
          <LearnList />
        </Frame>
      </Route>
      <Route path="/learn/:game">
        {({ game }) => (
          <Frame wide title={t('home.learn')}>
            <LearnPage key={game} game={game} />
          </Frame>
        )}
      </Route>
      <Route path="/puzzle/all">
        <Frame title={t('home.puzzles')}>
          <PuzzleArchive />
        </Frame>
      </Route>
      <Route path="/puzzle/:game/:number">
        {({ game, number }) => (
          <Frame wide title={t('home.puzzles')}>
            <PuzzlePage key={`${game} ${number}`} game={game} number={Number(number)} />
          </Frame>
        )}
      </Route>
      <Route path="/puzzle/:date?">
        {({ date }) => (
          <Frame wide title={t('home.puzzleToday')}>
            <DayPage {...(date === undefined ? {} : { date })} />
          </Frame>
        )}
      </Route>
      <Route path="/here">
        <Frame title={t('home.atScreen')}>
          <AtScreen />
        </Frame>
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
      <Route path="/rules/:game/:language/try">
        {({ game, language }) => (
          <Frame wide title={t('common.rules')}>
            <TryPage game={game} language={language} />
          </Frame>
        )}
      </Route>
      <Route path="/rules/:game?/:language?/:page?">
        {({ game, language, page }) => (
          <Frame title={t('common.rules')}>
            <RulesPage game={game} language={language} page={page} />
          </Frame>
        )}
      </Route>
      <Route path="/sheet">
        <Frame title={t('common.sheet')}>
          <SheetPage />
        </Frame>
      </Route>
      <Route path="/statistics">
        <Frame title={t('common.statistics')}>
          <StatisticsPage />
        </Frame>
      </Route>
      <Route path="/r/:id">
        {({ id }) => (
          <Frame wide title={t('common.review')}>
            <ReviewPage key={id} id={id} />
          </Frame>
        )}
      </Route>
      <Route path="/box/:game?">
        {({ game }) => (
          <Frame title={t('ownBox.nav')}>
            <BoxPage game={game} />
          </Frame>
        )}
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
