/** One replacement of source text. Whitespace does not count, so a reformatted file still matches. */
export interface Edit {
  readonly before: string;
  readonly after: string;
  /** Another text of the same file, where `before` also occurs elsewhere. */
  readonly within?: string;
}

/** The narrowest command that must fail once the fault is in. */
export type CaughtBy =
  /** A Vitest file, named by the end of its path. */
  | { readonly kind: 'test'; readonly file: string }
  /** One story file in a browser, or the stress checks over every component. */
  | { readonly kind: 'stories'; readonly file: string }
  | { readonly kind: 'stress' }
  | { readonly kind: 'doctor' }
  /** ESLint on the changed file's project. */
  | { readonly kind: 'lint' };

/** A small, realistic mistake, and the test that must notice it. */
export interface Fault {
  readonly id: string;
  readonly area: string;
  readonly mistake: string;
  /** The first edit whose text occurs in exactly one source file is applied; later ones name the same code after a rename. */
  readonly edits: readonly Edit[];
  readonly caughtBy: CaughtBy;
}

const test = (file: string): CaughtBy => ({ kind: 'test', file });
const edit = (before: string, after: string, within?: string): Edit => ({
  before,
  after,
  ...(within === undefined ? {} : { within }),
});

/**
 * The seeded faults: at least one for each domain and layer. Their texts identify the file, so moving a file changes
 * nothing here; a rename needs a further entry in `edits`.
 */
export const FAULTS: readonly Fault[] = [
  {
    id: 'money-places',
    area: 'kernel',
    mistake: 'An amount with three decimal places is rounded instead of refused',
    edits: [edit("if (hundredths / 100 !== value) return err('too_many_places');", '')],
    caughtBy: test('kernel/src/money.test.ts'),
  },
  {
    id: 'money-rounding',
    area: 'kernel',
    mistake: 'A short jackpot amount is rounded up',
    edits: [edit("roundingMode: 'trunc'", "roundingMode: 'ceil'")],
    caughtBy: test('kernel/src/money.test.ts'),
  },
  {
    id: 'signature-age',
    area: 'contracts',
    mistake: 'A call signed for the future is accepted at any time until then',
    edits: [edit('Math.abs(now.getTime() / 1000 - Number(time)) >', 'now.getTime() / 1000 - Number(time) >')],
    caughtBy: test('contracts/src/signature.test.ts'),
  },
  {
    id: 'password-length',
    area: 'contracts',
    mistake: 'A contract accepts a password of four characters',
    edits: [
      edit("z.minLength(10, 'error.password.weak')", "z.minLength(4, 'error.password.weak')"),
      edit('PASSWORD_MINIMUM = 10', 'PASSWORD_MINIMUM = 4'),
    ],
    caughtBy: test('identity/registration.test.ts'),
  },
  {
    id: 'amount-zero',
    area: 'contracts',
    mistake: 'A contract accepts an amount of zero',
    edits: [edit('z.refine((value) => value > 0, {', 'z.refine((value) => value >= 0, {')],
    caughtBy: test('contracts/src/shapes.test.ts'),
  },
  {
    id: 'ledger-posting',
    area: 'API wallet',
    mistake: 'Both sides of a movement are posted with the same sign',
    edits: [
      edit(
        '(p_player, w.version, p_counter, -p_main)',
        '(p_player, w.version, p_counter, p_main)',
        'create or replace function wallet_move',
      ),
    ],
    caughtBy: test('wallet/ledger.test.ts'),
  },
  {
    id: 'idempotency-scope',
    area: 'API wallet',
    mistake: 'Two callers with the same idempotency key share a reference',
    edits: [edit('.update(`${scope}\\n${key}`)', '.update(key)')],
    caughtBy: test('wallet/model/reference.test.ts'),
  },
  {
    id: 'limit-wait',
    area: 'API limits',
    mistake: 'A higher limit takes effect after a tenth of the wait',
    edits: [edit('waitHours * 3_600_000', 'waitHours * 360_000', 'outOfOrder(all, duration, value)')],
    caughtBy: test('limits/model/limit.test.ts'),
  },
  {
    id: 'limit-period',
    area: 'API limits',
    mistake: 'The week starts on Sunday',
    edits: [edit('(asUtc.getUTCDay() + 6) % 7', 'asUtc.getUTCDay()')],
    caughtBy: test('player/model/period.test.ts'),
  },
  {
    id: 'place-range',
    area: 'API access',
    mistake: 'A caller without a readable address passes a blocked range',
    edits: [edit("(ipAddress === '' && !blockedRanges.empty)", "(ipAddress === '' && blockedRanges.empty)")],
    caughtBy: test('plugins/access.test.ts'),
  },
  {
    id: 'rate-limit',
    area: 'API',
    mistake: 'The rate limit of a call is ten times as high as declared',
    edits: [
      edit(
        'DEFAULT_RATE[contract.auth]) * app.env.rateLimitFactor)',
        'DEFAULT_RATE[contract.auth]) * 10 * app.env.rateLimitFactor)',
      ),
    ],
    caughtBy: test('api/src/core.test.ts'),
  },
  {
    id: 'session-brand',
    area: 'API identity',
    mistake: 'A token of one brand is accepted at another',
    edits: [edit('if (site !== null && site.id !== player.brand) throw new Refusal(401, ERROR.unauthorized);', '')],
    caughtBy: test('security/security.test.ts'),
  },
  {
    id: 'captcha-reuse',
    area: 'API identity',
    mistake: 'A solved captcha can be used again',
    edits: [
      edit('if (!(await useCaptcha(db', 'if (false && !(await useCaptcha(db', 'verifySolution'),
      edit('return useCaptcha(db, id, new Date(', 'return true || useCaptcha(db, id, new Date('),
    ],
    caughtBy: test('identity/registration.test.ts'),
  },
  {
    id: 'http-session-end',
    area: 'http',
    mistake: 'A 401 does not end the session',
    edits: [
      edit('if (token && (response.status === 401 ||', 'if (token && (response.status === 402 ||'),
      edit(
        '!input?.keepsSession && (response.status === 401 ||',
        '!input?.keepsSession && (response.status === 402 ||',
      ),
    ],
    caughtBy: test('http/src/call.test.ts'),
  },
  {
    id: 'query-retry',
    area: 'shell',
    mistake: 'A failed query is sent again without being asked to',
    edits: [edit('queries: { staleTime: FRESH_MS, retry: false,', 'queries: { staleTime: FRESH_MS, retry: 3,')],
    caughtBy: test('shell/src/query-client.test.ts'),
  },
  {
    id: 'guard-break',
    area: 'shell',
    mistake: 'A route is open during a break although it did not say so',
    edits: [
      edit(
        "onBreak === 'open' ? guards : ['notOnBreak', ...guards]",
        "onBreak !== 'open' ? guards : ['notOnBreak', ...guards]",
      ),
    ],
    caughtBy: test('shell/src/shell.test.ts'),
  },
  {
    id: 'redirect-prefix',
    area: 'shell',
    mistake: 'A stored path outside of the locale prefix is followed',
    edits: [edit('!path.startsWith(`${home}/`)) return home;', '!path.startsWith(home)) return home;')],
    caughtBy: test('shell/src/shell.test.ts'),
  },
  {
    id: 'consent-version',
    area: 'shell',
    mistake: 'Consent to an older version of the question still counts',
    edits: [edit('parsed.success && parsed.data.version === CONSENT_VERSION ?', 'parsed.success ?')],
    caughtBy: test('shell/src/consent/consent.test.ts'),
  },
  {
    id: 'texts-retry',
    area: 'i18n',
    mistake: 'Loading texts is tried once too often',
    edits: [
      edit('if (attempt >= TRANSLATION_ATTEMPTS) throw error;', 'if (attempt > TRANSLATION_ATTEMPTS) throw error;'),
    ],
    caughtBy: test('i18n/src/fetch-messages.test.ts'),
  },
  {
    id: 'texts-fallback',
    area: 'i18n',
    mistake: 'A domain text that is missing no longer falls back to the default namespace',
    edits: [edit("fallbackNS: 'default',", 'fallbackNS: false,')],
    caughtBy: test('i18n/src/create-i18n.test.ts'),
  },
  {
    id: 'format-duration',
    area: 'i18n',
    mistake: 'A duration of zero minutes is blank',
    edits: [edit('minutes % 60 > 0 || minutes < 60', 'minutes % 60 > 0')],
    caughtBy: test('i18n/src/format.test.ts'),
  },
  {
    id: 'theme-contrast',
    area: 'theme',
    mistake: 'The contrast of dark colours is computed too low',
    edits: [edit('(Math.min(a, b) + 0.05)', '(Math.min(a, b) + 0.5)')],
    caughtBy: test('theme/contrast.test.ts'),
  },
  {
    id: 'component-role',
    area: 'ui',
    mistake: 'A switch is announced as a checkbox',
    edits: [edit('type="checkbox" role="switch"', 'type="checkbox"')],
    caughtBy: test('Switch/Switch.test.tsx'),
  },
  {
    id: 'component-paste',
    area: 'ui',
    mistake: 'A code pasted with spaces keeps them',
    edits: [
      edit("event.target.value.replace(/\\D/g, '').slice(0, length)", 'event.target.value.slice(0, length)'),
      edit('onChange(digitsOf(event.target.value).slice(0, length))', 'onChange(event.target.value.slice(0, length))'),
    ],
    caughtBy: test('CodeField/CodeField.test.tsx'),
  },
  {
    id: 'component-name',
    area: 'ui',
    mistake: 'An icon button has no name for a screen reader',
    edits: [edit("'aria-label': count ? undefined : label", "'data-label': count ? undefined : label")],
    caughtBy: { kind: 'stories', file: 'IconButton/IconButton.stories.tsx' },
  },
  {
    id: 'lobby-words',
    area: 'games',
    mistake: 'A search finds games that match only one of the words',
    edits: [edit("combineWith: 'AND'", "combineWith: 'OR'")],
    caughtBy: test('games/src/model/model.test.ts'),
  },
  {
    id: 'host-origin',
    area: 'games',
    mistake: 'Messages of any origin reach the game host',
    edits: [
      edit('event.origin !== origin || event.source', 'event.source', 'gameMessage.safeParse'),
      edit(
        'event.origin !== origin || event.source !== frame.current?.contentWindow',
        'event.source !== frame.current?.contentWindow',
        'useGameHost',
      ),
    ],
    caughtBy: test('GameHost/use-game-host.test.tsx'),
  },
  {
    id: 'promotion-audience',
    area: 'content',
    mistake: 'A player suspended across brands sees promotions',
    edits: [
      edit(
        'profile.permissions.payout !== true && !profile.multibrand.suspended',
        'profile.permissions.payout !== true',
        'promotionAccess',
      ),
    ],
    caughtBy: test('content/src/model/promotion-access.test.ts'),
  },
  {
    id: 'content-law',
    area: 'content',
    mistake: 'Content for visitors advertises live casino where it is forbidden',
    edits: [edit('![authorized.slug, anonymous.slug].some(', '![authorized.slug].some(')],
    caughtBy: test('content/src/model/offered.test.ts'),
  },
  {
    id: 'amount-typed',
    area: 'wallet',
    mistake: 'A typed amount of zero is called too small instead of no amount',
    edits: [
      edit("if (parsed.value === 0) return { ok: false, key: 'error.amount.not_positive' };", ''),
      edit("if (amount === 0) return { ok: false, key: 'error.amount.not_positive' };", ''),
    ],
    caughtBy: test('wallet/src/model/model.test.ts'),
  },
  {
    id: 'withdrawal-whole',
    area: 'wallet',
    mistake: 'The whole balance cannot be withdrawn',
    edits: [
      edit('parsed.value > limits.available', 'parsed.value >= limits.available'),
      edit('amount > limits.available', 'amount >= limits.available'),
    ],
    caughtBy: test('wallet/src/model/model.test.ts'),
  },
  {
    id: 'widget-place',
    area: 'support',
    mistake: 'The chat button covers a running game',
    edits: [
      edit('unread > 0 && isMainPage(pathname)', 'unread > 0'),
      edit('unread > 0 && isMainPage(pathname, sections)', 'unread > 0'),
    ],
    caughtBy: test('support/src/model/widget.test.ts'),
  },
  {
    id: 'age-birthday',
    area: 'auth',
    mistake: 'A player comes of age a day late',
    edits: [edit('today.slice(5) >= birthday.slice(5)', 'today.slice(5) > birthday.slice(5)')],
    caughtBy: test('auth/src/model/model.test.ts'),
  },
  {
    id: 'account-standing',
    area: 'account',
    mistake: 'A suspended account is shown as open',
    edits: [edit("flags.suspended ? 'restricted' :", ''), edit("flags.suspended ? 'suspended' :", '')],
    caughtBy: test('account/src/model/model.test.ts'),
  },
  {
    id: 'law-cancel',
    area: 'market GG',
    mistake: 'Players in GG may cancel a withdrawal',
    edits: [
      edit(
        "playerMayCancelWithdrawal: { value: false, source: 'ruling 21' }",
        "playerMayCancelWithdrawal: { value: true, source: 'ruling 21' }",
      ),
    ],
    caughtBy: test('brand/src/brand.test.ts'),
  },
  {
    id: 'law-stake',
    area: 'market JJ',
    mistake: 'The highest stake in JJ is 10 €',
    edits: [edit('maximumStake: { value: 100, source', 'maximumStake: { value: 1000, source')],
    caughtBy: test('brand/src/brand.test.ts'),
  },
  {
    id: 'law-residence',
    area: 'market LL',
    mistake: 'Dutch rules do not apply while the country is unknown',
    edits: [edit(': Object.keys(market.countryRules ?? {});', ': [];')],
    caughtBy: test('brand/src/brand.test.ts'),
  },
  {
    id: 'record-consent',
    area: 'site',
    mistake: 'Events are recorded without consent to statistics',
    edits: [edit('consent?.performanceFunctional === true ?', 'consent?.essentials === true ?')],
    caughtBy: test('record-events.test.ts'),
  },
  {
    id: 'worker-first',
    area: 'site',
    mistake: 'The first service worker asks the visitor to update',
    edits: [edit('if (!waiting || !serviceWorker.controller) return;', 'if (!waiting) return;')],
    caughtBy: test('service-worker/follow.test.ts'),
  },
  {
    id: 'boot-escape',
    area: 'release',
    mistake: 'Boot data can close its script element',
    edits: [edit("json.replaceAll('<', '\\\\u003c')", 'json')],
    caughtBy: test('boot.test.ts'),
  },
  {
    id: 'csp-frames',
    area: 'release',
    mistake: 'Other pages of the origin may frame the site',
    edits: [edit("'frame-ancestors': [\"'none'\"]", "'frame-ancestors': [\"'self'\"]")],
    caughtBy: test('security-headers.test.ts'),
  },
  {
    id: 'release-seal',
    area: 'release',
    mistake: 'The seal of a release does not cover its commit',
    edits: [
      edit(
        'sha256(stableJson({ version, commit, inputs, content }))',
        'sha256(stableJson({ version, inputs, content }))',
      ),
    ],
    caughtBy: test('manifest.test.ts'),
  },
  {
    id: 'doctor-placeholder',
    area: 'doctor',
    mistake: 'Numbered placeholders of a text are not compared',
    edits: [
      edit(
        'text.matchAll(/\\{(\\w+)\\}/g)].map((match) => match[1] as string))].sort()',
        'text.matchAll(/\\{([a-z]+)\\}/g)].map((match) => match[1] as string))].sort()',
      ),
    ],
    caughtBy: test('examine.test.ts'),
  },
  {
    id: 'sandbox-signature',
    area: 'sandbox',
    mistake: 'The sandbox gateway signs another body than it sends',
    edits: [
      edit('pathname}`, delivery.body,', 'pathname}`, `${delivery.body} `,'),
      edit('.pathname.slice(1)}`, delivery.body,', '.pathname.slice(1)}`, `${delivery.body} `,'),
    ],
    caughtBy: test('gateway/gateway.test.ts'),
  },
  {
    id: 'import-boundary',
    area: 'boundaries',
    mistake: 'A domain imports another domain',
    edits: [
      edit("import MiniSearch from 'minisearch';", "import MiniSearch from 'minisearch';\nimport '@baize/wallet';"),
    ],
    caughtBy: { kind: 'lint' },
  },
  {
    id: 'bonus-stake',
    area: 'API bonus',
    mistake: 'A stake above the campaign’s maximum counts towards the wagering',
    edits: [edit('if (amounts.maximumStake !== null && stake.amount > amounts.maximumStake) return 0;', '')],
    caughtBy: test('bonus/model/assignment.test.ts'),
  },
  {
    id: 'bonus-held',
    area: 'API bonus',
    mistake: 'An account that is held for review may claim',
    edits: [edit('if (!standing.permissions.bonuses || standing.isHeld)', 'if (!standing.permissions.bonuses)')],
    caughtBy: test('bonus/use-cases/eligibility.test.ts'),
  },
  {
    id: 'cashback-maximum',
    area: 'API bonus',
    mistake: 'Cashback is not capped',
    edits: [edit('Math.max(0, Math.min(maximum, Math.floor(', 'Math.max(0, Math.min(Infinity, Math.floor(')],
    caughtBy: test('bonus/model/cashback.test.ts'),
  },
  {
    id: 'document-decided-twice',
    area: 'API kyc',
    mistake: 'A second officer may reject what the first has verified',
    edits: [
      edit(
        "return status === 'UNDER_REVIEW' ? 'REQUESTED' : null;",
        "return status === 'UNDER_REVIEW' || status === 'VERIFIED' ? 'REQUESTED' : null;",
      ),
    ],
    caughtBy: test('kyc/model/transitions.test.ts'),
  },
  {
    id: 'sports-payout',
    area: 'API sportsbook',
    mistake: 'A result may pay more than the bet’s highest payout',
    edits: [edit("(x.outcome <> 'VOID' and due > b.potential_payout)", 'false')],
    caughtBy: test('sportsbook/bets.test.ts'),
  },
  {
    id: 'sports-other-player',
    area: 'API sportsbook',
    mistake: 'A bet’s id of one player is taken for another’s',
    edits: [edit("if owner <> p_player then outcome := 'CONFLICT'; return; end if;", '')],
    caughtBy: test('sportsbook/bets.test.ts'),
  },
  {
    id: 'bank-ticket-reuse',
    area: 'API pay-and-play',
    mistake: 'The ticket of a bank’s login works twice',
    edits: [
      edit(
        'if (!(await useCaptcha(db, `ticket:${ticket.id}`,',
        'if (false && !(await useCaptcha(db, `ticket:${ticket.id}`,',
      ),
    ],
    caughtBy: test('identity/bank-tickets.test.ts'),
  },
  {
    id: 'sports-frame-origin',
    area: 'sportsbook',
    mistake: 'Messages of any origin reach the sportsbook’s page',
    edits: [
      edit(
        'event.origin !== origin || event.source !== frame.current?.contentWindow',
        'event.source !== frame.current?.contentWindow',
        'useSportsFrame',
      ),
    ],
    caughtBy: test('Sportsbook/Sportsbook.test.tsx'),
  },
  {
    id: 'page-view-missed',
    area: 'site',
    mistake: 'The page that a visitor opened before the recorder arrived is not recorded',
    edits: [
      edit('let isViewed = viewed === router.state.location.pathname;', 'let isViewed = recorded !== undefined;'),
    ],
    caughtBy: test('record-events.test.ts'),
  },
  {
    id: 'server-countries',
    area: 'ui',
    mistake: 'A server renders the names of all countries, which differ from the browser’s',
    edits: [edit('{isHydrated ? entries : options.filter(', '{isHydrated || true ? entries : options.filter(')],
    caughtBy: test('Combobox/Combobox.test.tsx'),
  },
];
