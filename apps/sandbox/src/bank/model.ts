import { createHash } from 'node:crypto';
import type { BankIdentity } from '@baize/contracts/pay-and-play';
import type { BankName, BankPreview } from './wire.ts';

/** User ids with a fixed outcome; any other user id is a customer of its own, without a surprise. */
export const TEST_CUSTOMERS = ['kaisa', 'nomail', 'poor', 'declined', 'young', 'abroad', 'unknown', 'down'] as const;

const FAILURES: Readonly<Record<string, string>> = {
  poor: 'insufficient_funds',
  declined: 'declined',
  unknown: 'identity_unavailable',
  down: 'bank_unavailable',
};
/** Why the bank refuses this customer, or null. */
export const failureOf = (userId: string): string | null => FAILURES[userId] ?? null;

const FIRST = ['Kaisa', 'Mikael', 'Elsa', 'Onni', 'Linnea', 'Oskar', 'Saga', 'Eero', 'Maja', 'Viljo'] as const;
const LAST = [
  'Rautio',
  'Lindgren',
  'Kallas',
  'Ekholm',
  'Salonen',
  'Sjöberg',
  'Harju',
  'Nyberg',
  'Vuori',
  'Dahl',
] as const;
const CITIES = {
  FI: {
    cities: ['Tampere', 'Turku', 'Oulu', 'Espoo'],
    street: 'Koivukatu',
    prefix: '+358',
    postal: (n: number) => `3${String(1000 + (n % 8999))}`,
  },
  SE: {
    cities: ['Uppsala', 'Malmö', 'Lund', 'Umeå'],
    street: 'Björkgatan',
    prefix: '+46',
    postal: (n: number) => `7${String(10 + (n % 89))} ${String(10 + (n % 79))}`,
  },
} as const;

/**
 * Returns a customer of a bank: the same user id is always the same person.
 * @param country the session's; the bank's customers live there, except the one whose user id says otherwise
 */
export function customerOf(bank: BankName, userId: string, country: string, now: Date): BankIdentity {
  const digest = createHash('sha256').update(`${bank}|${userId}`).digest();
  const number = (index: number): number => digest.readUInt32BE(index * 4);
  const pick = <Item>(items: readonly Item[], index: number): Item => items[number(index) % items.length] as Item;
  const home = country === 'SE' ? CITIES.SE : CITIES.FI;
  const year = userId === 'young' ? now.getUTCFullYear() - 17 : 1960 + (number(2) % 40);
  const month = String(1 + (number(3) % 12)).padStart(2, '0');
  const day = String(1 + (number(4) % 28)).padStart(2, '0');
  const [firstName, lastName] = [userId === 'kaisa' ? 'Kaisa' : pick(FIRST, 0), pick(LAST, 1)];
  return {
    subject: `${bank.toLowerCase()}-${digest.toString('hex').slice(0, 24)}`,
    firstName,
    lastName,
    dateOfBirth: `${year}-${month}-${day}`,
    address: `${home.street} ${1 + (number(5) % 120)}`,
    city: pick(home.cities, 6),
    postalCode: home.postal(number(7)),
    countryCode: userId === 'abroad' ? 'EE' : country,
    // Lumen keeps no contact details that it could vouch for.
    email: bank === 'LUMEN' || userId === 'nomail' ? null : `${userId}@osprey.example`,
    mobilePhone:
      bank === 'LUMEN' ? null : { prefix: home.prefix, body: `4${String(number(5) % 1e8).padStart(8, '0')}` },
  };
}

export const previewOf = (person: BankIdentity, bank: BankName): BankPreview => ({
  name: `${person.firstName} ${person.lastName}`,
  dateOfBirth: person.dateOfBirth,
  address: `${person.address}, ${person.postalCode} ${person.city}`,
  account: `•••• ${bank === 'OSPREY' ? '4417' : '9082'}`,
  hasEmail: person.email !== null,
  hasPhone: person.mobilePhone !== null,
});
