import { create } from 'zustand';

/** What Chromium hands out where the page can be installed. It is not in the standard's types. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `ask`: the browser will ask; `by-hand`: the reader has to use the browser's own menu (Safari); undefined: installed, or not possible. */
type Way = 'ask' | 'by-hand';

export const useInstall = create<{ readonly way: Way | undefined }>(() => ({ way: byHand() ? 'by-hand' : undefined }));

let offered: InstallEvent | undefined;

function byHand(): boolean {
  // Only Safari on phones and tablets knows this property; it is true where the page was installed.
  return 'standalone' in navigator && navigator.standalone === false;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Listens from the start: the browser says it once. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // The offer is ours, where it is in nobody's way.
    event.preventDefault();
    offered = event;
    useInstall.setState({ way: 'ask' });
  });
  addEventListener('appinstalled', () => useInstall.setState({ way: undefined }));
}

export async function install(): Promise<void> {
  const event = offered;
  if (event === undefined) return;
  const { outcome } = await event.prompt();
  // An offer can be used once.
  offered = undefined;
  if (outcome === 'accepted') useInstall.setState({ way: undefined });
}
