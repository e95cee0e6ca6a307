import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MARKETS, type RulePack } from '@baize/brand';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const RULES = Object.keys(MARKETS['UN']?.rules ?? {}) as (keyof RulePack)[];

/**
 * Where a rule has to act. `server`: it binds the player whatever a page does, so the API reads it. `site`: it is about
 * what is seen, so the site or a domain's screens do. A rule in both lists is enforced by the API and explained by the
 * site.
 */
const PLACE: Readonly<Record<keyof RulePack, 'server' | 'site' | 'both'>> = {
  minimumAge: 'both',
  limitIncreaseWaitHours: 'server',
  // The form follows the session's law: the site's rules know no residence, on which it depends in LL.
  limitFieldPrefilled: 'server',
  exclusionDelayHours: 'server',
  playerMayCancelWithdrawal: 'server',
  demoNeedsVerifiedAge: 'server',
  playBeforeVerification: 'server',
  sessionClockAlwaysVisible: 'site',
  netPositionAlwaysVisible: 'site',
  autoplayAllowed: 'server',
  parallelGamesAllowed: 'server',
  liveCasinoAllowed: 'both',
  jackpotsAllowed: 'both',
  sportsBettingAllowed: 'both',
  virtualSportsAllowed: 'both',
  // The vendor's frame and feeds leave the events out; no page of ours lists any by itself.
  excludedEvents: 'server',
  promotionsAllowed: 'both',
  maximumWageringMultiplier: 'server',
  bonusNeedsFreeToPlay: 'server',
  loyaltyAllowed: 'server',
  laterBonusesAllowed: 'server',
  tournamentsAllowed: 'both',
  stakePointsAllowed: 'server',
  maximumStake: 'server',
  maximumSlotStake: 'server',
  maximumSlotStakeUnder25: 'server',
  minimumSpinSeconds: 'server',
  monthlyDepositLimit: 'server',
  exclusionRegisters: 'server',
  payoutHoldUnusedMethod: 'server',
  payoutTurnoverPercent: 'server',
  payoutHoldUnverified: 'server',
  verificationDepositTotal: 'server',
  verificationAfterDays: 'server',
  verificationDueDays: 'server',
  depositBeforeVerification: 'server',
  unverifiedDepositLimit: 'server',
  unverifiedWithdrawalLimit: 'server',
  panicButton: 'both',
  protectionLinksPinned: 'both',
  reminderMinutes: 'server',
  riskNoticeAtRegistration: 'both',
  cpfAtRegistration: 'both',
  rtpShownPerGame: 'site',
};
/** Rules that may go unread for now, each with the reason; empty is how it should be. */
const UNREAD: Readonly<Partial<Record<keyof RulePack, string>>> = {};

function sources(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' || name === 'testing' ? [] : sources(path);
    return /\.tsx?$/.test(name) && !/\.(test|spec|stories)\.tsx?$/.test(name) ? [path] : [];
  });
}
const read = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => sources(join(ROOT, folder)))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }));
const CODE = {
  server: read(['apps/api/src']),
  site: read([
    'apps/site/src',
    ...readdirSync(join(ROOT, 'libs'))
      .filter((library) => !['brand', 'testing', 'contracts', 'kernel'].includes(library))
      .map((library) => `libs/${library}/src`),
  ]),
};
/**
 * `rules.name.value`, `law?.name.value`, `name.value` taken out of them, or the name given to a module as its
 * condition.
 */
const readers = (place: 'server' | 'site', rule: string) =>
  CODE[place]
    .filter(({ text }) => new RegExp(`\\b${rule}\\.value\\b|allowedBy: '${rule}'`).test(text))
    .map(({ path }) => path);

it('knows every rule of the pack', () => {
  expect(Object.keys(PLACE).sort()).toEqual([...RULES].sort());
});

it.each(
  RULES.flatMap((rule) =>
    (['server', 'site'] as const)
      .filter((place) => PLACE[rule] === place || PLACE[rule] === 'both')
      .map((place) => [rule, place] as const),
  ),
)('%s is read by the %s', (rule, place) => {
  if (UNREAD[rule] !== undefined) return;
  expect(
    readers(place, rule),
    `No source of the ${place} reads rules.${rule}.value, so the law is written down and not kept. Enforce it, or name it in UNREAD with the reason.`,
  ).not.toEqual([]);
});
