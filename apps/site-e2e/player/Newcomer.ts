import { randomInt } from 'node:crypto';

/** A person who signs up with a unique address and number. */
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
    address: 'Mannerheimintie 12 A 4',
    postalCode: '00100',
    city: 'Helsinki',
    currency: 'EUR',
  },
  CA: {
    firstName: 'Élise',
    lastName: 'Bergeron',
    prefix: '+1',
    phone: () => `514555${String(randomInt(0, 10_000)).padStart(4, '0')}`,
    address: '220, rue Saint-Paul Ouest',
    postalCode: 'H2Y 2A1',
    city: 'Montréal',
    province: 'QC',
    currency: 'CAD',
  },
} as const;

export function newcomer(country: keyof typeof PLACES = 'FI', change: Partial<Newcomer> = {}): Newcomer {
  const { prefix, phone, ...place } = PLACES[country];
  return {
    ...place,
    countryCode: country,
    email: `journey.${Date.now().toString(36)}.${randomInt(1e9).toString(36)}@mail.example`,
    password: 'lantern over water 7',
    phone: { prefix, body: phone() },
    dateOfBirth: { day: '17', month: '5', year: '1990' },
    ...change,
  };
}

/** The number in the outbox's format. */
export const dialled = ({ phone }: Newcomer): string => `${phone.prefix}${phone.body}`;
