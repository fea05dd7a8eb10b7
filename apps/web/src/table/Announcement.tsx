import { RuleText } from './RuleText.tsx';

/** A sentence that is shown in passing. */
export function Announcement({ sentence }: { readonly sentence: string }) {
  return sentence === '' ? null : (
    <p className="announcement" role="status">
      <RuleText>{sentence}</RuleText>
    </p>
  );
}
