import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import {
  bonusAssignment,
  bonusBetAndGet,
  bonusBetAndGetStake,
  bonusCashback,
  bonusCashbackClaim,
  bonusFreeBet,
  bonusFreeSpinRound,
  bonusFreeSpins,
  bonusPartnerPlayer,
  bonusPrize,
  bonusQueue,
  bonusStake,
} from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(bonusAssignment, {
      money: ['grantedAmount', 'requirement', 'wagered', 'converted', 'owed', 'forfeited'],
    }),
    personalTable(bonusStake, { money: ['counted', 'bonusAmount'] }),
    personalTable(bonusBetAndGet, { money: ['required', 'staked'] }),
    personalTable(bonusBetAndGetStake, { money: ['counted'] }),
    personalTable(bonusQueue),
    personalTable(bonusFreeSpins, { money: ['stake', 'won'] }),
    personalTable(bonusPrize),
    personalTable(bonusPartnerPlayer),
    personalTable(bonusFreeBet, { money: ['amount', 'won'] }),
    personalTable(bonusFreeSpinRound, { money: ['won', 'credited'] }),
    personalTable(bonusCashback),
    personalTable(bonusCashbackClaim, { money: ['losses', 'boosterLosses', 'amount'] }),
  ],
};
