import { anno1800, boxOf, type Components, componentsIn, OBJECTIVES_IN_PLAY, type Options, ROUNDS } from '@archipel/anno1800';
import { isRecord, type Json } from '@archipel/kernel';
import { type Language, loadNames1800, type Names1800 } from '@archipel/text';
import { Suspense, use, useMemo, useState } from 'react';
import { BoxChoice } from '../../corrections/BoxChoice.tsx';
import { useText } from '../../reader/text.tsx';
import { Segments } from '../../ui/Segments.tsx';
import type { OptionsProps } from './optionsProps.ts';
import { definedFieldsOf, FirstPlayer, Length } from './shared.tsx';

type Objectives = Options['objectives'];
type Mood = Extract<Objectives, { readonly mood: unknown }>['mood'];
const MOODS = ['complex', 'confrontational', 'relaxed', 'expeditions', 'race'] as const satisfies readonly Mood[];
const MOOD_KEYS = {
  complex: 'lobby.moodComplex',
  confrontational: 'lobby.moodConfrontational',
  relaxed: 'lobby.moodRelaxed',
  expeditions: 'lobby.moodExpeditions',
  race: 'lobby.moodRace',
} as const satisfies Readonly<Record<Mood, string>>;
/** For an evening, for an hour, for a look at it. */
const SHORTER: readonly number[] = [30, 20, 10];

const BUILT_IN = boxOf({}).components;

// Objectives go by their names, whatever box they lie in.
const loaded = new Map<Language, Promise<Names1800>>();
function namesIn(language: Language): Promise<Names1800> {
  const names = loaded.get(language) ?? loadNames1800(language, BUILT_IN);
  loaded.set(language, names);
  return names;
}

/** The objectives of the box that was chosen. */
function objectivesIn(components: Json | undefined): Components['objectives'] {
  const read = anno1800.schemas.options.safeParse({ components });
  return (read.success ? componentsIn(read.data) : undefined)?.objectives ?? BUILT_IN.objectives;
}

/** What can be agreed of Anno 1800: the objectives (R1.4), who begins (R1.6), and an end before the game's own. */
export function Options1800({ options, chairs, disabled, onChange, onUnpicked }: OptionsProps) {
  const { t } = useText();
  const given = definedFieldsOf(options);
  const objectives = given['objectives'] ?? 'random';
  const way = objectives === 'beginners' ? 'beginners' : isRecord(objectives) ? ('mood' in objectives ? 'mood' : 'chosen') : 'random';
  // While five are being picked the table still has what it had, because fewer cannot be played: the game does not begin so long.
  const [picked, setPicked] = useState<readonly string[]>();
  const agreed = isRecord(objectives) && Array.isArray(objectives['chosen']) ? objectives['chosen'].map(String) : [];
  const shown = picked ? 'chosen' : way;
  const change = (next: Json) => onChange({ ...given, objectives: next });
  const pick = (next: readonly string[]) => {
    setPicked(next);
    onUnpicked(OBJECTIVES_IN_PLAY - next.length);
    if (next.length === OBJECTIVES_IN_PLAY) change({ chosen: [...next] });
  };
  const choose = (next: typeof way) => {
    if (next === 'chosen') return pick(agreed);
    setPicked(undefined);
    onUnpicked(0);
    change(next === 'mood' ? { mood: 'relaxed' } : next);
  };
  const { first, rounds } = given;
  return (
    <>
      <Segments
        legend={t('lobby.objectives')}
        disabled={disabled}
        options={[
          { value: 'random', label: t('lobby.objectivesRandom') },
          { value: 'beginners', label: t('lobby.objectivesBeginners') },
          { value: 'mood', label: t('lobby.objectivesMood') },
          { value: 'chosen', label: t('lobby.objectivesChosen') },
        ]}
        value={shown}
        onChange={choose}
      />
      {shown === 'mood' && isRecord(objectives) ? (
        <Segments
          legend={t('lobby.mood')}
          disabled={disabled}
          options={MOODS.map((value) => ({ value, label: t(MOOD_KEYS[value]) }))}
          value={MOODS.find((mood) => mood === objectives['mood']) ?? 'relaxed'}
          onChange={(mood) => change({ mood })}
        />
      ) : null}
      {shown === 'chosen' ? (
        <Suspense>
          <Picking picked={picked ?? agreed} components={given['components']} disabled={disabled} onChange={pick} />
        </Suspense>
      ) : null}
      <BoxChoice game="anno1800" options={given} disabled={disabled} onChange={onChange} />
      <FirstPlayer
        chairs={chairs}
        disabled={disabled}
        ways={[{ value: 'random', label: t('lobby.firstRandom') }]}
        value={typeof first === 'number' ? first : 'random'}
        onChange={(next) => onChange({ ...given, first: next })}
      />
      <Length
        disabled={disabled}
        whole={ROUNDS}
        shorter={SHORTER}
        value={typeof rounds === 'number' ? rounds : undefined}
        onChange={(next) => onChange({ ...given, rounds: next })}
      />
    </>
  );
}

interface PickingProps {
  readonly picked: readonly string[];
  readonly components: Json | undefined;
  readonly disabled: boolean;
  readonly onChange: (picked: readonly string[]) => void;
}

/** Five by hand. They are sent as soon as there are five. */
function Picking({ picked, components, disabled, onChange }: PickingProps) {
  const { t, language } = useText();
  const names = use(namesIn(language));
  const objectives = useMemo(() => objectivesIn(components), [components]);
  const toggle = (id: string) => onChange(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]);
  return (
    <fieldset className="picking" disabled={disabled}>
      <legend>{t('lobby.pick', { left: OBJECTIVES_IN_PLAY - picked.length })}</legend>
      <div className="picks">
        {objectives.map(({ id }) => (
          <label className="check" key={id}>
            <input
              type="checkbox"
              checked={picked.includes(id)}
              disabled={!picked.includes(id) && picked.length >= OBJECTIVES_IN_PLAY}
              onChange={() => toggle(id)}
            />
            {names.objective(id)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
