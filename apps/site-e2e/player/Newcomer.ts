import { randomInt } from 'node:crypto';

/** A person who signs up, unlike any other: in email, number, name, birthday and address. */
export interface Newcomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly countryCode: string;
  readonly phone: { readonly prefix: string; readonly body: string };
  readonly dateOfBirth: { readonly day: string; readonly month: string; readonly year: string };
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province?: string;
  readonly currency: string;
}

const PLACES = {
  FI: {
    firstName: 'Aino',
    lastName: 'Väisänen',
    prefix: '+358',
    phone: () => `4${randomInt(10_000_000, 99_999_999)}`,
    address: (number: number) => `Mannerheimintie ${number} A 4`,
    postalCode: '00100',
    city: 'Helsinki',
    currency: 'EUR',
  },
  CA: {
    firstName: 'Élise',
    lastName: 'Bergeron',
    prefix: '+1',
    phone: () => `514${randomInt(2_000_000, 9_999_999)}`,
    address: (number: number) => `${number}, rue Saint-Paul Ouest`,
    postalCode: 'H2Y 2A1',
    city: 'Montréal',
    province: 'QC',
    currency: 'CAD',
  },
} as const;

export function newcomer(country: keyof typeof PLACES = 'FI', change: Partial<Newcomer> = {}): Newcomer {
  const { prefix, phone, address, ...place } = PLACES[country];
  return {
    ...place,
    // People who share a first name, a birthday and an address would be held for review (ruling 24), and none could deposit
    // once one of them is on a break.
    lastName: `${place.lastName}-${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`,
    countryCode: country,
    email: `journey.${Date.now().toString(36)}.${randomInt(1e9).toString(36)}@mail.example`,
    password: 'lantern over water 7',
    phone: { prefix, body: phone() },
    dateOfBirth: {
      day: String(randomInt(1, 29)),
      month: String(randomInt(1, 13)),
      year: String(randomInt(1950, 2000)),
    },
    address: address(randomInt(1, 10_000)),
    ...change,
  };
}

/** The number in the outbox's format. */
export const dialled = ({ phone }: Newcomer): string => `${phone.prefix}${phone.body}`;
