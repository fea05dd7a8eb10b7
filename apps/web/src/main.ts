// oxlint-disable import/no-unassigned-import -- a style sheet has nothing to assign
import '@fontsource-variable/roboto-condensed/wght.css';
import '@fontsource-variable/source-serif-4/opsz.css';
import '@fontsource-variable/source-serif-4/wght-italic.css';
import './styles/all.css';
import { checkFiles } from './check.ts';
import { element } from './elements.ts';
import { send } from './errands.ts';
import { chartGames } from './standing.ts';
import { themeButton } from './theme.ts';
import { offerGames, offerNone } from './watch.ts';

themeButton(element('theme', HTMLButtonElement));

// The page that says "not found" has the frame only.
if (document.getElementById('watch')) {
  checkFiles();
  send({ ask: 'games' }).then(
    (games = []) => {
      chartGames(games);
      offerGames(games);
      element('watch', HTMLElement).dataset['games'] = `${games.length}`;
    },
    (error: Error) => offerNone(error.message),
  );
}
