import { describe, expect, it } from 'vitest';
import type { PlayerRecord } from '../repository/players.ts';
import { DEFAULT_PERMISSIONS } from './default-permissions.ts';
import { profileOf } from './profile.ts';

const now = new Date('2026-01-10T12:00:00Z');
const opened = new Date('2026-01-01T00:00:00Z');
const player: PlayerRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  brand: 'northlight',
  email: 'Aino@example.com',
  emailKey: 'aino@example.com',
  firstName: 'Aino',
  lastName: 'Virtanen',
  phonePrefix: '+358',
  phoneBody: '401234567',
  countryCode: 'FI',
  languageCode: 'FI',
  currency: 'EUR',
  dateOfBirth: '1990-01-01',
  cpf: null,
  address: null,
  city: null,
  postalCode: null,
  province: null,
  detectedProvince: null,
  timeZone: 'Europe/Helsinki',
  nextTimeZone: null,
  timeZoneChangedAt: null,
  status: 'REGISTERED',
  statusUntil: null,
  statusInitiator: null,
  statusIsCooling: false,
  kycStatus: 'NOT_VERIFIED',
  requestDocumentTypeStatus: '',
  permissions: DEFAULT_PERMISSIONS,
  multibrandSuspended: false,
  multibrandExcluded: false,
  multibrandSuspendedUntil: null,
  registerExclusion: null,
  registersAskedAt: null,
  registersAsked: '',
  personId: 'person',
  termsVersion: 1,
  marketingOptIn: false,
  cookiePolicyAccepted: true,
  riskNoticeAt: null,
  loyaltyLevel: 0,
  limitLevel: 0,
  eddQuestionnaire: false,
  loginCount: 1,
  phoneVerifiedAt: null,
  emailVerifiedAt: null,
  firstDepositAt: null,
  identityCheckDueAt: null,
  createdAt: opened,
  registeredAt: null,
};

describe('profileOf (A§3)', () => {
  it('says that the first login is the first, and no later one', () => {
    expect(profileOf(player, now).firstLogin).toBe(true);
    expect(profileOf({ ...player, loginCount: 2 }, now).firstLogin).toBe(false);
  });

  it('dates the registration by its end, and by its start while it has not ended', () => {
    expect(profileOf(player, now).registrationDate).toBe(opened.toISOString());
    expect(profileOf({ ...player, registeredAt: now }, now).registrationDate).toBe(now.toISOString());
  });

  it('shows an exclusion at another brand as the status, and the account as suspended (ruling 19a)', () => {
    const until = new Date('2026-02-01T00:00:00Z');
    expect(profileOf({ ...player, multibrandSuspendedUntil: until }, now)).toMatchObject({
      accountStatus: 'SELF_EXCLUDED',
      accountStatusUntil: until.toISOString(),
      multibrand: { suspended: true },
    });
    expect(profileOf({ ...player, status: 'TIMEOUT', statusUntil: opened }, now)).toMatchObject({
      accountStatus: 'REGISTERED',
      accountStatusUntil: null,
      multibrand: { suspended: false },
    });
  });

  it('adds permissions that an older record does not have', () => {
    const { crypto: _unknown, ...older } = DEFAULT_PERMISSIONS;
    const { permissions } = profileOf({ ...player, permissions: { ...older, casino: false } as never }, now);
    expect(permissions).toEqual({ ...DEFAULT_PERMISSIONS, casino: false });
  });
});
