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

/** The national self-exclusion registers (ruling 13). What they answer is part of a player's standing (`statusNow`). */
export interface ExclusionRegisters {
  /**
   * Tells which register has a person who is about to open an account; null: none, or one did not answer, which
   * `beforePlay` then asks again.
   */
  find(brand: BrandConfig, person: Omit<CheckedPerson, 'countryCode'> & Home): Promise<string | null>;
  /**
   * Asks the registers of the law of a player's home, at a registration or a login, and keeps the answer. One that does
   * not answer changes nothing here: `beforePlay` asks again.
   * @returns the player as they are after the answer
   */
  refresh(player: PlayerRecord): Promise<PlayerRecord>;
  /**
   * Makes sure that the registers have answered in this session and in the last day, before a player deposits or plays.
   * The gates then read the answer. Call it before a transaction takes locks.
   * @param site the market's site that the player uses: its law may name a register of its own
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

export function exclusionRegisters(app: FastifyInstance, register: ExclusionRegister): ExclusionRegisters {
  const registersOf = (brand: BrandConfig, home: Home): readonly string[] =>
    app.brands.marketOfCountry(brand, home.countryCode, provincesOf(home)).rules.exclusionRegisters.value;
  const registersAtHome = (player: PlayerRecord): readonly string[] => {
    const brand = app.brands.find(player.brand);
    return brand ? registersOf(brand, player) : [];
  };

  /** @throws the port's fault if a register does not answer */
  async function askAll(registers: readonly string[], person: CheckedPerson): Promise<string | null> {
    const answers = await Promise.all(registers.map((name) => register.isExcluded(name, person)));
    return registers.find((_name, index) => answers[index] === true) ?? null;
  }

  async function ask(player: PlayerRecord, registers: readonly string[]): Promise<PlayerRecord> {
    const registerExclusion = await askAll(registers, {
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      address: player.address ?? '',
      postalCode: player.postalCode ?? '',
      city: player.city ?? '',
      countryCode: player.countryCode,
    });
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
      const registers = registersOf(brand, { ...person, province, detectedProvince });
      try {
        return await askAll(registers, person);
      } catch (fault) {
        app.log.warn({ err: fault }, 'an exclusion register did not answer');
        return null;
      }
    },
    async refresh(player) {
      const registers = registersAtHome(player);
      if (registers.length === 0) return player;
      try {
        return await ask(player, registers);
      } catch (fault) {
        app.log.warn({ err: fault }, 'an exclusion register did not answer');
        return player;
      }
    },
    async beforePlay({ playerId, loggedInAt }, site) {
      const player = await findPlayer(app.db, playerId);
      if (!player) throw new Refusal(401, ERROR.unauthorized);
      const atHome = registersAtHome(player);
      const registers = site ? (await app.playerAccess.lawOf(playerId, site)).exclusionRegisters.value : atHome;
      if (registers.length === 0) return;
      const asked = player.registersAskedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
      const oldest = Math.max(loginTime(app, { loggedInAt }).getTime(), app.clock.now().getTime() - FRESH_MS);
      // What was asked at the login is the law of the home; another site's register is not among it.
      if (asked >= oldest && registers.every((name) => atHome.includes(name))) return;
      try {
        await ask(player, registers);
      } catch (fault) {
        app.log.warn({ err: fault }, 'an exclusion register did not answer');
        throw new Refusal(503, ERROR.exclusionRegisterUnreachable, { registers });
      }
    },
  };
}
