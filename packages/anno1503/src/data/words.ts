/** The words of the table. Types, schemas, moves, facts and scenarios all use these and no others. */
export const COMMODITIES = ['wood', 'stone', 'tools', 'cloth', 'spice', 'tobacco'] as const;
export type Commodity = (typeof COMMODITIES)[number];

/** What a card that is due may be answered with: `nothing` declines it, which only golden times allow (Q9.3). */
export const CHOICES = [...COMMODITIES, 'nothing'] as const;
export type Choice = (typeof CHOICES)[number];

/** Inhabitants, lowest level first. */
export const LEVELS = ['explorer', 'settler', 'citizen', 'merchant'] as const;
export type Level = (typeof LEVELS)[number];

export const BUILDINGS = ['fire-brigade', 'smithy', 'church', 'school', 'bathhouse', 'restaurant', 'shipyard', 'big-branch'] as const;
export type Building = (typeof BUILDINGS)[number];

export const HOME_ISLANDS = ['A', 'B', 'C', 'D'] as const;
export type HomeIsland = (typeof HOME_ISLANDS)[number];

export const EVENTS = ['pirates', 'fire', 'golden-times'] as const;
export type Event = (typeof EVENTS)[number];

export const OBJECTIVES = ['gold', 'outposts', 'agreements', 'buildings', 'merchants'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Q7.2: every home island has so many wooden piers, the places of agreements. */
export const WOODEN_PIERS = 3;

export const TREASURES = ['gold', 'upgrade'] as const;
export type Treasure = (typeof TREASURES)[number];

/** The numbers on the backs of island tiles and on island spaces: from how many players on they are used. */
export const BACKS = [2, 3, 4] as const;
export type Back = (typeof BACKS)[number];
