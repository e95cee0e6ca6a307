import type { PlayerProfile, TokenClaims } from '@baize/contracts/player';
import type { PlayerSession } from '@baize/session';

export const PLAYER_ID = '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a01';

/** A logged-in player of the test market. */
export const playerSession = (over: Partial<PlayerSession> = {}): PlayerSession => ({
  playerId: PLAYER_ID,
  playerAccessId: PLAYER_ID,
  email: 'aino@example.test',
  countryCode: 'FI',
  languageCode: 'EN',
  loginMethod: 'DEFAULT',
  registrationDate: '2026-01-05T10:00:00.000Z',
  multibrandSuspended: false,
  supportToken: null,
  expiresAt: 4_000_000_000,
  ...over,
});

export const tokenClaims = (over: Partial<TokenClaims> = {}): Partial<TokenClaims> => ({
  player_id: PLAYER_ID,
  player_access_id: PLAYER_ID,
  email: 'aino@example.test',
  country_code: 'FI',
  language_code: 'EN',
  login_method: 'DEFAULT',
  registrationDate: '2026-01-05T10:00:00.000Z',
  multibrand: '{"suspended":false}',
  exp: 4_000_000_000,
  ...over,
});

/** A player without restrictions. */
export const playerProfile = (over: Partial<PlayerProfile> = {}): PlayerProfile => ({
  playerId: PLAYER_ID,
  firstName: 'Aino',
  lastName: 'Testi',
  email: 'aino@example.test',
  mobilePhone: { prefix: '+358', body: '401234567' },
  kycStatus: 'DATA_VERIFIED',
  accountStatus: 'REGISTERED',
  requestDocumentTypeStatus: '',
  currencyCode: 'EUR',
  countryCode: 'FI',
  languageCode: 'EN',
  timeZone: 'UTC',
  personid: '1',
  accountStatusUntil: null,
  breakEndedAt: null,
  firstLogin: false,
  firstDepositDate: null,
  registrationDate: '2026-01-05T10:00:00.000Z',
  termsAndConditionsAcceptedVersion: 1,
  loyaltyLevel: 0,
  limitLevel: 0,
  eddQuestionnaire: false,
  permissions: {
    payout: false,
    casino: true,
    liveCasino: true,
    sports: true,
    virtualSports: true,
    bonuses: true,
    deposit: true,
    withdrawal: true,
    volt: false,
    affiliateReg: false,
    macropay: false,
    isWithdrawalReview: false,
    crypto: false,
  },
  multibrand: { suspended: false },
  ...over,
});
