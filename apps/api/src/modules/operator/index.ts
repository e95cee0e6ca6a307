import { ERROR } from '@baize/contracts/errors';
import {
  operatorAudit,
  operatorClock,
  operatorClockUpdate,
  operatorDocuments,
  operatorFlags,
  operatorFlagsUpdate,
  operatorPlayers,
  operatorPlayerUpdate,
  type OperatorPlayer,
} from '@baize/contracts/operator';
import type { FeatureFlags } from '@baize/contracts/site';
import { toWire, type CurrencyCode } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { fieldRefusal, Refusal } from '../../plugins/errors.ts';
import { filledPort } from '../../ports/ports.ts';
import { readAudit } from '../audit/index.ts';
import {
  DEFAULT_PERMISSIONS,
  effectiveStatus,
  isSuspended,
  LICENCE_WIDE,
  lockPlayer,
  loginRefusalOf,
  applyStops,
  playersWithDocuments,
  recordStop,
  searchPlayers,
  updatePlayer,
  type PlayerAttributes,
  type PlayerRecord,
} from '../player/index.ts';
import type { SiteState } from '../site/index.ts';
import { totalOf } from '../wallet/index.ts';
import { readClockOffset, writeClockOffset } from './repository.ts';

/**
 * The operator's calls about players, flags, clock and audit log; every change is audited. They exist only with
 * OPERATOR_TOKEN. The payments module decides withdrawals.
 */
export const operatorModule: ApiModule = {
  name: 'operator',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      const identity = filledPort(app.ports, 'identity');
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
            permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions },
            multibrandSuspended: isSuspended(player, app.clock.now()),
            registeredAt: (player.registeredAt ?? player.createdAt).toISOString(),
            // A player with an unfinished sign-up has no wallet yet.
            balances: own
              ? { main: toWire(own.main), locked: toWire(own.locked), total: toWire(totalOf(own)) }
              : { main: 0, locked: 0, total: 0 },
          };
        });
      };

      route(app, operatorPlayers, async ({ query }) =>
        shown(await searchPlayers(app.db, query.search?.trim() ?? '', query.limit ?? 50)),
      );

      route(app, operatorPlayerUpdate, async ({ params, body }) => {
        const now = app.clock.now();
        const changed = await app.db.transaction(async (tx) => {
          const player = await lockPlayer(tx, params.playerId);
          if (!player) throw new Refusal(404, ERROR.notFound);
          const permissions = Object.fromEntries(
            Object.entries(body.permissions ?? {}).filter(([, value]) => value !== undefined),
          ) as Partial<Record<string, boolean>>;
          const statusUntil = body.statusUntil ? new Date(body.statusUntil) : null;
          if (statusUntil && Number.isNaN(statusUntil.getTime()))
            throw new Refusal(400, ERROR.validation, undefined, [
              { field: 'statusUntil', message: ERROR.validation, objectName: 'body' },
            ]);
          // A time-out needs an end; the documents' cooling-off lasts a day (A§9).
          const until =
            body.accountStatus === 'TIMEOUT' && !statusUntil ? new Date(now.getTime() + 86_400_000) : statusUntil;
          const updated = await updatePlayer(tx, player.id, {
            ...(body.accountStatus === undefined
              ? {}
              : { status: body.accountStatus, statusUntil: until, statusInitiator: 'OPERATOR' }),
            ...(body.accountStatus === undefined && body.statusUntil !== undefined ? { statusUntil } : {}),
            ...(body.kycStatus === undefined ? {} : { kycStatus: body.kycStatus, identityCheckDueAt: null }),
            // Lifting removes a restriction, whatever caused it.
            ...(body.multibrandSuspended === undefined
              ? {}
              : {
                  multibrandSuspended: body.multibrandSuspended,
                  ...(body.multibrandSuspended ? {} : { multibrandExcluded: false, multibrandSuspendedUntil: null }),
                }),
            permissions: { ...DEFAULT_PERMISSIONS, ...player.permissions, ...permissions },
          });
          if (!updated) throw new Refusal(404, ERROR.notFound);
          if (body.accountStatus !== undefined) {
            if (loginRefusalOf(updated, now)) {
              await app.endSessions(tx, player.id, `status ${body.accountStatus}`);
              await app.playerSocket.disconnect(tx, player.id);
            } else {
              // An account that may log in again also loses the lock after too many wrong passwords.
              await identity.unlock(tx, player.id);
            }
            if (LICENCE_WIDE.has(body.accountStatus)) {
              await recordStop(tx, {
                playerId: player.id,
                ...(body.accountStatus === 'SELF_EXCLUDED'
                  ? { kind: 'BREAK', until }
                  : { kind: 'CLOSURE', until: null }),
                status: null,
                initiator: 'OPERATOR',
                createdAt: now,
              });
            }
          }
          await app.audit(tx, 'player.update', player.id, JSON.parse(JSON.stringify(body)) as Record<string, unknown>);
          await app.playerAttributes.publish(tx, player.id, JSON.parse(JSON.stringify(body)) as PlayerAttributes);
          return updated;
        });
        await applyStops(app, { playerId: changed.id });
        const [answer] = await shown([changed]);
        if (!answer) throw new Refusal(404, ERROR.notFound);
        return answer;
      });

      const flagsOf = ({ flags, maintenanceUntil }: SiteState) => ({
        ...flags,
        maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
      });
      route(app, operatorFlags, async () => flagsOf(await app.siteFlags.current()));
      route(app, operatorFlagsUpdate, async ({ body }) => {
        const details = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
        const { maintenanceUntil: end, ...flags } = details as typeof body & Partial<FeatureFlags>;
        const until = typeof end === 'string' ? new Date(end) : end;
        // An end in the past would mislead every visitor.
        if (until && !(until > app.clock.now())) throw fieldRefusal('maintenanceUntil', ERROR.validation, end);
        return flagsOf(
          await app.siteFlags.change({ flags, ...(until === undefined ? {} : { maintenanceUntil: until }) }, (tx) =>
            app.audit(tx, 'flags.update', null, details),
          ),
        );
      });

      const clockNow = () => ({
        now: app.clock.now().toISOString(),
        offsetSeconds: Math.round(app.clock.offset / 1000),
      });
      route(app, operatorClock, clockNow);
      route(app, operatorClockUpdate, async ({ body }) => {
        // Money, limits and exclusions follow this clock, so production never moves it.
        if (inProduction) throw new Refusal(403, ERROR.clockFixed);
        const offsetMs = body.offsetSeconds * 1000;
        await app.db.transaction(async (tx) => {
          await writeClockOffset(tx, offsetMs);
          await app.audit(tx, 'clock.update', null, { offsetSeconds: body.offsetSeconds });
          await clockMoves.publish(tx, { offsetMs });
        });
        app.clock.setOffset(offsetMs);
        return clockNow();
      });

      route(app, operatorDocuments, async () =>
        (await playersWithDocuments(app.db)).map((player) => ({
          playerId: player.id,
          email: player.email,
          kycStatus: player.kycStatus,
          requestDocumentTypeStatus: player.requestDocumentTypeStatus,
        })),
      );
      route(app, operatorAudit, async ({ query }) =>
        (await readAudit(app.db, query.limit ?? 50)).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      );
    },
    { name: 'operator', dependencies: ['audit', 'events', 'identity', 'player', 'site', 'wallet'] },
  ),
};
