import type { Row } from './data-copy.ts';
import { accountStanding, kycStanding } from './standing.ts';

/** How a value is written for a person. */
type Kind =
  | 'text'
  | 'date'
  | 'moment'
  | 'money'
  | 'country'
  | 'language'
  | 'code'
  | 'yes'
  | 'channel'
  | 'topic'
  | 'answer'
  | 'device';

/** Returns the keys under which a code may have a text; the first that exists counts. */
type KeysOf = (code: string, row: Row) => readonly string[];
/**
 * A column of the readable copy: its name in the data, the key of its label, how its values are written, and where the
 * texts of its codes are.
 */
export type Column = readonly [name: string, label: string, kind?: Kind, keysOf?: KeysOf];

const when = (name: string, label = 'account.copy.field.date'): Column => [name, label, 'moment'];
const money = (name: string, label: string): Column => [name, label, 'money'];
const code = (name: string, label: string, keysOf: KeysOf = () => []): Column => [name, label, 'code', keysOf];
const below =
  (prefix: string): KeysOf =>
  (value) => [prefix + value];
/** Bonus money has the types of payments and bets, and a correction is no reversal of a withdrawal. */
const movementKinds: KeysOf = (type, { category }) => {
  if (category === 'ADJUSTMENT') return ['wallet.type.ADJUSTMENT'];
  if (category === 'BONUS' && type === 'DEPOSIT') return ['wallet.type.BONUS_ADDED'];
  if (category === 'BONUS' && type === 'CASHOUT') return ['wallet.category.BONUS'];
  return [`wallet.type.${type}`];
};
/** The texts of a message's kind are the domain's that sends it. */
const messageTitles: KeysOf = (kind) =>
  ['account', 'wallet', 'bonus', 'auth'].map((domain) => `${domain}.inbox.${kind}.title`);

/**
 * What the readable copy shows, table by table, in its order. The other tables and columns are numbers by which the
 * service finds its own rows; the JSON copy has them too.
 */
export const READABLE: readonly (readonly [table: string, title: string, columns: readonly Column[]])[] = [
  [
    'players',
    'account.details.title',
    [
      ['firstName', 'account.copy.field.firstName'],
      ['lastName', 'account.copy.field.lastName'],
      ['dateOfBirth', 'account.copy.field.dateOfBirth', 'date'],
      ['email', 'account.details.email'],
      ['phonePrefix', 'account.copy.field.callingCode'],
      ['phoneBody', 'account.phone.title'],
      ['address', 'account.address.address'],
      ['postalCode', 'account.address.postalCode'],
      ['city', 'account.address.city'],
      ['province', 'account.address.province'],
      ['countryCode', 'account.details.country', 'country'],
      ['languageCode', 'account.language.title', 'language'],
      ['currency', 'account.details.currency'],
      ['timeZone', 'account.copy.field.timeZone'],
      code('status', 'account.copy.field.status', (status) => [
        `account.status.${accountStanding(status, { payout: false, suspended: false })}`,
      ]),
      code('kycStatus', 'account.standing.identity', (level) => [`account.kyc.${kycStanding(level)}`]),
      ['termsVersion', 'account.copy.field.terms'],
      when('registeredAt', 'account.details.since'),
      when('firstDepositAt', 'account.copy.field.firstDeposit'),
    ],
  ],
  [
    'player_logins',
    'account.copy.table.logins',
    [
      when('at'),
      ['ip', 'account.lastLogIn.ip'],
      ['countryCode', 'account.details.country', 'country'],
      ['browser', 'account.copy.field.device', 'device'],
      code('method', 'account.copy.field.method', below('account.signIns.method.')),
      when('endedAt', 'account.copy.field.ended'),
    ],
  ],
  [
    'marketing_choices',
    'account.marketing.title',
    [
      when('savedAt'),
      ['communication', 'account.copy.field.topic', 'topic'],
      ['channel', 'account.copy.field.channel', 'channel'],
      ['enabled', 'account.copy.field.agreed', 'yes'],
    ],
  ],
  [
    'cookie_consent',
    'account.copy.table.cookies',
    [
      when('savedAt'),
      ['performanceFunctional', 'account.copy.field.performance', 'yes'],
      ['marketing', 'account.copy.field.marketing', 'yes'],
    ],
  ],
  [
    'phone_changes',
    'account.copy.table.phoneChanges',
    [
      when('createdAt'),
      ['phonePrefix', 'account.copy.field.callingCode'],
      ['phoneBody', 'account.phone.title'],
      when('verifiedAt', 'account.copy.field.confirmed'),
    ],
  ],
  [
    'wallet',
    'account.copy.table.wallet',
    [
      money('main', 'account.copy.field.balance'),
      money('locked', 'account.copy.field.locked'),
      money('casinoBonus', 'account.copy.field.casinoBonus'),
      money('liveCasinoBonus', 'account.copy.field.liveCasinoBonus'),
      money('sportsBonus', 'account.copy.field.sportsBonus'),
      money('deposited', 'account.copy.field.deposited'),
      money('withdrawn', 'account.copy.field.withdrawn'),
      money('staked', 'account.copy.field.staked'),
      money('won', 'account.copy.field.won'),
    ],
  ],
  [
    'payment',
    'account.copy.table.payments',
    [
      when('createdAt'),
      code('kind', 'account.copy.field.kind', (kind) => [`wallet.type.${kind === 'WITHDRAWAL' ? 'WITHDRAW' : kind}`]),
      code('method', 'account.copy.field.method', below('account.copy.code.method.')),
      money('amount', 'account.copy.field.amount'),
      code('status', 'account.copy.field.status', below('wallet.status.')),
      when('closedAt', 'account.copy.field.ended'),
    ],
  ],
  [
    'wallet_transaction',
    'account.copy.table.transactions',
    [
      when('createdAt'),
      code('type', 'account.copy.field.kind', movementKinds),
      ['description', 'account.copy.field.description'],
      money('amount', 'account.copy.field.amount'),
      money('balanceAfter', 'account.copy.field.balance'),
      code('status', 'account.copy.field.status', below('wallet.status.')),
    ],
  ],
  [
    'game_session',
    'account.copy.table.games',
    [
      when('openedAt'),
      ['gameTitle', 'account.copy.field.game'],
      code('vertical', 'account.copy.field.kind', below('wallet.category.')),
    ],
  ],
  ['player_games', 'account.copy.table.favourites', [when('addedAt'), ['gameId', 'account.copy.field.game']]],
  [
    'held_win',
    'account.copy.table.heldWins',
    [
      when('heldAt'),
      ['gameTitle', 'account.copy.field.game'],
      money('stake', 'account.copy.field.stake'),
      money('amount', 'account.copy.field.won'),
      code('state', 'account.copy.field.status', below('account.copy.code.state.')),
    ],
  ],
  [
    'sports_bet',
    'account.copy.table.bets',
    [
      when('reservedAt'),
      ['description', 'account.copy.field.description'],
      money('stake', 'account.copy.field.stake'),
      money('potentialPayout', 'account.copy.field.possible'),
      money('payout', 'account.copy.field.won'),
      code('state', 'account.copy.field.status', below('account.copy.code.state.')),
    ],
  ],
  [
    'bonus_assignment',
    'account.copy.table.bonuses',
    [
      when('claimedAt'),
      code('vertical', 'account.copy.field.kind', below('wallet.category.')),
      money('grantedAmount', 'account.copy.field.amount'),
      money('requirement', 'account.copy.field.requirement'),
      money('wagered', 'account.copy.field.staked'),
      code('state', 'account.copy.field.status', below('account.copy.code.state.')),
      when('expiresAt', 'account.copy.field.until'),
    ],
  ],
  [
    'bonus_free_spins',
    'account.copy.table.freeSpins',
    [
      when('claimedAt'),
      ['gameId', 'account.copy.field.game'],
      ['spins', 'account.copy.field.spins'],
      ['used', 'account.copy.field.used'],
      money('won', 'account.copy.field.won'),
      code('state', 'account.copy.field.status', below('account.copy.code.state.')),
    ],
  ],
  [
    'bonus_cashback_claim',
    'account.copy.table.cashback',
    [when('claimedAt'), money('losses', 'account.copy.field.losses'), money('amount', 'account.copy.field.amount')],
  ],
  [
    'player_limit',
    'account.copy.table.limits',
    [
      when('updatedAt'),
      code('kind', 'account.copy.field.kind', below('account.copy.code.limit.')),
      code('duration', 'account.copy.field.period', below('account.copy.code.period.')),
      money('value', 'account.copy.field.limit'),
      money('pendingValue', 'account.copy.field.newLimit'),
      when('pendingAt', 'account.copy.field.from'),
    ],
  ],
  [
    'limit_change',
    'account.copy.table.limitChanges',
    [
      when('at'),
      code('kind', 'account.copy.field.kind', below('account.copy.code.limit.')),
      code('duration', 'account.copy.field.period', below('account.copy.code.period.')),
      code('wish', 'account.copy.field.action', below('account.copy.code.wish.')),
      money('value', 'account.copy.field.limit'),
      when('effectiveAt', 'account.copy.field.from'),
    ],
  ],
  [
    'player_stops',
    'account.copy.table.breaks',
    [
      when('createdAt'),
      code('kind', 'account.copy.field.kind', below('account.copy.code.stop.')),
      when('until', 'account.copy.field.until'),
    ],
  ],
  [
    'planned_exclusion',
    'account.copy.table.plannedExclusions',
    [when('requestedAt'), when('startsAt', 'account.copy.field.from'), when('until', 'account.copy.field.until')],
  ],
  [
    'kyc_document',
    'account.copy.table.documents',
    [
      when('requestedAt'),
      code('type', 'account.copy.field.kind', below('kyc.document.')),
      code('status', 'account.copy.field.status', below('kyc.documentStatus.')),
      code('rejectionReason', 'account.copy.field.reason', below('kyc.reason.')),
      when('decidedAt', 'account.copy.field.decided'),
    ],
  ],
  [
    'kyc_file',
    'account.copy.table.files',
    [when('createdAt'), ['name', 'account.copy.field.file'], code('kind', 'account.copy.field.kind')],
  ],
  ['kyc_answer', 'account.copy.table.answers', [when('answeredAt'), ['answer', 'account.copy.field.answer', 'answer']]],
  [
    'player_messages',
    'account.inbox.title',
    [
      when('createdAt'),
      code('kind', 'account.copy.field.topic', messageTitles),
      when('readAt', 'account.copy.field.read'),
    ],
  ],
  ['account_closures', 'account.copy.table.closures', [when('closedAt')]],
  ['personal_data_copies', 'account.copy.table.copies', [when('startedAt')]],
];
