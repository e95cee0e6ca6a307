import type { BrandConfig, LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { CheckedPerson, ExclusionRegister } from '../../../ports/exclusion-register/port.ts';
import { accountsOfPerson } from '../../person/index.ts';
import { provincesOf } from '../model/province.ts';
import { findPlayer, findPlayers, lockPlayer, updatePlayer, type PlayerRecord } from '../repository/players.ts';
import { endSuspended } from './end-suspended.ts';
import { loginTime } from './present-login.ts';

/** How long an answer counts within one session, in milliseconds; a login always asks again. */
const FRESH_MS = 86_400_000;
/** How long a login may take after the registers have answered: a second factor comes between. In milliseconds. */
const LOGIN_MS = 600_000;

/** The national self-exclusion registers (ruling 13). Their answer is part of a player's standing (`statusNow`). */
export interface ExclusionRegisters {
  /**
   * Returns the register that has a person who is about to open an account. Null: none has, or one did not answer; then
   * `beforePlay` asks again.
   */
  find(brand: BrandConfig, person: Omit<CheckedPerson, 'countryCode'> & Home): Promise<string | null>;
  /**
   * Asks the registers of a player's home law, and the one that has the player, at a registration or a login, and keeps
   * the answer. If one does not answer, nothing changes: `beforePlay` asks again.
   * @returns the player after the answer
   */
  refresh(player: PlayerRecord): Promise<PlayerRecord>;
  /**
   * Tells whether the registers of the law of a player's home have answered since a moment. Where it names none, there is
   * nothing to wait for.
   */
  haveAnswered(player: PlayerRecord, since: Date): boolean;
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
  // One that another site's law named has the player until it says otherwise, and nothing else would ask it again.
  const withCurrent = (registers: readonly string[], { registerExclusion }: PlayerRecord): readonly string[] =>
    registerExclusion === null || registers.includes(registerExclusion) ? registers : [...registers, registerExclusion];
  const askedAt = (player: PlayerRecord): number => player.registersAskedAt?.getTime() ?? Number.NEGATIVE_INFINITY;

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
    const start = app.clock.now();
    const answer = await ask(registers, {
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      address: player.address ?? '',
      postalCode: player.postalCode ?? '',
      city: player.city ?? '',
      countryCode: player.countryCode,
    });
    if (answer === undefined) return null;
    const { updated, isNew } = await app.db.transaction(async (tx) => {
      const before = await lockPlayer(tx, player.id);
      const current = before?.registerExclusion ?? null;
      // Another device's answer that came meanwhile may be the newer one: of the two, the one that excludes counts.
      const registerExclusion = answer ?? (before && askedAt(before) > start.getTime() ? current : null);
      const registersAsked = registers.join();
      const registersAskedAt = app.clock.now();
      const changed = await updatePlayer(tx, player.id, { registerExclusion, registersAskedAt, registersAsked });
      // Sessions that are open elsewhere reach too far now (ruling 26).
      const begins = registerExclusion !== null && current === null;
      if (begins) await endSuspended(app, tx, player.id);
      // The next answer replaces this one, so only the log remembers it. Last: its lock is the whole API's.
      if (registerExclusion !== current)
        await app.audit(tx, 'player.register_exclusion', player.id, { from: current, to: registerExclusion });
      return { updated: changed ?? player, isNew: begins };
    });
    if (isNew) await stopElsewhere(updated);
    return updated;
  }

  /** Stops what goes on without a session, and asks about the person's accounts at other brands, which may be in use. */
  async function stopElsewhere(player: PlayerRecord): Promise<void> {
    await app.cancelForbiddenDeposits(player.id);
    const accounts = await findPlayers(app.db, await accountsOfPerson(app.db, player.id));
    for (const account of accounts.values())
      if (account.id !== player.id && account.registeredAt !== null && account.registerExclusion === null)
        await refresh(account, player);
  }

  /** @param like whose register is asked as well: the player, or the person's account that it has just kept out */
  async function refresh(player: PlayerRecord, like = player): Promise<PlayerRecord> {
    const registers = withCurrent(registersAtHome(player), like);
    return registers.length === 0 ? player : ((await askAbout(player, registers)) ?? player);
  }

  return {
    async find(brand, { province, detectedProvince, ...person }) {
      return (await ask(registersOf(brand, { ...person, province, detectedProvince }), person)) ?? null;
    },
    refresh: (player) => refresh(player),
    haveAnswered: (player, since) => registersAtHome(player).length === 0 || askedAt(player) >= since.getTime(),
    async beforePlay({ playerId, loggedInAt }, site) {
      const player = await findPlayer(app.db, playerId);
      if (!player) throw new Refusal(401, ERROR.unauthorized);
      const registers = site
        ? (await app.playerAccess.lawOf(playerId, site)).exclusionRegisters.value
        : registersAtHome(player);
      if (registers.length === 0) return;
      const oldest = Math.max(
        loginTime(app, { loggedInAt }).getTime() - LOGIN_MS,
        app.clock.now().getTime() - FRESH_MS,
      );
      // The login asked those of the home's law; another market's site may add one.
      const asked = player.registersAsked.split(',');
      if (askedAt(player) >= oldest && registers.every((name) => asked.includes(name))) return;
      if ((await askAbout(player, withCurrent(registers, player))) === null)
        throw new Refusal(503, ERROR.exclusionRegisterUnreachable, { registers });
    },
  };
}
