import {
  CONTENT_QUERIES,
  type ContentParameters,
  type ContentQuery,
  type ContentQueryName,
} from '@baize/contracts/content-queries';
import type { ContentDocument } from '@baize/contracts/content';
import * as groq from 'groq-js';
import * as z from 'zod/mini';
import type { Content } from './examine-content.ts';
import type { Finding } from './finding.ts';

type Parameters<Name extends ContentQueryName> = ContentParameters<(typeof CONTENT_QUERIES)[Name]>;
/** Parameters of each query for a dataset: one set per document that they can name. */
type Questions = { readonly [Name in ContentQueryName]: (documents: readonly ContentDocument[]) => Parameters<Name>[] };

/** The default market and language. Answers have the same shape everywhere, so one of each is enough. */
const MARKET = 'UN';
const place = { market: MARKET, country: 'FI', channel: 'web', showsRestricted: true } as const;
const reader = { market: MARKET, locale: 'en' } as const;
const lobbies = ['casinoGames', 'liveCasinoGames'] as const;
const slice = { from: 0, to: 31 } as const;
/** Number of games whose page is checked. Other queries return all of them as tiles. */
const GAME_PAGES = 5;

const ofType = <Type extends ContentDocument['_type']>(
  documents: readonly ContentDocument[],
  type: Type,
): Extract<ContentDocument, { readonly _type: Type }>[] =>
  documents.filter((each): each is Extract<ContentDocument, { readonly _type: Type }> => each._type === type);
const brandsOf = (document: { readonly brands: readonly string[] }): string => document.brands[0] ?? '';
const marketOf = (document: { readonly markets: readonly string[] }): string => document.markets[0] ?? MARKET;
const offerOf = (document: { readonly brands: readonly string[]; readonly markets: readonly string[] }) => ({
  market: marketOf(document),
  brand: brandsOf(document),
  locale: 'en',
});
const allMarkets = (documents: readonly ContentDocument[]): string[] => ofType(documents, 'market').map(({ id }) => id);

const QUESTIONS: Questions = {
  lobby: () => lobbies.map((lobby) => ({ lobby, ...place, locale: 'en', count: 24 })),
  categories: () => lobbies.map((lobby) => ({ lobby, locale: 'en' })),
  category: (documents) =>
    ofType(documents, 'category').map(({ id }) => ({ category: id, ...place, locale: 'en', ...slice })),
  lobbyWidgets: () => lobbies.map((lobby) => ({ lobby, locale: 'en' })),
  lobbyWidget: (documents) => ofType(documents, 'lobbyWidget').map(({ id }) => ({ widget: id, ...place, ...slice })),
  byProviders: (documents) =>
    lobbies.map((lobby) => ({
      lobby,
      providers: ofType(documents, 'provider').map(({ id }) => id),
      ...place,
      ...slice,
    })),
  search: () => lobbies.map((lobby) => ({ lobby, pattern: '*a*', providers: [], ...place, count: 24 })),
  index: () => lobbies.map((lobby) => ({ lobby, ...place })),
  providers: () => lobbies.map((lobby) => ({ lobby, ...place })),
  gamesByIds: (documents) => [{ ids: ofType(documents, 'game').map(({ id }) => id), ...place }],
  game: (documents) =>
    ofType(documents, 'game')
      .slice(0, GAME_PAGES)
      .map(({ slug }) => ({ slug: slug.current, ...place, locale: 'en' })),
  gameAddress: (documents) =>
    ofType(documents, 'game')
      .slice(0, GAME_PAGES)
      .map(({ id }) => ({ gameId: id })),
  providerGame: (documents) =>
    ofType(documents, 'game')
      .slice(0, GAME_PAGES)
      .map(({ id }) => ({ gameId: id })),
  jackpotGameIds: () => [{}],
  jackpotGames: () => [{ ...place, count: 24 }],
  banners: (documents) =>
    ofType(documents, 'banner').map((banner) => ({ placement: banner.placement, ...offerOf(banner) })),
  staticPage: (documents) => ofType(documents, 'staticPage').map(({ slug }) => ({ slug: slug.current, ...reader })),
  pages: () => [reader],
  paymentMethods: (documents) => allMarkets(documents).map((market) => ({ market })),
  paymentMarks: () => [{}],
  termsVersion: () => [{}],
  signUpBanner: (documents) =>
    ofType(documents, 'signUpBanner').map((banner) => ({ brand: brandsOf(banner), locale: 'en' })),
  payAndPlayBanner: (documents) =>
    ofType(documents, 'payAndPlayBanner').map((banner) => ({ brand: brandsOf(banner), locale: 'en' })),
  registrationPage: (documents) =>
    ofType(documents, 'registrationPage').map((page) => ({ brand: brandsOf(page), locale: 'en' })),
  occupations: () => [{ locale: 'en' }],
  sourceOfFunds: () => [{ locale: 'en' }],
  seo: (documents) => ofType(documents, 'seoDescription').map(offerOf),
  tournamentBoxes: (documents) =>
    ofType(documents, 'tournamentBox').flatMap(({ markets }) =>
      markets.map((market) => ({ market, brand: '', locale: 'en' })),
    ),
  market: (documents) => allMarkets(documents).map((market) => ({ market })),
  marketContent: (documents) => allMarkets(documents).map((market) => ({ market, locale: 'en' })),
  promotions: (documents) => ofType(documents, 'promotion').map(offerOf),
  promotionCategories: () => [{ locale: 'en' }],
  promotion: (documents) => {
    const categories = new Map(ofType(documents, 'promotionCategory').map(({ _id, id }) => [_id, id]));
    return ofType(documents, 'promotion').map((promotion) => ({
      category: categories.get(promotion.category._ref) ?? '',
      slug: promotion.slug.current,
      ...offerOf(promotion),
    }));
  },
  vipPage: (documents) => allMarkets(documents).map((market) => ({ market, locale: 'en' })),
  signUpLanding: (documents) =>
    ofType(documents, 'signUpLanding').map((page) => ({ slug: page.slug.current, ...offerOf(page) })),
  landingPage: (documents) => ofType(documents, 'landingPage').map((page) => ({ id: page.id, ...offerOf(page) })),
};

/**
 * Runs every query of the site against the documents and validates its answer by the query's contract (ruling 28). A
 * field that the site reads and the content lacks is an error with the query, its parameters and the place in the
 * answer.
 */
export async function examineContentQueries({ documents, source }: Content): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const byId = new Map(documents.map((document) => [document._id, document]));
  const dereference = ({ _ref }: { readonly _ref: string }) => byId.get(_ref) ?? null;
  for (const [name, { query, result }] of Object.entries(CONTENT_QUERIES) as [ContentQueryName, ContentQuery][]) {
    const asked = new Map(QUESTIONS[name](documents).map((params) => [JSON.stringify(params), params]));
    const seen = new Set<string>();
    for (const [text, params] of asked) {
      const value = await groq.evaluate(groq.parse(query, { params }), { dataset: documents, params, dereference });
      const answer = z.safeParse(result, JSON.parse(JSON.stringify(await value.get())));
      for (const issue of answer.error?.issues ?? []) {
        // The same field of many documents is one finding: its numbers are left out of the comparison.
        const path = issue.path.map(String).join('.');
        const kind = `${path.replace(/\d+/g, '*')} ${issue.message}`;
        if (seen.has(kind)) continue;
        seen.add(kind);
        findings.push({
          severity: 'error',
          file: source,
          field: `${name}: ${path || '(answer)'}`,
          what: `${issue.message}, asked with ${text.length > 200 ? `${text.slice(0, 200)}…` : text}.`,
          why: 'The site shows this answer as it is, so a player would meet an empty or broken page.',
          mend: 'Complete the documents, or change the query and its result in libs/contracts together.',
        });
      }
    }
  }
  return findings;
}
