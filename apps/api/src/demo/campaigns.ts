import { MARKETS, type BrandConfig } from '@baize/brand';
import { DEMO_TOURNAMENTS, demoTournamentTitle, type DemoTournament } from '@baize/catalogue';
import type { TournamentTerms } from '@baize/contracts/operator';
import { CURRENCIES, ROUND_UNITS_PER_EURO, type CurrencyCode } from '@baize/kernel';
import { isLawful, missingProduct, type Terms } from '../modules/bonus/index.ts';

/** A campaign of the demo. Amounts are euros here, and round sums in the other currencies. */
interface DemoCampaign {
  readonly name: string;
  readonly code: string | null;
  /** A partner whose players it is for, and the code in the partner's links. */
  readonly partner?: { readonly name: string; readonly code: string };
  readonly bonus: number;
  readonly minimumDeposit?: number;
  readonly requiredStake?: number;
  readonly maximumStake?: number;
  readonly maximumWin?: number;
  /** LINKED_CAMPAIGN: the name of the campaign to complete first. */
  readonly after?: string;
  readonly terms: Pick<
    Terms,
    | 'category'
    | 'trigger'
    | 'vertical'
    | 'bonusType'
    | 'matchPercent'
    | 'wrMultiplier'
    | 'minimumOdds'
    | 'steps'
    | 'validHours'
    | 'cashback'
    | 'registrationHours'
    | 'freeSpins'
    | 'betGameIds'
    | 'freeBet'
    | 'loyaltyLevel'
  >;
}

const CASHBACK = { category: 'TRIGGERED', bonusType: 'NON_STICKY', matchPercent: null, wrMultiplier: 0 } as const;

/** The translation whose name a tournament has in a language. */
const LOCALE_OF = {
  en: 'en',
  de: 'de',
  fi: 'fi',
  no: 'no',
  fr: 'fr',
  es: 'cl',
  pt: 'pt',
  tr: 'tr',
  tl: 'tl',
  ja: 'ja',
  pl: 'pl',
} as const;

/**
 * One campaign of each kind that players can claim. Ten times is what the strictest market allows. The games that they
 * name open on every device in every country of the campaign's markets, so nobody is promised a game that is closed to them.
 */
const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    name: 'First deposit, casino',
    code: null,
    bonus: 100,
    minimumDeposit: 10,
    maximumStake: 5,
    terms: {
      category: 'TRIGGERED',
      trigger: 'FIRST_DEPOSIT',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: 100,
      wrMultiplier: 10,
      validHours: 30 * 24,
    },
  },
  {
    name: 'Next deposit, casino, sticky',
    code: null,
    bonus: 50,
    minimumDeposit: 20,
    maximumStake: 5,
    terms: {
      category: 'OPT_IN',
      trigger: 'NEXT_DEPOSIT',
      vertical: 'CASINO',
      bonusType: 'STICKY',
      matchPercent: 50,
      wrMultiplier: 10,
      validHours: 14 * 24,
    },
  },
  {
    name: 'Next deposit, live casino',
    code: null,
    bonus: 25,
    minimumDeposit: 10,
    maximumStake: 10,
    terms: {
      category: 'OPT_IN',
      trigger: 'NEXT_DEPOSIT',
      vertical: 'LIVE_CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: 25,
      wrMultiplier: 8,
      steps: 5,
      validHours: 7 * 24,
    },
  },
  {
    name: 'Next deposit, sports',
    code: null,
    bonus: 50,
    minimumDeposit: 10,
    maximumStake: 20,
    terms: {
      category: 'OPT_IN',
      trigger: 'NEXT_DEPOSIT',
      vertical: 'SPORTS',
      bonusType: 'NON_STICKY',
      matchPercent: 50,
      wrMultiplier: 5,
      minimumOdds: '1.50',
      validHours: 14 * 24,
    },
  },
  {
    name: 'Code WELCOME10',
    code: 'WELCOME10',
    bonus: 10,
    maximumStake: 2,
    maximumWin: 50,
    terms: {
      category: 'MANUAL',
      trigger: 'MANUAL_BONUS_CODE',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 10,
      validHours: 7 * 24,
    },
  },
  {
    name: 'Next deposit, live casino, for a partner’s players',
    code: null,
    partner: { name: 'Demo tipsters', code: 'TIPSTERS150' },
    bonus: 75,
    minimumDeposit: 10,
    maximumStake: 10,
    terms: {
      category: 'OPT_IN',
      trigger: 'NEXT_DEPOSIT',
      vertical: 'LIVE_CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: 150,
      wrMultiplier: 10,
      validHours: 14 * 24,
    },
  },
  {
    name: 'Instant cashback, casino',
    code: null,
    bonus: 20,
    terms: {
      ...CASHBACK,
      trigger: 'CASHBACK_INSTANT',
      vertical: 'CASINO',
      validHours: 24,
      cashback: { percent: 5, weekday: null, booster: { percent: 10, gameIds: ['10003', '10011', '10015', '10020'] } },
    },
  },
  {
    name: 'Daily cashback, live casino',
    code: null,
    bonus: 50,
    terms: {
      ...CASHBACK,
      trigger: 'CASHBACK_DAILY',
      vertical: 'LIVE_CASINO',
      validHours: 48,
      cashback: { percent: 10, weekday: null, booster: null },
    },
  },
  {
    name: 'Weekly loyalty cashback, casino',
    code: null,
    bonus: 100,
    terms: {
      ...CASHBACK,
      category: 'LOYALTY',
      trigger: 'CASHBACK_WEEKLY',
      vertical: 'CASINO',
      validHours: 7 * 24,
      cashback: { percent: 5, weekday: null, booster: null },
    },
  },
  {
    name: 'Welcome, live casino',
    code: null,
    bonus: 5,
    maximumStake: 2,
    maximumWin: 50,
    terms: {
      category: 'TRIGGERED',
      trigger: 'REGISTRATION_WITH_TIMEFRAME',
      registrationHours: 7 * 24,
      vertical: 'LIVE_CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 10,
      validHours: 7 * 24,
    },
  },
  {
    name: 'After the first deposit bonus, casino',
    code: null,
    bonus: 10,
    maximumStake: 5,
    after: 'First deposit, casino',
    terms: {
      category: 'TRIGGERED',
      trigger: 'LINKED_CAMPAIGN',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 5,
      validHours: 14 * 24,
    },
  },
  {
    name: 'Stake 10, get 5',
    code: null,
    bonus: 5,
    requiredStake: 10,
    maximumStake: 5,
    terms: {
      category: 'MANUAL',
      trigger: 'BET',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 10,
      validHours: 3 * 24,
      betGameIds: ['10003', '10011'],
    },
  },
  {
    name: 'Casino bonus to queue',
    code: null,
    bonus: 5,
    maximumStake: 5,
    maximumWin: 50,
    terms: {
      category: 'MANUAL',
      trigger: null,
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 10,
      validHours: 14 * 24,
    },
  },
  {
    name: 'Free bet, sports',
    code: null,
    bonus: 5,
    terms: {
      category: 'MANUAL',
      trigger: null,
      vertical: 'SPORTS',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 0,
      validHours: 7 * 24,
      freeBet: { minimumOdds: '1.50' },
    },
  },
  {
    name: '20 free spins',
    code: null,
    bonus: 0.2,
    maximumWin: 50,
    terms: {
      category: 'MANUAL',
      trigger: null,
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 0,
      validHours: 3 * 24,
      freeSpins: { gameId: '10003', spins: 20, winnings: 'MAIN' },
    },
  },
  {
    name: '10 free spins by code, winnings to stake',
    code: 'SPIN10',
    bonus: 0.2,
    maximumStake: 5,
    maximumWin: 100,
    terms: {
      category: 'MANUAL',
      trigger: 'MANUAL_BONUS_CODE',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 10,
      validHours: 7 * 24,
      freeSpins: { gameId: '10015', spins: 10, winnings: 'BONUS' },
    },
  },
];

/** The prizes of the demo's tournaments: bonus money for the first places, free spins for the next ones. */
const PRIZES = [
  { from: 1, to: 1, bonus: 100 },
  { from: 2, to: 3, bonus: 25 },
  { from: 4, to: 10, bonus: 0.2, spins: 20 },
] as const;

const prizeName = (tournament: DemoTournament, from: number): string => `Tournament ${tournament}, from place ${from}`;

const PRIZE_CAMPAIGNS: readonly DemoCampaign[] = DEMO_TOURNAMENTS.flatMap((tournament) =>
  PRIZES.map(({ from, bonus, ...prize }): DemoCampaign => ({
    name: prizeName(tournament, from),
    code: null,
    bonus,
    ...('spins' in prize ? { maximumWin: 50 } : { maximumStake: 5 }),
    terms: {
      category: 'MANUAL',
      trigger: 'TOURNAMENT',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      matchPercent: null,
      wrMultiplier: 'spins' in prize ? 0 : 5,
      validHours: 14 * 24,
      ...('spins' in prize ? { freeSpins: { gameId: '10003', spins: prize.spins, winnings: 'MAIN' } } : {}),
    },
  })),
);

/** When the demo's tournaments begin and end, in days from the first start, and what counts in them. */
const PLANS: Readonly<
  Record<DemoTournament, Pick<TournamentTerms, 'scoring' | 'categories'> & { readonly days: readonly [number, number] }>
> = {
  'best-round': { days: [-5, 9], scoring: 'BEST_MULTIPLE', categories: [] },
  'scratch-days': { days: [9, 16], scoring: 'BEST_MULTIPLE', categories: ['scratch'] },
  'autumn-miles': { days: [-10, -2.5], scoring: 'POINTS_PER_STAKE', categories: [] },
};

/** Returns the demo's tournaments for a brand: one that runs, one to come and one that is over. */
export function demoTournaments(
  now: Date,
  idOf: (name: string) => string,
): readonly { readonly tournamentId: string; readonly slug: string; readonly terms: TournamentTerms }[] {
  return DEMO_TOURNAMENTS.map((slug) => {
    const { days, scoring, categories } = PLANS[slug];
    const [startsAt, endsAt] = days.map((day) => new Date(now.getTime() + day * 86_400_000).toISOString());
    const titles = demoTournamentTitle(slug);
    return {
      tournamentId: idOf(`Tournament ${slug}`),
      slug,
      terms: {
        // An address has the language; the translations have its regions too.
        titles: Object.fromEntries(
          Object.entries(LOCALE_OF).flatMap(([language, locale]) => {
            const title = titles[locale];
            return title === undefined ? [] : [[language, title]];
          }),
        ),
        vertical: 'CASINO',
        scoring,
        amounts: Object.fromEntries(
          CURRENCIES.map((currency) => {
            const amount = (euros: number) => Math.round(euros * 100 * ROUND_UNITS_PER_EURO[currency]) / 100;
            return [
              currency,
              {
                minimumStake: amount(0.2),
                ...(scoring === 'POINTS_PER_STAKE' ? { stakePerPoint: amount(1) } : {}),
              },
            ];
          }),
        ),
        gameIds: [],
        categories: [...categories],
        markets: Object.values(MARKETS)
          .filter(
            ({ rules }) =>
              rules.promotionsAllowed.value &&
              rules.tournamentsAllowed.value &&
              (scoring !== 'POINTS_PER_STAKE' || rules.stakePointsAllowed.value),
          )
          .map(({ id }) => id),
        startsAt: startsAt ?? '',
        endsAt: endsAt ?? '',
        prizes: PRIZES.map(({ from, to }) => ({ from, to, campaignId: idOf(prizeName(slug, from)) })),
      },
    };
  });
}

/**
 * Returns the demo's campaigns for the products of a brand: in every market whose law allows them, in every currency.
 * @param idOf the id of the brand's campaign with a name, which does not contain the brand's
 */
export function demoCampaigns(
  brand: BrandConfig,
  startsAt: Date,
  idOf: (name: string) => string,
): readonly {
  readonly campaignId: string;
  readonly name: string;
  readonly bonusCode: string | null;
  readonly partner: { readonly name: string; readonly code: string } | null;
  readonly terms: Terms;
}[] {
  const offered = [...DEMO_CAMPAIGNS, ...PRIZE_CAMPAIGNS].filter(
    ({ terms }) => missingProduct(terms, brand.capabilities) === null,
  );
  return offered.map(({ name, code, partner = null, terms, after, ...euros }) => {
    const amounts: Terms['amounts'] = Object.fromEntries(
      CURRENCIES.map((currency: CurrencyCode) => {
        const hundredths = (value: number) => Math.round(value * 100) * ROUND_UNITS_PER_EURO[currency];
        return [
          currency,
          {
            bonus: hundredths(euros.bonus),
            minimumDeposit: hundredths(euros.minimumDeposit ?? 0),
            ...(euros.requiredStake === undefined ? {} : { requiredStake: hundredths(euros.requiredStake) }),
            maximumStake: euros.maximumStake === undefined ? null : hundredths(euros.maximumStake),
            maximumWin: euros.maximumWin === undefined ? null : hundredths(euros.maximumWin),
          },
        ];
      }),
    );
    const markets = Object.values(MARKETS)
      .filter(({ rules }) => isLawful(terms, rules))
      .map(({ id }) => id);
    return {
      campaignId: idOf(name),
      name: `${brand.name}: ${name}`,
      bonusCode: code,
      partner,
      terms: {
        ...terms,
        amounts,
        markets,
        excludedGameIds: [],
        claimsPerPerson: 1,
        claimsInAll: null,
        startsAt: startsAt.toISOString(),
        endsAt: null,
        title: null,
        ...(after === undefined ? {} : { linkedCampaignId: idOf(after) }),
      },
    };
  });
}
