import { element, show } from './elements.ts';
import { type GameAtHand, send } from './errands.ts';
import { html } from './markup.ts';
import { emptyState, plainState } from './page/states.ts';
import { resultSheet } from './result.ts';
import { saveText } from './save.ts';
import { gameName, words } from './words.ts';

const { watch, seeds } = words;

/** No game can be played, because there is none or because the rules could not be loaded. */
export function offerNone(why?: string): void {
  const place = element('watch-answer', HTMLElement);
  show(place, why === undefined ? emptyState(watch.none, watch.noneSays) : plainState(watch.failed, why));
}

export function offerGames(games: readonly GameAtHand[]): void {
  const [first] = games;
  if (first === undefined) {
    offerNone();
    return;
  }
  const form = element('watch-form', HTMLFormElement);
  const game = () => games.find(({ id }) => id === new FormData(form).get('game')) ?? first;

  show(element('watch-games', HTMLElement), html`${games.map((each) => gameCard(each, each === first))}`);
  const showSeats = () =>
    show(element('watch-seats', HTMLElement), html`${seatRange(game()).map((seats, at) => seatButton(seats, at === 0))}`);
  showSeats();
  element('watch-games', HTMLElement).addEventListener('change', showSeats);
  element('watch-another', HTMLButtonElement).addEventListener('click', () => {
    element('watch-seed', HTMLInputElement).value = anotherSeed();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void play(game().id, Number(new FormData(form).get('seats')), element('watch-seed', HTMLInputElement).value);
  });
  form.hidden = false;
}

const gameCard = ({ id, seats }: GameAtHand, chosen: boolean) =>
  html`<label class="card"><input type="radio" name="game" value="${id}"${chosen ? html` checked` : undefined}><b>${gameName(id)}</b> <span>${watch.seatRange(seats.min, seats.max)}</span></label>`;

const seatButton = (seats: number, chosen: boolean) =>
  html`<label class="segment"><input type="radio" name="seats" value="${seats}"${chosen ? html` checked` : undefined}>${seats}</label>`;

const seatRange = ({ seats }: GameAtHand) => Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

function anotherSeed(): string {
  const [mood = 0, thing = 0, number = 0] = crypto.getRandomValues(new Uint32Array(3));
  const { moods, things } = seeds;
  return `${moods[mood % moods.length]} ${things[thing % things.length]} ${(number % 90) + 10}`;
}

async function play(game: string, seats: number, seed: string): Promise<void> {
  const place = element('watch-answer', HTMLElement);
  const news = element('watch-news', HTMLElement);
  const start = element('watch-play', HTMLButtonElement);
  const stop = element('watch-stop', HTMLButtonElement);
  if (start.getAttribute('aria-disabled') === 'true') return;

  const calledOff = new AbortController();
  const callOff = () => calledOff.abort();
  stop.addEventListener('click', callOff);
  start.setAttribute('aria-disabled', 'true');
  stop.hidden = false;
  news.textContent = watch.working;
  show(
    place,
    html`<div class="state state-working"><p class="state-title">${watch.working}</p><p id="watch-progress">${watch.progress(1, 0)}</p><progress aria-labelledby="watch-progress"></progress></div>`,
  );

  try {
    const played = await send(
      { ask: 'play', game, seats, seed },
      {
        signal: calledOff.signal,
        onProgress: ({ round, moves }) => {
          element('watch-progress', HTMLElement).textContent = watch.progress(round, moves);
        },
      },
    );
    if (played === undefined) {
      news.textContent = watch.stopped;
      show(place, plainState(watch.stopped, watch.stoppedSays));
    } else {
      const { headline, sheet } = resultSheet(played);
      show(place, sheet);
      news.textContent = headline;
      element('watch-save', HTMLButtonElement).addEventListener('click', () => {
        saveText(played.file, played.fileName);
        element('watch-saved', HTMLElement).textContent = watch.saved(played.fileName);
      });
    }
  } catch (error) {
    news.textContent = watch.failed;
    show(place, plainState(watch.failed, error instanceof Error ? error.message : String(error)));
  } finally {
    stop.removeEventListener('click', callOff);
    if (document.activeElement === stop) start.focus();
    stop.hidden = true;
    start.removeAttribute('aria-disabled');
  }
}
