import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { wallet, walletTransaction } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(wallet, {
      money: [
        'main',
        'locked',
        'sportsBonus',
        'casinoBonus',
        'liveCasinoBonus',
        'staked',
        'won',
        'deposited',
        'withdrawn',
        'spendCeiling',
      ],
    }),
    personalTable(walletTransaction, {
      money: ['amount', 'bonusAmount', 'balanceAfter', 'mainAfter', 'bonusAfter'],
    }),
  ],
  withheld: { ledger_posting: 'ELSEWHERE', unplayed_deposit: 'ELSEWHERE' },
};
