import { useEffect, useState } from 'react';
import type { Session } from '../session/session.ts';

/** The match file, once the game is over and the file has come. */
export function useMatchFile(session: Session | undefined): string | undefined {
  const [file, setFile] = useState<string>();
  useEffect(() => {
    let left = false;
    void session?.file().then((text) => !left && setFile(text));
    return () => {
      left = true;
    };
  }, [session]);
  return file;
}
