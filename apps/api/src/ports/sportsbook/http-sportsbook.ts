import { randomUUID } from 'node:crypto';
import { sportsLanguage, type ResolvedMarket } from '@baize/brand';
import { HEADERS } from '@baize/contracts/route';
import { sign } from '@baize/contracts/signature';
import {
  highlightsFeed,
  iframeContextAnswer,
  SPORTSBOOK_BALANCE_PATH,
  SPORTSBOOK_CONTEXT_PATH,
  SPORTSBOOK_HIGHLIGHTS_PATH,
  SPORTSBOOK_JURISDICTION,
  SPORTSBOOK_SEARCH_PATH,
  sportsSearchFeed,
  type IframeContext,
} from '@baize/contracts/sportsbook-wire';
import { toWire } from '@baize/kernel';
import type * as z from 'zod/mini';
import { bearerCall, PortFault } from '../bearer-call.ts';
import type { FeedReader, Sportsbook, SportsbookVisit } from './port.ts';

const PARTY = 'The sportsbook';
const CONTEXT_MS = 5000;
const FEED_MS = 3000;
const MOST_HIGHLIGHTS = 12;
const MOST_HITS = 8;

/** How a market writes odds by custom; players can change it in the frame. */
const oddsFormatOf = ({ market }: ResolvedMarket): IframeContext['iFrameSetup']['oddsFormat'] =>
  market.defaultCountry === 'GB' ? 'fractional' : 'decimal';

/** The vendor's context (B§7): with the market's currency and country where nothing else is known of a visitor. */
export function contextOf(visit: SportsbookVisit, now: Date): IframeContext {
  const { market, player } = visit;
  const country = visit.country ?? market.market.defaultCountry ?? null;
  return {
    correlationId: randomUUID(),
    brandId: visit.brand,
    dateTimeStamp: now.toISOString(),
    customerState: player ? 'LOGGED_IN' : 'LOGGED_OUT',
    visitorDetails: { ipAddress: visit.ipAddress, country },
    jurisdiction: SPORTSBOOK_JURISDICTION,
    deepLinking: slugsOf(visit.deepLinking),
    iFrameSetup: {
      product: visit.product,
      platform: visit.platform,
      language: sportsLanguage(market.translation),
      locale: market.languageTag,
      oddsFormat: oddsFormatOf(market),
      currency: market.market.currency,
      parentOrigin: visit.parentOrigin,
      theme: visit.theme ?? {},
      excludedEvents: [...market.rules.excludedEvents.value],
      maximumPayout: toWire(visit.maximumPayout),
    },
    ...(player
      ? {
          loggedInCustomer: {
            customerId: player.playerId,
            token: player.token,
            currency: player.currency,
            country: player.country,
          },
        }
      : { loggedOutCustomer: { currency: market.market.currency, country } }),
  };
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** An address that the vendor cannot have written leads to its first page, and never fails the whole frame. */
function slugsOf({ page, ...path }: SportsbookVisit['deepLinking']): IframeContext['deepLinking'] {
  const known: Record<string, string> = {};
  for (const key of ['category', 'region', 'competition', 'event'] as const) {
    const slug = path[key];
    if (slug === undefined || !SLUG.test(slug)) break;
    known[key] = slug;
  }
  return { ...known, ...(page === undefined ? {} : { page }) };
}

/** The vendor over HTTP (B§7, ruling 13). */
export function httpSportsbook({ url, key }: { readonly url: string; readonly key: string }): Sportsbook {
  const read = async <Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): Promise<z.output<Schema>> => {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new PortFault(PARTY, 'answered in a shape that was not agreed');
    return parsed.data;
  };
  const get = (path: string, query: Record<string, string>) =>
    bearerCall(PARTY, `${url}${path}?${new URLSearchParams(query)}`, key, null, FEED_MS, {}, 'GET');
  const asked = ({ language, locale, excludedEvents }: FeedReader) => ({
    language,
    locale,
    ...(excludedEvents.length > 0 && { excluded: excludedEvents.join(',') }),
  });
  return {
    async open(visit) {
      const context = contextOf(visit, new Date());
      const answer = await bearerCall(PARTY, `${url}${SPORTSBOOK_CONTEXT_PATH}`, key, context, CONTEXT_MS);
      return (await read(iframeContextAnswer, answer)).iframeUrl;
    },
    highlights: async (wanted) =>
      (
        await read(
          highlightsFeed,
          await get(SPORTSBOOK_HIGHLIGHTS_PATH, { ...asked(wanted), limit: String(MOST_HIGHLIGHTS) }),
        )
      ).data,
    search: async (q, wanted) =>
      (
        await read(
          sportsSearchFeed,
          await get(SPORTSBOOK_SEARCH_PATH, { q, ...asked(wanted), limit: String(MOST_HITS) }),
        )
      ).data,
    async balanceChanged(update) {
      await bearerCall(PARTY, `${url}${SPORTSBOOK_BALANCE_PATH}`, key, update, FEED_MS, {
        [HEADERS.signature]: sign(key, `POST ${SPORTSBOOK_BALANCE_PATH}`, JSON.stringify(update)),
      });
    },
  };
}
