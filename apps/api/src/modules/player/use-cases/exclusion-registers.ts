import type { BrandConfig, LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { CheckedPerson, ExclusionRegister } from '../../../ports/exclusion-register/port.ts';
import { provincesOf } from '../model/province.ts';
import { findPlayer, lockPlayer, updatePlayer, type PlayerRecord } from '../repository.ts';
import { endSuspended } from './end-suspended.ts';
import { loginTime } from './present-login.ts';

/** How long an answer counts within one session, in milliseconds; a login always asks again. */
const FRESH_MS = 86_400_000;

/** The national self-exclusion registers (ruling 13). Their answer is part of a player's standing (`statusNow`). */
export interface ExclusionRegisters {
  /**
   * Returns the register that has a person who is about to open an account. Null: none has, or one did not answer; then
   * `beforePlay` asks again.
   */
  find(brand: BrandConfig, person: Omit<CheckedPerson, 'countryCode'> & Home): Promise<string | null>;
  /**
   * Asks the registers of a player's home law, at a registration or a login, and keeps the answer. If one does not answer,
   * nothing changes: `beforePlay` asks again.
   * @returns the player after the answer
   */
  refresh(player: PlayerRecord): Promise<PlayerRecord>;
  /**
   * Makes sure that the registers have answered in this session and in the last day, before a player deposits or plays.
   * The gates then read the answer. Call it before a transaction takes locks.
   * @param site the market's site that the player uses; its law may name another register
   * @throws Refusal 503 error.exclusion_register.unreachable: without an answer there is no play (ruling 23)
   */
  beforePlay(player: Pick<Player, 'playerId' | 'loggedInAt'>, site?: LocalePair): Promise<void>;
}

interface Home {
  readonly countryCode: string;
  readonly province: string | null;
  readonly detectedProvince: string | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    exclusionRegisters: ExclusionRegisters;
  }
}

/** Returns the registers that the laws of players' homes and of sites name, behind one port. */
export function exclusionRegisters(app: FastifyInstance, register: ExclusionRegister): ExclusionRegisters {
  const registersOf = (brand: BrandConfig, home: Home): readonly string[] =>
    app.brands.marketOfCountry(brand, home.countryCode, provincesOf(home)).rules.exclusionRegisters.value;
  const registersAtHome = (player: PlayerRecord): readonly string[] => {
    const brand = app.brands.find(player.brand);
    return brand ? registersOf(brand, player) : [];
  };

  /** Returns the register that has a person, or null for none; undefined if one did not answer. */
  async function ask(registers: readonly string[], person: CheckedPerson): Promise<string | null | undefined> {
    try {
      const answers = await Promise.all(registers.map((name) => register.isExcluded(name, person)));
      return registers.find((_name, index) => answers[index]) ?? null;
    } catch (fault) {
      app.log.warn({ err: fault, registers }, 'an exclusion register did not answer');
      return undefined;
    }
  }

  /** Asks about a player and keeps the answer. @returns the player after it; null if a register did not answer */
  async function askAbout(player: PlayerRecord, registers: readonly string[]): Promise<PlayerRecord | null> {
    const registerExclusion = await ask(registers, {
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      address: player.address ?? '',
      postalCode: player.postalCode ?? '',
      city: player.city ?? '',
      countryCode: player.countryCode,
    });
    if (registerExclusion === undefined) return null;
    return app.db.transaction(async (tx) => {
      const before = await lockPlayer(tx, player.id);
      const updated = await updatePlayer(tx, player.id, { registerExclusion, registersAskedAt: app.clock.now() });
      // Sessions that are open elsewhere reach too far now (ruling 26).
      if (registerExclusion !== null && before?.registerExclusion === null) await endSuspended(app, tx, player.id);
      return updated ?? player;
    });
  }

  return {
    async find(brand, { province, detectedProvince, ...person }) {
      return (await ask(registersOf(brand, { ...person, province, detectedProvince }), person)) ?? null;
    },
    async refresh(player) {
      const registers = registersAtHome(player);
      return registers.length === 0 ? player : ((await askAbout(player, registers)) ?? player);
    },
    async beforePlay({ playerId, loggedInAt }, site) {
      const player = await findPlayer(app.db, playerId);
      if (!player) throw new Refusal(401, ERROR.unauthorized);
      const atHome = registersAtHome(player);
      const registers = site ? (await app.playerAccess.lawOf(playerId, site)).exclusionRegisters.value : atHome;
      if (registers.length === 0) return;
      const asked = player.registersAskedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
      const oldest = Math.max(loginTime(app, { loggedInAt }).getTime(), app.clock.now().getTime() - FRESH_MS);
      // The login asked those of the home's law only, not one that another market's site adds.
      if (asked >= oldest && registers.every((name) => atHome.includes(name))) return;
      if ((await askAbout(player, registers)) === null)
        throw new Refusal(503, ERROR.exclusionRegisterUnreachable, { registers });
    },
  };
}
