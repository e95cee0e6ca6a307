import type { AccountStatus } from './player.ts';

/** The password of every demo player. */
export const DEMO_PASSWORD = 'baize-demo-2026';

/** A player of the demo: one for each relevant state. The same set exists on every brand. */
export interface DemoPlayer {
  readonly email: string;
  readonly password: string;
  /** Describes the player's state in the list that `npm start` prints. */
  readonly note: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly languageCode: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province?: string;
  readonly phone: { readonly prefix: string; readonly body: string };
  readonly status?: AccountStatus;
  /** For TIMEOUT and SELF_EXCLUDED, counted from the first start. */
  readonly statusDays?: number;
  readonly riskPayout?: boolean;
  /** True: has accepted only an older version of the terms. */
  readonly olderTerms?: boolean;
  readonly multibrandSuspended?: boolean;
  /** Deposits and rounds of past days, oldest first. Amounts in hundredths. */
  readonly history?: readonly {
    readonly daysAgo: number;
    readonly deposit?: number;
    readonly rounds?: number;
    /** The last of the rounds wins so many times its stake; without it, chance decides. */
    readonly best?: number;
  }[];
  /** Amount of a withdrawal waiting for review, in hundredths. */
  readonly withdrawal?: number;
}

// They have one birth date, so each has a home of their own: otherwise one player's break would hold others for review.
const helsinki = (house: number) =>
  ({
    countryCode: 'FI',
    languageCode: 'fi',
    address: `Mannerheimintie ${house}`,
    city: 'Helsinki',
    postalCode: '00100',
  }) as const;
const dublin = (house: number) =>
  ({
    countryCode: 'IE',
    languageCode: 'en',
    address: `${house} Merrion Square`,
    city: 'Dublin',
    postalCode: 'D02 XY45',
  }) as const;
const player = (
  email: string,
  note: string,
  firstName: string,
  lastName: string,
  more: Omit<DemoPlayer, 'email' | 'password' | 'note' | 'firstName' | 'lastName'>,
): DemoPlayer => ({ email: `${email}@demo.baize`, password: DEMO_PASSWORD, note, firstName, lastName, ...more });

export const DEMO_PLAYERS: readonly DemoPlayer[] = [
  player('aino', 'Finland, euro, verified: balance and a week of history', 'Aino', 'Virtanen', {
    ...helsinki(12),
    phone: { prefix: '+358', body: '401234501' },
    history: [
      { daysAgo: 6, deposit: 10_000, rounds: 9 },
      { daysAgo: 4, rounds: 12 },
      { daysAgo: 3, deposit: 5000, rounds: 6 },
      { daysAgo: 1, rounds: 10 },
    ],
  }),
  player('jack', 'Canada (Quebec), French, Canadian dollars: balance', 'Jack', 'Tremblay', {
    countryCode: 'CA',
    languageCode: 'fr',
    address: '220, rue Saint-Paul Ouest',
    city: 'Montréal',
    postalCode: 'H2Y 2A1',
    province: 'QC',
    phone: { prefix: '+1', body: '5145550142' },
    history: [{ daysAgo: 2, deposit: 20_000, rounds: 7 }],
  }),
  player('new', 'just registered, no deposit yet', 'Niamh', 'Byrne', {
    ...dublin(14),
    phone: { prefix: '+353', body: '851234501' },
  }),
  player('timeout', 'on a time-out for another two days', 'Timo', 'Laine', {
    ...helsinki(14),
    phone: { prefix: '+358', body: '401234502' },
    status: 'TIMEOUT',
    statusDays: 2,
    history: [{ daysAgo: 3, deposit: 4000 }],
  }),
  player('excluded', 'self-excluded for six months', 'Elina', 'Koski', {
    ...helsinki(16),
    phone: { prefix: '+358', body: '401234503' },
    status: 'SELF_EXCLUDED',
    statusDays: 182,
    history: [{ daysAgo: 8, deposit: 3000 }],
  }),
  player('forever', 'self-excluded indefinitely', 'Fergus', 'Walsh', {
    ...dublin(16),
    phone: { prefix: '+353', body: '851234502' },
    status: 'SELF_EXCLUDED',
  }),
  player('blacklisted', 'blacklisted', 'Brian', 'Nolan', {
    ...dublin(18),
    phone: { prefix: '+353', body: '851234503' },
    status: 'BLACKLISTED',
  }),
  player('closed', 'account closed', 'Carla', 'Doyle', {
    ...dublin(20),
    phone: { prefix: '+353', body: '851234504' },
    status: 'CLOSED',
  }),
  player('terms', 'has yet to accept the new terms', 'Tara', 'Quinn', {
    ...dublin(22),
    phone: { prefix: '+353', body: '851234507' },
    olderTerms: true,
    history: [{ daysAgo: 4, deposit: 3500 }],
  }),
  player('payout', 'risk payout: may only take money out', 'Paula', 'Kelly', {
    ...dublin(24),
    phone: { prefix: '+353', body: '851234505' },
    riskPayout: true,
    history: [{ daysAgo: 5, deposit: 6000 }],
  }),
  player('suspended', 'suspended across brands', 'Sean', 'Murphy', {
    ...dublin(26),
    phone: { prefix: '+353', body: '851234506' },
    multibrandSuspended: true,
    history: [{ daysAgo: 5, deposit: 2500 }],
  }),
  player('withdrawal', 'a withdrawal waits for review', 'Wilma', 'Niemi', {
    ...helsinki(18),
    phone: { prefix: '+358', body: '401234504' },
    history: [{ daysAgo: 2, deposit: 15_000, rounds: 4 }],
    withdrawal: 4000,
  }),
];

/** Others at the demo's tournaments. They log in like the rest, and no list names them. */
export const DEMO_RIVALS: readonly DemoPlayer[] = [
  player('rival1', 'at the tournaments', 'Kaisa', 'Lehto', {
    ...helsinki(20),
    phone: { prefix: '+358', body: '401234511' },
    history: [
      { daysAgo: 8, deposit: 8000, rounds: 4 },
      { daysAgo: 3, rounds: 3, best: 42.5 },
    ],
  }),
  player('rival2', 'at the tournaments', 'Oisin', 'Brady', {
    ...dublin(28),
    phone: { prefix: '+353', body: '851234511' },
    history: [
      { daysAgo: 7, deposit: 6000, rounds: 3 },
      { daysAgo: 4, rounds: 2, best: 17.2 },
    ],
  }),
  player('rival3', 'at the tournaments', 'Mikael', 'Salo', {
    ...helsinki(22),
    phone: { prefix: '+358', body: '401234512' },
    history: [
      { daysAgo: 6, deposit: 9000, rounds: 4 },
      { daysAgo: 2, rounds: 3, best: 96 },
    ],
  }),
  player('rival4', 'at the tournaments', 'Sorcha', 'Daly', {
    ...dublin(30),
    phone: { prefix: '+353', body: '851234512' },
    history: [
      { daysAgo: 5.5, deposit: 4000, rounds: 2 },
      { daysAgo: 1, rounds: 2, best: 5.4 },
    ],
  }),
];
