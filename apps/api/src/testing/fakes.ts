import type { TermsVersionDocument } from '@baize/contracts/content';
import { ok } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiModule } from '../api-module.ts';
import { dependenciesOf } from '../module-order.ts';
import { modules as everyModule } from '../modules.ts';
import { Catalogue } from '../modules/content/Catalogue.ts';
import type { GatewayOrder, PaymentGateway } from '../ports/payment-gateway/port.ts';
import type { GameProvider } from '../ports/game-provider/port.ts';
import type { PlayerAccess } from '../modules/player/index.ts';

const TERMS: TermsVersionDocument = {
  _id: 'termsVersion-1',
  _type: 'termsVersion',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  _rev: '1',
  version: 1,
  page: { _type: 'reference', _ref: 'staticPage-terms' },
  publishedAt: '2026-01-01T00:00:00Z',
};

/**
 * A gateway whose payments are being processed by the bank: each stays open until a webhook ends it, and only those that
 * `cancels` names can be cancelled.
 */
export function busyGateway(cancels: (reference: string) => boolean = () => false): PaymentGateway {
  const orders = new Map<string, GatewayOrder>();
  return {
    startPayment: async (order) => {
      orders.set(order.reference, order);
      return ok({ gatewayId: order.reference, hostedUrl: 'http://gateway.test/pay' });
    },
    startPayout: async (order) => ok({ gatewayId: order.reference }),
    cancelPayment: async (reference) => {
      const order = orders.get(reference);
      return ok(
        order
          ? {
              gatewayId: reference,
              kind: 'DEPOSIT',
              state: cancels(reference) ? 'FAILED' : 'PENDING',
              amount: order.amount,
              currency: order.currency,
              failureCode: null,
            }
          : null,
      );
    },
    report: async () => ok(null),
  };
}

/** A provider that opens every game without being called; its address says what it was asked. */
export const readyGameProvider: GameProvider = {
  async launchUrl({ session, ...request }) {
    const address = new URL('http://games.test/game');
    const query = {
      ...request,
      mode: session ? 'real' : 'fun',
      hostOrigin: new URL(request.lobbyUrl).origin,
      ...(session && { token: session.token, playerId: session.playerId }),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    return address.href;
  },
};

/** Replaces the content module where no content is tested: terms of version 1 and nothing else. */
export const fakeContentModule: ApiModule = {
  name: 'content',
  plugin: fp(
    async (app) => {
      app.decorate('catalogue', new Catalogue([TERMS]));
    },
    { name: 'content' },
  ),
};

/**
 * Replaces the player module where only the ledger is tested: every gate is open, no register has anyone, players have no
 * names, and Finnish law applies to everyone.
 */
export const fakePlayerModule: ApiModule = {
  name: 'player',
  plugin: fp(
    async (app) => {
      const brand = app.brands.get('northlight');
      app.decorate('playerAccess', {
        mayDeposit: async () => ({ result: 'SUCCESS' }),
        mayWithdraw: async () => ({ result: 'SUCCESS' }),
        mayPlay: async () => true,
        admitToPlay: async () => undefined,
        lawOf: async () => app.brands.marketOfCountry(brand, 'FI').rules,
        lawsOfPerson: async (playerId) => new Map([[playerId, app.brands.marketOfCountry(brand, 'FI').rules]]),
        namesOf: async () => new Map(),
        timeZoneOf: async () => 'UTC',
        firstDeposit: async () => undefined,
        useDocumentGate: () => undefined,
      } satisfies PlayerAccess);
      app.decorate('exclusionRegisters', {
        find: async () => null,
        refresh: async (player) => player,
        haveAnswered: () => true,
        beforePlay: async () => undefined,
      });
    },
    { name: 'player', dependencies: ['brands'] },
  ),
};

/** Replaces some answers of `app.playerAccess` for the rest of a test; the others stay real. */
export function fakePlayerAccess(app: FastifyInstance, answers: Partial<PlayerAccess>): void {
  Object.assign(app.playerAccess, answers);
}

/**
 * Returns the modules together with all modules that they depend on. Content is the fake one unless the list names
 * another; a fake in the list takes the place of the real module.
 */
export function withDependencies(chosen: readonly ApiModule[]): readonly ApiModule[] {
  const available = new Map([...everyModule, fakeContentModule, ...chosen].map((module) => [module.name, module]));
  const found = new Set<ApiModule>();
  const add = (module: ApiModule): void => {
    if (found.has(module)) return;
    found.add(module);
    for (const name of dependenciesOf(module)) {
      const dependency = available.get(name);
      if (dependency) add(dependency);
    }
  };
  chosen.forEach(add);
  return [...found];
}
