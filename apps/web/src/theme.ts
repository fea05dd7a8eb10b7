const KEY = 'archipel.theme';
const night = matchMedia('(prefers-color-scheme: dark)');

type Theme = 'light' | 'dark';

/** What the reader chose, if anything. A browser may forbid us to remember; then the choice lasts as long as the page. */
function remembered(): Theme | undefined {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Nothing to be done, and nothing is lost but the memory.
  }
}

let chosen = remembered();
if (chosen) document.documentElement.dataset['theme'] = chosen;

const shown = (): Theme => chosen ?? (night.matches ? 'dark' : 'light');

/** The button that changes between light and dark. Until it is pressed, the system decides. */
export function themeButton(button: HTMLButtonElement): void {
  const tellState = () => button.setAttribute('aria-pressed', String(shown() === 'dark'));
  button.addEventListener('click', () => {
    chosen = shown() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = chosen;
    remember(chosen);
    tellState();
  });
  night.addEventListener('change', tellState);
  tellState();
  button.hidden = false;
}
