import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { sportsBet, sportsSale, sportsSession } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(sportsSession, {
      money: ['maximumStake'],
      withheld: { tokenHash: 'SECRET', loginId: 'SECRET' },
    }),
    personalTable(sportsBet, {
      money: ['stake', 'bonusStake', 'potentialPayout', 'payout', 'paid', 'paidBonus', 'soldStake', 'soldFor'],
    }),
    personalTable(sportsSale, { money: ['stake', 'amount'] }),
  ],
};
