import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RouteContract } from './route.ts';

const isContract = (value: unknown): value is RouteContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'base' in value && 'path' in value;

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const contracts = (
  await Promise.all(files.map(async (name) => Object.values((await import(`./${name}.ts`)) as Record<string, unknown>)))
)
  .flat()
  .filter(isContract);

const idsWhere = (matches: (contract: RouteContract) => boolean): string[] =>
  contracts
    .filter(matches)
    .map(({ id }) => id)
    .sort();

it('refuses sign-up, play and deposits where we may not serve (A§6)', () => {
  const refused = [
    'bankAuthorise',
    'bankPlayerCode',
    'bankPlayerLogin',
    'bankPlayerUpdate',
    'depositCheck',
    'depositStart',
    'emailRequest',
    'emailVerification',
    'gameLaunch',
    'gameLookup',
    'gameLookupDemo',
    'registration',
    'registrationUpdate',
    'smsRequest',
    'smsVerification',
    'sportsbookContext',
    'sportsbookLoginContext',
  ];
  // A new call is refused until it opts out, so it need not be listed here.
  expect(idsWhere(({ anywhere }) => anywhere === undefined)).toEqual(expect.arrayContaining(refused));
});

// Opening another call to every place is a decision about licences: change this list only together with its reason.
it.each([
  [
    'own-money',
    'betAndGetDeactivation cashbackDeactivation depositMethods depositStatus netPosition optInDeactivation passkeyChallenge passkeyConfirmation pendingDeposits pendingWithdrawals recentDepositMethods rewardState secondFactorConfirmation transactionSummary transactions ' +
      'walletBalance walletHistory walletSessionRounds walletSocketToken walletSummary withdrawalCancellation withdrawalCheck withdrawalMethods withdrawalStart ' +
      'withdrawalTransactions',
  ],
  [
    'own-protection',
    'activityLeft activityReset activitySettings activitySettingsChange activitySummary depositLimitChange depositLimits ' +
      'exclusion sessionLaw sessionReminded spendLimitChange spendLimits startCooling timeout',
  ],
  [
    'own-account',
    'accessDetails changeAddress changeLanguage changeMarketingPreferences changePassword changePhone changeTimeZone closeAccount copyPersonalData ' +
      'documentFilePart documentFileRead documentFileRemove documentFileStart documentUpload documentVerification documents ' +
      'endSignIn lastPlayedGames ' +
      'latestActivityLog markInboxRead passkeyPermission passkeys phoneFilePart phoneFileStart phoneLink phoneLinkEnd phoneLinkState phoneOpening playerGameAdd playerGameList playerGameRemove questionnaire questionnaireSend readAddress readClosure readCookieConsent readInbox ' +
      'readMarketingPreferences readTimeZone recoveryCodeRenewal resendPhoneCode salaryRanges saveCookieConsent secondFactor secondFactorRemoval secondFactorSetup signIns verifyPhoneCode',
  ],
  [
    'session',
    'acceptTerms captchaChallenge logoutOnIdle migration passwordReset passwordResetNew passwordResetNewByEmail ' +
      'passwordResetSms signOut',
  ],
  [
    'information',
    'accessContext countrySettings jackpotAmounts knownPasswordSuffixes latestWinners liveTables riskSetting siteFlags siteLocation siteVisit topWinners',
  ],
  [
    'third-party',
    'gatewayWebhook identityVendorWebhook sportsBalance sportsCancel sportsCashout sportsCashoutVoid sportsFreeBets sportsPlace sportsReserve sportsSession sportsSettle studioAuthenticate studioBalance studioBet studioFreeSpin studioFreeSpinResult studioRefund ' +
      'studioRollback studioWin studioWins userPoolTrigger',
  ],
])('opens exactly these calls to every place because of "%s"', (reason, ids) => {
  expect(idsWhere(({ anywhere }) => anywhere === reason)).toEqual(ids.split(' '));
});

it('gives a server’s reason only to calls that servers make', () => {
  const servers = idsWhere(({ auth }) => ['studio', 'gateway', 'identity-vendor', 'user-pool'].includes(auth));
  expect(idsWhere(({ anywhere }) => anywhere === 'third-party')).toEqual(servers);
});

it('gives every call its own id and its own path', () => {
  expect(new Set(contracts.map(({ id }) => id)).size).toBe(contracts.length);
  expect(new Set(contracts.map(({ method, base, path }) => `${method} ${base}${path}`)).size).toBe(contracts.length);
});
