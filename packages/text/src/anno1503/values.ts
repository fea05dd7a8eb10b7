import type { Building, Commodity, Level, Objective, Tile } from '@archipel/anno1503';
import { type About, nothing, oneOf, type Values } from '../messages/about.ts';
import { type Company, person } from '../messages/company.ts';
import { listed } from '../messages/list.ts';
import { type Mention, mention, type Sentence } from '../messages/sentence.ts';
import type { Text, Value } from '../messages/text.ts';
import type { Names1503 } from '../names/names1503.ts';

/** Whoever speaks about Anno 1503: the sentences of a language, the names, and the company. */
export interface Speech1503 {
  readonly text: Text;
  readonly names: Names1503;
  readonly company: Company;
}

// The words of the rules, written out: so that a page that only speaks does not fetch the rules. The types see to it that none is wrong.
const isCommodity = oneOf<Commodity>(['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco']);
const isLevel = oneOf<Level>(['explorer', 'settler', 'citizen', 'merchant']);
const isBuilding = oneOf<Building>(['fire-brigade', 'smithy', 'church', 'school', 'bathhouse', 'restaurant', 'shipyard', 'big-branch']);
export const isObjective = oneOf<Objective>(['gold', 'outposts', 'agreements', 'buildings', 'merchants']);
const isEvent = oneOf(['pirates', 'fire', 'golden-times'] as const);
const isTileKind = oneOf<Tile['kind']>(['outpost', 'agreement', 'treasure']);

/** Fields that list what may be chosen, not all that there is. */
const ONE_OF: readonly string[] = ['options', 'wants', 'possible'];

const NOTHING = nothing(
  'seat from commodity level one building buildingGender objective objectives options wants possible tile space to pier inhabitant project event why active gold',
  'die ship count round rounds missing perTurn cards left useful of price worlds',
);

/** The values that messages of Anno 1503 are filled with. */
export function values1503(speech: Speech1503, about: About): Values {
  const values: { [name: string]: Value | Mention | Sentence } = { ...NOTHING };
  for (const [field, value] of Object.entries(about)) Object.assign(values, valuesFor(speech, field, value));
  return values;
}

function valuesFor(speech: Speech1503, field: string, value: unknown): Values {
  const { names, company, text } = speech;
  if (typeof value === 'string') return named(names, field, value);
  if (typeof value === 'number') return counted(names, company, field, value);
  if (Array.isArray(value))
    return {
      [field]: listed(
        text,
        value.flatMap((each) => member(speech, field, each)),
        ONE_OF.includes(field) ? 'or' : 'and',
      ),
    };
  return field === 'tile' && typeof value === 'object' && value !== null ? { tile: tileOf(speech, { ...value }) } : {};
}

function counted(names: Names1503, company: Company, field: string, value: number): Values {
  if (field === 'seat' || field === 'from') return { [field]: person(company, value) };
  if (field === 'gold') return { gold: mention('gold', 'gold', names.gold(value)) };
  return { [field]: value };
}

function named(names: Names1503, field: string, id: string): Values {
  if (field === 'commodity' && isCommodity(id)) return { commodity: commodityOf(names, id) };
  if (field === 'building' && isBuilding(id)) return { building: buildingOf(names, id), buildingGender: names.buildingGender(id) };
  if (field === 'objective' && isObjective(id)) return { objective: mention('objective', id, names.objective(id)) };
  if (field === 'event' && isEvent(id)) return { event: mention('event', id, names.event(id)) };
  if (field === 'tile' && isTileKind(id)) return { tile: mention('tile', id, names.tile(id)) };
  if (field === 'level' && isLevel(id)) return { level: mention('level', id, names.level(id)), one: mention('level', id, names.one(id)) };
  if (field === 'project') return { project: isLevel(id) ? mention('level', id, names.one(id)) : id };
  // A ship is somewhere, goes somewhere, or looks somewhere.
  return field === 'space' || field === 'to' || field === 'from' ? { [field]: mention('square', id, names.square(id)) } : { [field]: id };
}

/** One of several things, or of several players. */
function member({ names, company }: Speech1503, field: string, value: unknown): readonly Mention[] {
  if (isCommodity(value)) return [commodityOf(names, value)];
  if (field === 'possible' && isBuilding(value)) return [buildingOf(names, value)];
  if (isObjective(value)) return [mention('objective', value, names.objective(value))];
  // Those who must act: the reader is not among them when this is told.
  return typeof value === 'number' ? [mention('seat', value, company.players[value] ?? `${value + 1}`)] : [];
}

const commodityOf = (names: Names1503, id: Commodity): Mention => mention('commodity', id, names.commodity(id));
const buildingOf = (names: Names1503, id: Building): Mention => mention('building', id, names.building(id));

/** An island tile with its face: `outpost (spice)`. */
function tileOf({ text, names }: Speech1503, { kind, commodity, treasure }: About): Sentence | string {
  if (!isTileKind(kind)) return 'none';
  const tile = mention('tile', kind, names.tile(kind));
  if (isCommodity(commodity)) return text.say('things1503.outpost', { tile, commodity: commodityOf(names, commodity) });
  if (kind === 'treasure') return text.say(treasure === 'upgrade' ? 'things1503.step' : 'things1503.chest', { tile });
  return text.say('things1503.agreement', { tile });
}
