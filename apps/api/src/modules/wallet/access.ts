import type { RulePack } from '@baize/brand';
import type { OperationResult } from '@baize/contracts/wallet';
import type { Transaction } from '../../plugins/database.ts';
import type { Vertical } from './model/movement.ts';

/** The answer of a gate before money moves (A§4 operation result codes). */
export interface GateAnswer {
  readonly result: OperationResult;
  /** What is left of the limit that decides, in hundredths. */
  readonly limitLeft?: number | null;
  /** The whole of that limit, in hundredths; the documents' withdrawal check tells it as originalLimit. */
  readonly limit?: number | null;
  readonly limitType?: string | null;
  readonly resetOn?: Date | null;
  readonly daysLeftToVerifyDocuments?: number | null;
}

/**
 * What money has to ask about a player, and tell. The player module fills it (`app.playerAccess.use(…)`); until it has,
 * every gate answers SUCCESS outside production and FAILURE in it.
 */
export interface PlayerAccess {
  /** @param within holds what it answers from until that transaction ends: an exclusion at the same moment comes before the money or after it, never between */
  mayDeposit(playerId: string, within?: Transaction): Promise<GateAnswer>;
  mayWithdraw(playerId: string, within?: Transaction): Promise<GateAnswer>;
  /** Status, exclusion and the permission of the vertical (ruling 19). */
  mayPlay(playerId: string, vertical: Vertical): Promise<boolean>;
  /** The law of the player's home: brand, country and province together, the strictest wins; null for nobody we know. */
  lawOf(playerId: string): Promise<RulePack | null>;
  /** First names, for the winners' list. */
  namesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The IANA zone whose midnight ends the player's day (ruling 17). */
  timeZoneOf(playerId: string): Promise<string>;
  /** Called inside the transaction of a player's first successful deposit. */
  firstDeposit(tx: Transaction, playerId: string, at: Date): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    playerAccess: PlayerAccess & { use(access: Partial<PlayerAccess>): void };
  }
}

/** The gates before any module has filled them. */
export function openAccess(production: boolean): PlayerAccess & { use(access: Partial<PlayerAccess>): void } {
  const answer = async (): Promise<GateAnswer> => ({ result: production ? 'FAILURE' : 'SUCCESS' });
  let access: PlayerAccess = {
    mayDeposit: answer,
    mayWithdraw: answer,
    mayPlay: async () => !production,
    lawOf: async () => null,
    namesOf: async () => new Map(),
    timeZoneOf: async () => 'UTC',
    firstDeposit: async () => {},
  };
  return {
    use(own) {
      access = { ...access, ...own };
    },
    mayDeposit: (playerId, within) => access.mayDeposit(playerId, within),
    mayWithdraw: (playerId, within) => access.mayWithdraw(playerId, within),
    mayPlay: (playerId, vertical) => access.mayPlay(playerId, vertical),
    lawOf: (playerId) => access.lawOf(playerId),
    namesOf: (playerIds) => access.namesOf(playerIds),
    timeZoneOf: (playerId) => access.timeZoneOf(playerId),
    firstDeposit: (tx, playerId, at) => access.firstDeposit(tx, playerId, at),
  };
}
