import type { ContentDocument } from '@baize/contracts/content';
import { buildCategories, categoryRef } from './categories.ts';
import { buildGames } from './games.ts';
import { buildLobbyWidgets } from './lobbyWidgets.ts';
import { buildTournamentBoxes } from './tournamentBoxes.ts';
import { buildPages } from './pages.ts';
import { buildPaymentMethods } from './paymentMethods.ts';
import {
  buildLandingPages,
  buildPromotionCategories,
  buildPromotions,
  buildPromotionTags,
  buildSignUpLandings,
  buildVipPage,
} from './promotions.ts';
import { buildOccupations, buildSourcesOfFunds } from './questionnaire.ts';
import { buildProviders, buildSubProviders } from './providers.ts';
import { seeded } from './seeded.ts';
import {
  buildBanners,
  buildMarkets,
  buildSeoDescriptions,
  buildPayAndPlayBanner,
  buildRegistrationPage,
  buildSignUpBanners,
  buildTermsVersion,
} from './shopWindow.ts';

export interface CatalogueOptions {
  /** Another seed gives other games. The default is the released data set. */
  readonly seed?: string;
  /** Casino and live games together; 10,000 and 25,000 are for benchmarks. */
  readonly games?: number;
}

export const DEFAULT_SEED = 'baize-2026';
export const DEFAULT_GAMES = 2600;

/** Builds the whole data set. The same options give the same bytes, on every machine and every day. */
export function buildCatalogue({
  seed = DEFAULT_SEED,
  games: count = DEFAULT_GAMES,
}: CatalogueOptions = {}): ContentDocument[] {
  const drawn = buildGames(seeded(seed), count);
  const { categories, categoriesOf } = buildCategories(drawn);
  const games = drawn.map((game) => ({
    ...game,
    categories: (categoriesOf.get(game._id) ?? []).map((id) => ({
      _type: 'reference' as const,
      _ref: categoryRef(id),
      _key: id,
    })),
  }));
  return [
    ...buildMarkets(),
    ...buildProviders(),
    ...buildSubProviders(),
    ...categories,
    ...buildLobbyWidgets(drawn, categories),
    ...buildTournamentBoxes(),
    ...games,
    ...buildBanners(),
    ...buildPages(),
    ...buildPaymentMethods(),
    buildTermsVersion(),
    ...buildSignUpBanners(),
    buildPayAndPlayBanner(),
    buildRegistrationPage(),
    ...buildSeoDescriptions(),
    ...buildPromotionCategories(),
    ...buildPromotionTags(),
    ...buildPromotions(),
    buildVipPage(),
    ...buildSignUpLandings(),
    ...buildLandingPages(),
    ...buildOccupations(),
    ...buildSourcesOfFunds(),
  ];
}
