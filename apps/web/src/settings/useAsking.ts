import { useState } from 'react';
import type { Asked } from '../api/client.ts';
import { useText } from '../reader/text.tsx';
import { faultText } from '../ui/faults.ts';

/** Something that is asked of the server by a button: whether it is under way, and what came of it in words. */
export function useAsking() {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly ok: boolean; readonly text: string }>();
  const run = async <Value>(asked: Promise<Asked<Value>>, done: string): Promise<Value | undefined> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setResult(answer.ok ? { ok: true, text: done } : { ok: false, text: faultText(t, answer.fault) });
    return answer.ok ? answer.value : undefined;
  };
  return { busy, result, run };
}
