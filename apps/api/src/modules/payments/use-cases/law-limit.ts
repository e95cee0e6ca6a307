import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import type { DepositRegister } from '../../../ports/deposit-register/port.ts';
import { accountsOfPerson, lockPerson } from '../../person/index.ts';
import { findPlayers, provincesOf } from '../../player/index.ts';
import type { DepositedElsewhere, DepositRule } from '../../wallet/index.ts';
import { limitIn, worthIn } from '../model/exchange.ts';
import * as totals from '../repository/totals.ts';

/**
 * Returns the player and the law's monthly limit for their person, in hundredths of the player's currency: the lowest that
 * applies to any account which is certainly theirs, because what a law counts per person an account in another country
 * must not escape (ruling 24: the strictest rule wins). Null for an unknown player or where no law sets a limit.
 */
async function limitedByLaw(app: FastifyInstance, target: Queryable, playerId: string) {
  const accounts = await findPlayers(target, await accountsOfPerson(target, playerId));
  const player = accounts.get(playerId);
  if (!player) return null;
  const rules = [...accounts.values()].flatMap((account) => {
    const brand = app.brands.find(account.brand);
    const rule =
      brand && app.brands.marketOfCountry(brand, account.countryCode, provincesOf(account)).rules.monthlyDepositLimit;
    return rule && rule.value !== null ? [{ euros: rule.value, timeZone: rule.timeZone ?? 'UTC' }] : [];
  });
  const strictest = rules.sort((one, other) => one.euros - other.euros)[0];
  const currency = player.currency as CurrencyCode;
  return strictest
    ? { player, currency, limit: limitIn(currency, strictest.euros), timeZone: strictest.timeZone }
    : null;
}

/** The laws set their limits in euros, and their registers answer in them, whatever currency an account has. */
const LAW_CURRENCY = 'EUR';

/**
 * Asks the register for a player's deposits with other operators, in the month of the law's time zone: players could
 * choose theirs. Call it before a transaction takes locks: a slow register then delays one deposit, never a wallet.
 * @returns null where no law limits the player
 * @throws if the register does not answer; then no deposit is taken (ruling 23)
 */
export async function askRegister(
  app: FastifyInstance,
  register: DepositRegister,
  playerId: string,
  at: Date,
): Promise<DepositedElsewhere | null> {
  const limited = await limitedByLaw(app, app.db, playerId);
  if (!limited) return null;
  const { player, currency } = limited;
  const month = await totals.monthOf(app.db, at, limited.timeZone);
  const amount = await register.depositedElsewhere(
    {
      playerId,
      personReference: player.personId,
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      currency: LAW_CURRENCY,
    },
    month,
  );
  return { month, amount: worthIn(currency, [{ amount, currency: LAW_CURRENCY }]) };
}

/**
 * The law's limit on what a person deposits in a calendar month, with every operator together (ruling 22: 1,000 € in
 * JJ). Counts the person's deposits with all brands of the licensee, including open ones, and the register's amount of
 * others; sums in other currencies are converted. With an amount, the person is locked until the transaction ends, so
 * deposits at two brands at once cannot exceed the limit.
 */
export function lawLimit(app: FastifyInstance): DepositRule {
  return async (target, { playerId, amount, elsewhere }) => {
    if (elsewhere === 'NOT_ASKED') return null;
    const limited = await limitedByLaw(app, target, playerId);
    if (!limited) return null;
    // The law began to apply after the point where the register is asked; the next attempt asks it.
    if (!elsewhere) return { result: 'FAILURE' };
    const { limit, currency } = limited;
    if (amount !== null) await lockPerson(target, playerId);
    const own = await totals.depositedSince(
      target,
      await accountsOfPerson(target, playerId),
      elsewhere.month.from,
      amount === null ? 'PROCESSING' : 'ALL',
    );
    const left = Math.max(0, limit - worthIn(currency, own) - elsewhere.amount);
    const hasRoom = amount === null ? left > 0 : amount <= left;
    return {
      result: hasRoom ? 'SUCCESS' : 'SELF_LIMIT_REACHED',
      limitLeft: left,
      limit,
      limitType: 'M',
      limitByLaw: true,
      resetOn: elsewhere.month.until,
    };
  };
}
