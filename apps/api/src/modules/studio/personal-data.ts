import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { gameSession, heldWin } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(gameSession, {
      money: ['maximumStake', 'smallestBet', 'largestBet', 'roundStaked'],
      withheld: { tokenHash: 'SECRET', loginId: 'SECRET' },
    }),
    personalTable(heldWin, { money: ['stake', 'amount', 'toBonus'] }),
  ],
  withheld: { studio_round: 'ELSEWHERE', studio_round_stake: 'ELSEWHERE' },
};
