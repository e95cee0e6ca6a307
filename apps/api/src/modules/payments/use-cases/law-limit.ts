import type { FastifyInstance } from 'fastify';
import type { DepositRegister } from '../../../ports/deposit-register/port.ts';
import { accountsOfPerson, findPlayer, provincesOf } from '../../player/index.ts';
import type { DepositRule } from '../../wallet/index.ts';
import * as repository from '../repository.ts';

/**
 * The law's limit on what a person deposits in a calendar month, with every operator together (ruling 22: 1,000 € in JJ).
 * Counted are the person's deposits with all brands of the licensee, those still on their way too, and what the register knows
 * of others, in the month of the law's own zone, for the player chooses theirs. With an amount, the person is held until the transaction ends: two brands at once cannot pass the limit either.
 */
export function lawLimit(app: FastifyInstance, register: DepositRegister): DepositRule {
  return async (target, { playerId, amount, at }) => {
    const player = await findPlayer(target, playerId);
    const brand = player && app.brands.find(player.brand);
    const rule = player && brand ? app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules.monthlyDepositLimit : null;
    if (!player || !rule || rule.value === null) return null;
    const limit = rule.value;
    if (amount !== null) await repository.holdPerson(target, player.emailKey);
    const month = await repository.monthOf(target, at, rule.timeZone ?? 'UTC');
    const own = await repository.depositedSince(target, await accountsOfPerson(target, player), month.from);
    const left = Math.max(0, limit - own - await register.depositedElsewhere({
      playerId, personReference: player.personId, firstName: player.firstName, lastName: player.lastName, dateOfBirth: player.dateOfBirth ?? '', currency: player.currency,
    }, month));
    return { result: amount === null ? (left > 0 ? 'SUCCESS' : 'SELF_LIMIT_REACHED') : amount <= left ? 'SUCCESS' : 'SELF_LIMIT_REACHED', limitLeft: left, limit, limitType: 'M', resetOn: month.until };
  };
}
