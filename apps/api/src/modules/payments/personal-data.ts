import { personalTable, type PersonalData } from '../../plugins/personal-data.ts';
import { payment } from './schema.ts';

/** What the module stores about a player. */
export const personalData: PersonalData = {
  tables: [
    personalTable(payment, {
      money: ['amount'],
      withheld: {
        idempotencyKey: 'INTERNAL',
        bonuses: 'INTERNAL',
        checkAt: 'INTERNAL',
        // Anyone who has the address sees the player's payment form.
        redirectUrl: 'SECRET',
        holds: 'CRIME_PREVENTION',
      },
    }),
  ],
  withheld: { gateway_event: 'ELSEWHERE' },
};
