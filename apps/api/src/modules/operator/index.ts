import { ERROR } from '@baize/contracts/errors';
import {
  operatorAudit,
  operatorClock,
  operatorClockUpdate,
  operatorDocuments,
  operatorFlags,
  operatorFlagsUpdate,
  operatorPersonReviewDecision,
  operatorPersonReviews,
  operatorPlayers,
  operatorPlayerUpdate,
  type OperatorPlayer,
} from '@baize/contracts/operator';
import type { FeatureFlags } from '@baize/contracts/site';
import { toWire, type CurrencyCode } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { fieldRefusal, Refusal } from '../../plugins/errors.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { readAudit } from '../audit/index.ts';
import {
  DEFAULT_PERMISSIONS,
  effectiveStatus,
  isSuspended,
  playersWithDocuments,
  searchPlayers,
  type PlayerRecord,
  decideReview,
  reviewedAccounts,
} from '../player/index.ts';
import type { SiteState } from '../site/index.ts';
import { totalOf } from '../wallet/index.ts';
import { approvalRoutes } from './approval-routes.ts';
import { readClockOffset, writeClockOffset } from './repository.ts';
import { updateByOperator } from './use-cases/update-player.ts';

/**
 * The operator's calls about players, flags, clock, audit log and approvals, on the operators' own listener (ruling 27).
 * The payments module decides withdrawals.
 */
export const operatorModule: ApiModule = {
  name: 'operator',
  migrations: new URL('./migrations/', import.meta.url),
  protects: {
    operator_approval: {
      insert: 'all',
      update: ['state', 'decider_id', 'decider_name', 'decided_at', 'decision_reason'],
    },
  },
  plugin: fp(
    async (app) => {
      const inProduction = app.env.mode === 'production';
      /** The business clock has been moved, outside production. */
      const clockMoves = app.events.open<{ readonly offsetMs: number }>('operator.clock');
      if (!inProduction) {
        // All processes share one clock: stored in the database, announced by event. A test's own clock keeps its
        // offset.
        const stored = await readClockOffset(app.db);
        if (stored > 0) app.clock.setOffset(stored);
        clockMoves.subscribe(({ offsetMs }) => app.clock.setOffset(offsetMs));
        app.events.onGap(async () => app.clock.setOffset(await readClockOffset(app.db)));
      }

      const shown = async (found: readonly PlayerRecord[]): Promise<OperatorPlayer[]> => {
        const balances = await app.wallet.balancesOfMany(found.map((player) => player.id));
        return found.map((player) => {
          const own = balances.get(player.id);
          return {
            playerId: player.id,
            brand: player.brand,
            email: player.email,
            name: `${player.firstName} ${player.lastName}`,
            countryCode: player.countryCode,
            currencyCode: player.currency as CurrencyCode,
            accountStatus: effectiveStatus(player, app.clock.now()),
            kycStatus: player.kycStatus,
            loyaltyLevel: player.loyaltyLevel,
            permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions },
            multibrandSuspended: isSuspended(player, app.clock.now()),
            registerExclusion: player.registerExclusion,
            registeredAt: (player.registeredAt ?? player.createdAt).toISOString(),
            // A player with an unfinished sign-up has no wallet yet.
            balances: own
              ? { main: toWire(own.main), locked: toWire(own.locked), total: toWire(totalOf(own)) }
              : { main: 0, locked: 0, total: 0 },
          };
        });
      };

      operatorRoute(app, operatorPlayers, async ({ query }) =>
        shown(await searchPlayers(app.db, query.search?.trim() ?? '', query.limit ?? 50)),
      );

      operatorRoute(app, operatorPlayerUpdate, async (call) => {
        const [answer] = await shown([await updateByOperator(app, call)]);
        if (!answer) throw new Refusal(404, ERROR.notFound);
        return answer;
      });

      const flagsOf = ({ flags, maintenanceUntil }: SiteState) => ({
        ...flags,
        maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
      });
      operatorRoute(app, operatorFlags, async () => flagsOf(await app.siteFlags.current()));
      operatorRoute(app, operatorFlagsUpdate, async ({ body, record }) => {
        const details = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const { maintenanceUntil: end, ...flags } = details as typeof body & Partial<FeatureFlags>;
        const until = typeof end === 'string' ? new Date(end) : end;
        // An end in the past would mislead every visitor.
        if (until && !(until > app.clock.now())) throw fieldRefusal('maintenanceUntil', ERROR.validation, end);
        const before = flagsOf(await app.siteFlags.current());
        return flagsOf(
          await app.siteFlags.change({ flags, ...(until === undefined ? {} : { maintenanceUntil: until }) }, (tx) =>
            record(tx, { subject: null, before, after: { ...before, ...details } }),
          ),
        );
      });

      const clockNow = () => ({
        now: app.clock.now().toISOString(),
        offsetSeconds: Math.round(app.clock.offset / 1000),
      });
      operatorRoute(app, operatorClock, clockNow);
      operatorRoute(app, operatorClockUpdate, async ({ body: { offsetSeconds }, record }) => {
        // Money, limits and exclusions follow this clock, so production never moves it.
        if (inProduction) throw new Refusal(403, ERROR.clockFixed);
        const offsetMs = offsetSeconds * 1000;
        const before = { offsetSeconds: clockNow().offsetSeconds };
        await app.db.transaction(async (tx) => {
          await writeClockOffset(tx, offsetMs);
          await clockMoves.publish(tx, { offsetMs });
          await record(tx, { subject: null, before, after: { offsetSeconds } });
        });
        app.clock.setOffset(offsetMs);
        return clockNow();
      });

      operatorRoute(app, operatorDocuments, async () =>
        (await playersWithDocuments(app.db)).map((player) => ({
          playerId: player.id,
          email: player.email,
          kycStatus: player.kycStatus,
          requestDocumentTypeStatus: player.requestDocumentTypeStatus,
        })),
      );
      const reviewed = (player: PlayerRecord) => ({
        playerId: player.id,
        brand: player.brand,
        email: player.email,
        name: `${player.firstName} ${player.lastName}`,
        accountStatus: effectiveStatus(player, app.clock.now()),
        multibrandSuspended: isSuspended(player, app.clock.now()),
      });
      operatorRoute(app, operatorPersonReviews, async () =>
        (await reviewedAccounts(app, 200)).map(({ review, player, matches }) => ({
          player: reviewed(player),
          openedAt: review.openedAt.toISOString(),
          matches: matches.map((match) => ({ player: reviewed(match.player), kinds: [...match.kinds] })),
        })),
      );
      operatorRoute(app, operatorPersonReviewDecision, (call) => decideReview(app, call));
      operatorRoute(app, operatorAudit, async ({ query }) =>
        (await readAudit(app.db, query.limit ?? 50, query.subject ?? null)).map((entry) => ({
          ...entry,
          at: entry.at.toISOString(),
        })),
      );
      approvalRoutes(app);
    },
    { name: 'operator', dependencies: ['audit', 'events', 'identity', 'kyc', 'person', 'player', 'site', 'wallet'] },
  ),
};
