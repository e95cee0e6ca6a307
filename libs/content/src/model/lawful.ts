import type { RulePack } from '@baize/brand';

type Actions = Readonly<Record<'authorized' | 'anonymous', { readonly slug: string }>>;

/** Places that a market's law may close (ruling 22). No content may advertise them there. */
const CLOSED_BY: readonly (readonly ['liveCasinoAllowed' | 'jackpotsAllowed', RegExp])[] = [
  ['liveCasinoAllowed', /^\/?live-casino-online(?:\/|$)/],
  ['jackpotsAllowed', /^\/?online-casino\/jackpots(?:\/|$)/],
];

/** Returns whether an item links only to places that the market's law allows. */
export const isLawful = (
  { authorized, anonymous }: Actions,
  rules: Pick<RulePack, 'liveCasinoAllowed' | 'jackpotsAllowed'>,
): boolean =>
  CLOSED_BY.every(
    ([rule, place]) => rules[rule].value || ![authorized.slug, anonymous.slug].some((slug) => place.test(slug)),
  );
