import { COMPONENTS, OBJECTIVES_IN_PLAY, type Options, ROUNDS } from '@archipel/anno1800';
import { isRecord, type Json } from '@archipel/kernel';
import type { Chair } from '@archipel/protocol';
import { type Language, loadNames1800, type Names1800 } from '@archipel/text';
import { Suspense, use, useState } from 'react';
import { useText } from '../text.tsx';
import { chairName } from '../ui/names.ts';
import { Segments } from '../ui/Segments.tsx';

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

interface Props {
  /** As the server has them, by the game's own schema. */
  readonly options: Json;
  readonly chairs: readonly Chair[];
  readonly disabled: boolean;
  readonly onChange: (options: { readonly [key: string]: Json }) => void;
}

const loaded = new Map<Language, Promise<Names1800>>();
function namesIn(language: Language): Promise<Names1800> {
  const names = loaded.get(language) ?? loadNames1800(language, COMPONENTS);
  loaded.set(language, names);
  return names;
}

/** What can be agreed of Anno 1800: the objectives (R1.4), who begins (R1.6), and an end before the game's own. */
export function Options1800({ options, chairs, disabled, onChange }: Props) {
  const { t } = useText();
  const given = isRecord(options) ? (options as { readonly [key: string]: Json }) : {};
  const objectives = given['objectives'] ?? 'random';
  const way = objectives === 'beginners' ? 'beginners' : isRecord(objectives) ? ('mood' in objectives ? 'mood' : 'chosen') : 'random';
  // While five are being picked the table still has what it had: fewer cannot be played.
  const [picking, setPicking] = useState(false);
  const shown = picking ? 'chosen' : way;
  const change = (next: Json) => onChange({ ...given, objectives: next });
  const choose = (next: typeof way) => {
    setPicking(next === 'chosen');
    if (next === 'mood') change({ mood: 'relaxed' });
    else if (next !== 'chosen') change(next);
  };
  const rounds = typeof given['rounds'] === 'number' ? given['rounds'] : ROUNDS;
  const first = typeof given['first'] === 'number' ? given['first'] : -1;
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
          <Picking
            chosen={isRecord(objectives) && Array.isArray(objectives['chosen']) ? objectives['chosen'].map(String) : []}
            disabled={disabled}
            onPicked={(chosen) => {
              change({ chosen: [...chosen] });
              setPicking(false);
            }}
          />
        </Suspense>
      ) : null}
      <Segments
        legend={t('lobby.first')}
        disabled={disabled}
        options={[
          { value: -1, label: t('lobby.firstRandom') },
          ...chairs.map((chair, seat) => ({ value: seat, label: chairLabel(seat, chairName(t, chair)) })),
        ]}
        value={first}
        onChange={(seat) => onChange({ ...given, first: seat < 0 ? 'random' : seat })}
      />
      <Segments
        legend={t('lobby.length')}
        disabled={disabled}
        options={[ROUNDS, ...SHORTER, ...(SHORTER.includes(rounds) || rounds === ROUNDS ? [] : [rounds])].map((value) => ({
          value,
          label: value === ROUNDS ? t('lobby.lengthWhole') : t('lobby.lengthRounds', { count: value }),
        }))}
        value={rounds}
        onChange={(next) => onChange({ ...given, rounds: next })}
      />
    </>
  );
}

const chairLabel = (seat: number, name: string) => `${seat + 1} · ${name}`;

interface PickingProps {
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onPicked: (chosen: readonly string[]) => void;
}

/** Five by hand. They are sent as soon as there are five. */
function Picking({ chosen, disabled, onPicked }: PickingProps) {
  const { t, language } = useText();
  const names = use(namesIn(language));
  const [picked, setPicked] = useState(chosen);
  const toggle = (id: string) => {
    const next = picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id];
    setPicked(next);
    if (next.length === OBJECTIVES_IN_PLAY) onPicked(next);
  };
  return (
    <fieldset className="picking" disabled={disabled}>
      <legend>{t('lobby.pick', { left: OBJECTIVES_IN_PLAY - picked.length })}</legend>
      <div className="picks">
        {COMPONENTS.objectives.map(({ id }) => (
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
