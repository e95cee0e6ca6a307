import { ERROR } from '@baize/contracts/errors';
import {
  sportsbookContext,
  sportsbookLoginContext,
  sportsbookToken,
  sportsHighlights,
  sportsSearch,
  type SportsbookContextBody,
} from '@baize/contracts/sportsbook';
import { isOffered, sportsLanguage, type BrandConfig, type ResolvedMarket } from '@baize/brand';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { originOf } from '../../plugins/origin-of.ts';
import type { Player } from '../../plugins/player-tokens.ts';
import { PortFault } from '../../ports/bearer-call.ts';
import { httpSportsbook } from '../../ports/sportsbook/http-sportsbook.ts';
import type { SportsbookVisit } from '../../ports/sportsbook/port.ts';
import { findPlayer } from '../player/index.ts';
import { personalData } from './personal-data.ts';
import * as repository from './repository.ts';
import { tellBalances } from './use-cases/balance-updates.ts';
import { setFreeBetGiver, type FreeBetGiver } from './use-cases/free-bet-giver.ts';
import { highlightsOf, sportsSearchOf, type FeedVisitor } from './use-cases/feeds.ts';
import { maximumPayoutOf, openSportsSession, verticalOf } from './use-cases/sessions.ts';
import { sportsWalletRoutes } from './wallet-routes.ts';

export { promiseOfBet } from './repository.ts';
export { betReference } from './use-cases/bets.ts';
export type { FreeBetGiver } from './use-cases/free-bet-giver.ts';

/** Operations on the sportsbook for other modules: `app.sportsbook`. */
export interface SportsbookOperations {
  /** Names the module that gives players free bets. Without one, nobody has any. */
  giveFreeBets(giver: FreeBetGiver): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    sportsbook: SportsbookOperations;
  }
}

interface BrandContext {
  readonly brand: BrandConfig;
  readonly market: ResolvedMarket;
}
interface Opening {
  readonly body: SportsbookContextBody;
  readonly request: FastifyRequest;
  readonly context: BrandContext;
  readonly player: SportsbookVisit['player'];
}
type Product = SportsbookContextBody['product'];

/**
 * The sportsbook: its vendor's frame and feeds (B§7), and the wallet calls with which the vendor takes and settles bets.
 * Without a vendor, betting is closed and the responses say so.
 */
export const sportsbookModule: ApiModule = {
  name: 'sportsbook',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.decorate('sportsbook', {
        giveFreeBets: (giver) => setFreeBetGiver(app, giver),
      } satisfies SportsbookOperations);
      const vendor = app.ports.sportsbook ?? (app.env.sportsbook ? httpSportsbook(app.env.sportsbook) : null);
      const open = async ({ body, request, context, player }: Opening): Promise<{ iframeUrl: string | null }> => {
        if (!isOffered(body.product, context.brand.capabilities, context.market.rules))
          throw new Refusal(404, ERROR.notFound);
        if (!vendor) return { iframeUrl: null };
        const place = app.locate(request);
        const visit: SportsbookVisit = {
          ...body,
          brand: context.brand.id,
          market: context.market,
          ipAddress: place.ipAddress,
          country: place.countryCode,
          parentOrigin: parentOriginOf(request, context.brand.id),
          maximumPayout: maximumPayoutOf(app, {
            brand: context.brand.id,
            currency: context.market.market.currency,
          }),
          player,
        };
        return {
          iframeUrl: await vendor.open(visit).catch((cause: unknown) => {
            request.log.error(cause, 'The sportsbook’s vendor did not give an address for its frame.');
            // B§8: their 500 is an error that the player reads; otherwise betting counts as closed.
            const status = cause instanceof PortFault && cause.status === 500 ? 500 : 503;
            throw new Refusal(status, ERROR.sportsbookUnavailable, { reason: 'vendor' });
          }),
        };
      };
      /** A site that is opened at several addresses has no address of its own; then the caller's counts, if it is one of ours. */
      const parentOriginOf = (request: FastifyRequest, brand: string): string => {
        const { origin } = request.headers;
        if (origin !== undefined && app.env.siteOrigins.includes(origin)) return origin;
        return originOf(app.env, brand) ?? app.env.siteOrigins[0] ?? '';
      };
      /**
       * Opens a wallet session for a player who may bet under the stricter law of their home and of the site around the
       * frame.
       * @throws Refusal 403 error.play.not_allowed · 503 error.exclusion_register.unreachable
       */
      const admit = async (player: Player, product: Product, market: ResolvedMarket) => {
        await app.exclusionRegisters.beforePlay(player, market.pair);
        await app.playerAccess.admitToPlay(player.playerId, verticalOf(product), market.pair);
        const record = await findPlayer(app.db, player.playerId);
        if (!record) throw new Refusal(403, ERROR.playNotAllowed);
        const { countryCode: country } = record;
        const currency = record.currency as CurrencyCode;
        const language = sportsLanguage(market.translation);
        const { playerId, sessionId: loginId, brand } = player;
        const token = await openSportsSession(app, {
          playerId,
          loginId,
          brand,
          site: market.pair,
          product,
          currency,
          language,
          country,
        });
        return { playerId, token, currency, country, language, locale: market.languageTag };
      };
      route(app, sportsbookContext, ({ body, request, context }) => open({ body, request, context, player: null }));
      route(app, sportsbookLoginContext, async ({ body, request, context, player }) => {
        const admitted = await admit(player, body.product, context.market);
        return open({ body, request, context, player: admitted });
      });
      route(app, sportsbookToken, async ({ body, context, player }) => {
        if (!vendor || !isOffered(body.product, context.brand.capabilities, context.market.rules))
          throw new Refusal(404, ERROR.notFound);
        return admit(player, body.product, context.market);
      });
      const hasSports = ({ brand, market }: BrandContext) => isOffered('sportsbook', brand.capabilities, market.rules);
      const highlights = vendor && highlightsOf(app, vendor);
      const feedVisitor = async ({ market }: BrandContext, player: Player | null): Promise<FeedVisitor> => ({
        market,
        law: player ? await app.playerAccess.lawOf(player.playerId, market.pair) : market.rules,
      });
      route(app, sportsHighlights, async ({ context, player }) =>
        highlights && hasSports(context) ? highlights(await feedVisitor(context, player)) : { data: [], stale: false },
      );
      const search = vendor && sportsSearchOf(app, vendor);
      route(app, sportsSearch, async ({ query, context, player }) =>
        search && hasSports(context) ? search(query.q, await feedVisitor(context, player)) : { data: [] },
      );
      app.onEndSessions((tx, sessions) => repository.endSessions(tx, sessions, app.clock.now()));
      app.onEndPlay((playerId) => repository.endSessions(app.db, { playerId }, app.clock.now()));
      app.closures.addObstacles(async (target, playerId) => {
        const open = await repository.betsInPlay(target, playerId);
        return open ? [{ code: 'BET', count: open.count, amount: open.stakes, currency: open.currency }] : [];
      });
      if (vendor) tellBalances(app, vendor);
      sportsWalletRoutes(app);
    },
    { name: 'sportsbook', dependencies: ['brands', 'closures', 'location', 'player', 'session-ends', 'wallet'] },
  ),
};
