/** Behaviours of the gateway that an operator's server must handle. */
export const SCENARIOS = [
  'SUCCESS',
  'INSUFFICIENT_FUNDS',
  'STOLEN_CARD',
  'PENDING',
  'CODE',
  'SILENT',
  'DUPLICATED',
  'REORDERED',
  'SHARED',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

/**
 * Documented test cards: the number decides the outcome. Any future expiry and any security code work. Each is a card of
 * the player's own, however many type the same number; SHARED is one card for all players.
 */
export const TEST_CARDS: Readonly<Record<Scenario, string>> = {
  SUCCESS: '4111111111111111',
  INSUFFICIENT_FUNDS: '4000000000002008',
  STOLEN_CARD: '4000000000003006',
  PENDING: '4000000000004004',
  CODE: '4000000000005001',
  SILENT: '4000000000006009',
  DUPLICATED: '5500000000000004',
  REORDERED: '5555000000004448',
  SHARED: '4000000000007007',
};

/** The code that the bank's confirmation step accepts. */
export const CONFIRMATION_CODE = '123456';
export const CODE_ATTEMPTS = 3;

export function scenarioOfCard(number: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => TEST_CARDS[scenario] === number);
}

export type MethodScreen = 'card' | 'bank' | 'wallet' | 'voucher' | 'mobile';

/** How an A§3 payment method asks the player. A method that is not listed is confirmed like a bank payment. */
const SCREENS: Readonly<Record<string, MethodScreen>> = {
  CREDITCARD: 'card',
  EUTELLER: 'bank',
  TRUSTLY: 'bank',
  RAPIDTRANSFER: 'bank',
  MSIPAY: 'bank',
  MUCHBETTER: 'wallet',
  NETELLER: 'wallet',
  SKRILL: 'wallet',
  PAYSAFECARD: 'voucher',
  SIRU: 'mobile',
};
export const screenOf = (method: string): MethodScreen => SCREENS[method] ?? 'bank';
