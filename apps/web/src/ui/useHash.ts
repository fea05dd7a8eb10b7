import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** What stands behind # in the address: the number of a rule, a sheet. Anybody may have written it. */
function hash(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

export const useHash = (): string => useSyncExternalStore(subscribe, hash);
