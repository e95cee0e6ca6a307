import { MARKETING_CHANNELS, MARKETING_COMMUNICATIONS } from '@baize/contracts/account';
import type { PersonalDataPart, WithheldData } from '@baize/contracts/personal-data';
import { accountStanding, kycStanding } from './standing.ts';

const CHANNELS: ReadonlySet<string> = new Set(MARKETING_CHANNELS);
const TOPICS: ReadonlySet<string> = new Set(MARKETING_COMMUNICATIONS);

type Row = Readonly<Record<string, unknown>>;

/** Everything that we store about a player, as it arrived. */
export interface DataCopy {
  readonly playerId: string;
  readonly brand: string;
  /** Of amounts in rows without a currency of their own. */
  readonly currency: string;
  readonly startedAt: string;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly withheld: readonly WithheldData[];
  /** How many rows it has. */
  readonly rows: number;
}

/** Returns the copy that its parts make, in the order in which they came. */
export function copyOf([first, ...rest]: readonly [PersonalDataPart, ...PersonalDataPart[]]): DataCopy {
  const { playerId, brand, currency, startedAt } = first;
  const parts = [first, ...rest];
  const tables = new Map<string, Row[]>();
  let count = 0;
  for (const { table, rows } of parts.flatMap(({ sections }) => sections)) {
    const known = tables.get(table) ?? [];
    tables.set(table, known);
    for (const row of rows) known.push(row);
    count += rows.length;
  }
  const withheld = parts.flatMap((part) => part.withheld);
  return { playerId, brand, currency, startedAt, tables, withheld, rows: count };
}

/** Returns the copy for a machine (GDPR, article 20): all of it, in pieces that a browser need not join. */
export function jsonOf({ tables, withheld, playerId, brand, currency, startedAt }: DataCopy): string[] {
  const head = JSON.stringify({ playerId, brand, currency, startedAt, withheld }, null, 2);
  return [
    `${head.slice(0, -2)},\n  "data": {`,
    ...[...tables].flatMap(([table, rows], index) => [
      `${index === 0 ? '' : ','}\n    ${JSON.stringify(table)}: [`,
      ...rows.map((row, at) => `${at === 0 ? '' : ','}\n      ${JSON.stringify(row)}`),
      rows.length === 0 ? ']' : '\n    ]',
    ]),
    '\n  }\n}\n',
  ];
}

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
type Column = readonly [name: string, label: string, kind?: Kind, keysOf?: KeysOf];

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
const READABLE: readonly (readonly [table: string, title: string, columns: readonly Column[]])[] = [
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

/** What the readable copy needs of the page: its words and formats. */
export interface CopyWords {
  readonly text: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** Returns a text of any domain; null if there is none. */
  readonly codeText: (key: string) => string | null;
  /** BCP-47. */
  readonly tag: string;
  readonly moment: (iso: string) => string;
  readonly date: (iso: string) => string;
  /** @param amount as on the wire */
  readonly money: (amount: number, currency: string) => string;
  readonly brandName: string;
  readonly supportEmail: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** `FREE_SPIN_WIN` → `Free spin win`: every code in words, also one that has no text (ruling 23). */
function inWords(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return /^[A-Z0-9 /]+$/.test(words) ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}

const display = (tag: string, type: 'region' | 'language', value: string): string => {
  try {
    return new Intl.DisplayNames([tag], { type }).of(value) ?? value;
  } catch {
    return value;
  }
};

function firstText(keys: readonly string[], words: CopyWords): string | null {
  for (const key of keys) {
    const found = words.codeText(key);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the browser and the system of a login, as its list names them. */
function deviceOf({ browser, system }: Row, words: CopyWords): string {
  if (typeof browser === 'string' && typeof system === 'string')
    return words.text('account.signIns.device', { browser, system });
  return typeof browser === 'string' ? browser : typeof system === 'string' ? system : '–';
}

/** The questions of the questionnaire, whose texts are another domain's. */
const QUESTIONS: Readonly<Record<string, string>> = {
  occupation: 'kyc.edd.occupation',
  otherOccupation: 'kyc.edd.otherText',
  sourceOfFunds: 'kyc.edd.source',
  otherSource: 'kyc.edd.otherText',
  salaryRangeId: 'kyc.edd.salary',
  placeOfBirth: 'kyc.edd.placeOfBirth',
  nationality: 'kyc.edd.nationality',
};

/** Returns a question with its answer. */
function answerOf(name: string, answer: string, words: CopyWords): string {
  const question = firstText([QUESTIONS[name] ?? ''], words) ?? inWords(name);
  if (name === 'nationality') return `${question}: ${display(words.tag, 'region', answer)}`;
  // The other answers are a number, or the player's own words.
  if (name !== 'occupation' && name !== 'sourceOfFunds') return `${question}: ${answer}`;
  return `${question}: ${(answer === 'OTHER' ? firstText(['kyc.edd.other'], words) : null) ?? inWords(answer)}`;
}

/** Returns a value as a person reads it; not escaped. */
function written([name, , kind = 'text', keysOf]: Column, row: Row, copy: DataCopy, words: CopyWords): string {
  const value = row[name];
  if (kind === 'device') return deviceOf(row, words);
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return words.text(value ? 'account.copy.yes' : 'account.copy.no');
  if (typeof value === 'number')
    return kind === 'money'
      ? words.money(value, typeof row['currency'] === 'string' ? row['currency'] : copy.currency)
      : String(value);
  if (typeof value !== 'string') {
    if (kind !== 'answer' || Array.isArray(value)) return JSON.stringify(value);
    return Object.entries(value)
      .map(([name, answer]) => answerOf(name, String(answer), words))
      .join('\n');
  }
  switch (kind) {
    case 'moment':
      return words.moment(value);
    case 'date':
      return words.date(value);
    case 'country':
      return display(words.tag, 'region', value);
    case 'language':
      return display(words.tag, 'language', value.toLowerCase());
    case 'channel':
      return CHANNELS.has(value) ? words.text(`account.marketing.channel.${value}`) : inWords(value);
    case 'topic':
      return TOPICS.has(value) ? words.text(`account.marketing.${value}`) : inWords(value);
    case 'code':
      return firstText(keysOf?.(value, row) ?? [], words) ?? inWords(value);
    default:
      return value;
  }
}

/** Returns rows by time, where the first column is one. They come by their keys, which mostly say nothing about it. */
function inTime(rows: readonly Row[], [first]: readonly Column[]): readonly Row[] {
  if (first?.[2] !== 'moment') return rows;
  const at = (row: Row) => String(row[first[0]] ?? '');
  return rows.toSorted((one, other) => (at(one) < at(other) ? -1 : at(one) > at(other) ? 1 : 0));
}

/** One row is a list of facts, several are a table. */
function* sectionOf(
  title: string,
  columns: readonly Column[],
  rows: readonly Row[],
  copy: DataCopy,
  words: CopyWords,
): Generator<string> {
  const cell = (row: Row, column: Column) => escaped(written(column, row, copy, words)).replaceAll('\n', '<br>');
  const label = ([, key]: Column) => escaped(words.text(key));
  yield `<section><h2>${escaped(title)}</h2>`;
  const [only] = rows;
  if (only && rows.length === 1) {
    yield '<dl>';
    for (const column of columns) yield `<dt>${label(column)}</dt><dd>${cell(only, column)}</dd>`;
    yield '</dl>';
  } else {
    yield `<div><table><thead><tr>${columns.map((column) => `<th scope="col">${label(column)}</th>`).join('')}</tr></thead><tbody>`;
    for (const row of rows) yield `<tr>${columns.map((column) => `<td>${cell(row, column)}</td>`).join('')}</tr>\n`;
    yield '</tbody></table></div>';
  }
  yield '</section>\n';
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2.5rem;border-bottom:1px solid #ccc;padding-bottom:.25rem}
dl{display:grid;grid-template-columns:minmax(10rem,1fr) 2fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}
div{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #e5e5e5}
td{font-variant-numeric:tabular-nums}@media print{body{margin:0;max-width:none}thead{display:table-header-group}tr{break-inside:avoid}}`;

/**
 * Returns the copy for a person (GDPR, articles 12 and 15): a page without scripts, in the page's language. Every value is
 * escaped, because players and third parties have written some of them, and the page may load nothing.
 */
export function* readableCopy(copy: DataCopy, words: CopyWords): Generator<string> {
  const title = escaped(words.text('account.copy.document', { brand: words.brandName }));
  yield `<!doctype html><html lang="${escaped(words.tag)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>`;
  yield `<p>${escaped(words.text('account.copy.intro', { date: words.moment(copy.startedAt) }))}</p>`;
  for (const [table, key, columns] of READABLE) {
    const rows = inTime(copy.tables.get(table) ?? [], columns);
    if (rows.length > 0) yield* sectionOf(words.text(key), columns, rows, copy, words);
  }
  yield `<section><h2>${escaped(words.text('account.copy.withheld'))}</h2><ul>`;
  for (const reason of [...new Set(copy.withheld.map((entry) => entry.reason))])
    yield `<li>${escaped(words.text(`account.copy.withheld.${reason}`))}</li>`;
  yield '</ul></section>';
  yield `<p>${escaped(words.text('account.copy.rights', { email: words.supportEmail }))}</p></body></html>\n`;
}
