import { formatMoney, parseAmount, type AmountFault } from '@baize/kernel';
import { linesOf, mostOf, payoutOf, systemSizes } from '../../src/sportsbook/bets/payout.ts';
import { lowestStake, quickStakes } from '../../src/sportsbook/stakes.ts';
import { legKey, type BetsRequest, type BetView, type FreeBetView } from '../../src/sportsbook/wire.ts';
import { CallFailed } from '../design/callServer.ts';
import { h } from '../design/h.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';
import { writeOdds } from './oddsFormat.ts';
import { refusalText } from './refusalText.ts';
import { legNames, type SlipLeg, type State } from './state.ts';

type Mode = 'singles' | 'combination' | 'system';
type Acceptance = BetsRequest['acceptance'];
const KEPT = 'sportsbook-slip';
const MOST_LEGS = 20;

/** Returns an amount as a player of this language types it: `12,50`. */
const asTyped = (amount: number, tag: string): string =>
  new Intl.NumberFormat(tag, { useGrouping: false, minimumFractionDigits: amount % 100 === 0 ? 0 : 2 }).format(
    amount / 100,
  );

/** Replaces all children of a parent but one. Moving the kept one would take the focus from a field in it. */
function surround(kept: HTMLElement, parent: HTMLElement, before: readonly Node[], after: readonly Node[]): void {
  if (kept.parentNode !== parent) parent.replaceChildren(kept);
  for (const child of [...parent.childNodes]) if (child !== kept) child.remove();
  kept.before(...before);
  kept.after(...after);
}

/** Returns a currency's sign, as the language writes it: `€`, `kr`. */
const symbolOf = (currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? '';

interface SlipOptions {
  readonly state: State;
  readonly calls: FrameCalls;
  readonly say: (text: string, isUrgent?: boolean) => void;
  readonly onChange: () => void;
  readonly onLogin: () => void;
  readonly onDeposit: () => void;
  readonly onHistory: () => void;
  /** The operator no longer knows the player's session: a new token is needed. */
  readonly onExpired: () => void;
  readonly onPlaced: (bets: readonly BetView[]) => void;
}

/** The bet slip: a sheet at the bottom of a phone, a column on a wide screen. It survives a reload and a login. */
export class Slip {
  readonly root = h('aside', { id: 'slip', class: 'slip' });
  readonly pill = h('button', { type: 'button', class: 'pill', 'aria-controls': 'slip' });
  readonly #options: SlipOptions;
  #mode: Mode = 'singles';
  #size = 2;
  /** As typed; null until then: the smallest of the offered stakes. */
  #typed: string | null = null;
  #acceptance: Acceptance = 'higher';
  #notice: { text: string; tone: 'good' | 'bad' | 'wait' } | null = null;
  #isSending = false;
  /** Bets that wait out the in-play delay. */
  readonly #waiting = new Set<string>();
  /** Bets of the last sending that were taken, and why another one was not. */
  #taken: readonly BetView[] = [];
  #refusal: string | null = null;
  #freeBets: readonly FreeBetView[] = [];
  /** The free bet that the player has put on the slip; never chosen for them. */
  #freeBetId: string | null = null;
  /** The free bet of a bet that waits out the in-play delay: the slip goes on showing it, not a stake of the player's. */
  #sentFreeBet: FreeBetView | null = null;
  /** Ids of the bets of this slip: sending it again sends the same bets. */
  #ids: string[] = [];
  // These stay in the page while the rest is redrawn, so the caret stays where it is and a Japanese keyboard can go on
  // composing.
  readonly #field = h('input', {
    id: 'stake',
    class: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    'data-key': 'stake',
    'aria-describedby': 'stake-note',
  });
  readonly #stakeLabel = h('label', { for: 'stake' });
  readonly #stakeSign = h('span', { class: 'stake-currency', 'aria-hidden': 'true' });
  readonly #stakeLine = h(
    'div',
    { class: 'stake-line' },
    this.#stakeLabel,
    h('span', { class: 'stake-field' }, this.#stakeSign, this.#field),
  );
  readonly #foot = h('div', { class: 'slip-foot' }, this.#stakeLine);

  constructor(options: SlipOptions) {
    this.#options = options;
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as {
        legs: SlipLeg[];
        stake: string | null;
        mode: Mode;
        size?: number;
        acceptance: Acceptance;
      } | null;
      if (kept && Array.isArray(kept.legs)) {
        options.state.legs = kept.legs.map((leg) => ({
          ...leg,
          now: leg.odds,
          // The player may have changed the language since.
          ...(leg.named && legNames(options.state.texts.words, leg.named, leg)),
        }));
        this.#typed = kept.stake;
        this.#mode = kept.mode;
        this.#size = kept.size ?? this.#size;
        this.#acceptance = kept.acceptance;
      }
    } catch {
      // A browser without storage has a slip for as long as the page lives.
    }
    this.#field.addEventListener('input', () => {
      this.#typed = this.#field.value;
      this.#ids = [];
      this.#keep();
      this.#notice = null;
      this.draw();
    });
    this.pill.addEventListener('click', () => this.open(true));
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.open(false);
    });
  }

  open(isOpen: boolean): void {
    document.body.toggleAttribute('data-slip', isOpen);
    if (isOpen) void this.loadFreeBets();
    if (isOpen) this.root.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
    // An empty slip has told its news, and its button would only cover the page: the focus goes on to the page.
    else if (this.#options.state.legs.length === 0 && this.#waiting.size === 0) {
      this.#notice = null;
      this.draw();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    } else this.pill.focus({ preventScroll: true });
  }

  /** Asks which free bets the player has. Without an answer, the slip goes on without them. */
  async loadFreeBets(): Promise<void> {
    const { state, calls } = this.#options;
    if (!state.customer || state.session.setup.product === 'virtuals') this.#freeBets = [];
    else this.#freeBets = await calls.freeBets().catch(() => this.#freeBets);
    if (!this.#freeBets.some(({ freeBetId }) => freeBetId === this.#freeBetId)) this.#freeBetId = null;
    this.draw();
  }

  /** Puts a selection on the slip, or takes it off. */
  toggle(leg: SlipLeg): void {
    const { state } = this.#options;
    const key = legKey(leg);
    const isOn = state.legs.some((each) => legKey(each) === key);
    if (!isOn && state.legs.length >= MOST_LEGS) {
      this.#notice = { text: state.texts.words('slipFull', { count: MOST_LEGS }), tone: 'bad' };
      this.#options.say(this.#notice.text, true);
      this.open(true);
      this.draw();
      return;
    }
    if (isOn) state.legs = state.legs.filter((each) => legKey(each) !== key);
    else state.legs = [...state.legs, leg];
    if (!isOn && state.legs.length === 2) this.#mode = 'combination';
    if (!isOn && state.legs.length === 1) void this.loadFreeBets();
    this.#notice = null;
    this.#changed();
  }
  /** The legs in each line of a system: what the player chose, if a system of so many legs can have it. */
  get #systemSize(): number {
    const sizes = systemSizes(this.#options.state.legs.length);
    return sizes.findLast((size) => size <= this.#size) ?? sizes[0] ?? 2;
  }
  #changed(): void {
    this.#ids = [];
    // A changed slip is another bet than the one that waits.
    this.#sentFreeBet = null;
    this.#keep();
    this.draw();
    this.#options.onChange();
  }
  #keep(): void {
    try {
      const { legs } = this.#options.state;
      sessionStorage.setItem(
        KEPT,
        JSON.stringify({ legs, stake: this.#typed, mode: this.#mode, size: this.#size, acceptance: this.#acceptance }),
      );
    } catch {
      // See above.
    }
  }

  /** Takes new odds of the slip's selections. */
  updateOdds(odds: Readonly<Record<string, number | null>>): void {
    const { state, say } = this.#options;
    let isChanged = false;
    for (const leg of state.legs) {
      const now = odds[legKey(leg)];
      if (now === undefined || now === leg.now) continue;
      leg.now = now;
      isChanged = true;
      if (now !== null && now !== leg.odds)
        say(
          state.texts.words('oddsChanged', {
            name: leg.selectionName,
            odds: writeOdds(now, state.format, state.texts.tag),
          }),
        );
    }
    if (isChanged && !this.#isSending) this.draw();
  }
  /** A bet has moved on; tells the player when the delay of a running event is over. */
  updateBets(bets: readonly BetView[]): void {
    for (const bet of bets)
      if (this.#waiting.has(bet.id) && bet.state !== 'delayed' && bet.state !== 'reserving') {
        this.#waiting.delete(bet.id);
        if (this.#waiting.size === 0) this.#sentFreeBet = null;
        this.#tell(bet);
        this.draw();
      }
    // A result may have given a free bet back.
    if (bets.some(({ freeBetId }) => freeBetId !== undefined)) void this.loadFreeBets();
  }
  /** Tells what became of a bet, together with the others that were sent with it: none of them hides another's news. */
  #tell(bet: BetView): void {
    const { state, say, onPlaced } = this.#options;
    const { words, tag } = state.texts;
    if (bet.state === 'cancelling' || bet.state === 'cancelled' || bet.state === 'refused') {
      const code = bet.refusal ?? '';
      if (code === 'error.game_session.unknown') this.#options.onExpired();
      if (bet.freeBetId) void this.loadFreeBets();
      this.#refusal = refusalText(words, bet);
    } else {
      this.#taken = [...this.#taken, bet];
      // What was not taken stays on the slip.
      const gone = new Set(bet.legs.map(legKey));
      state.legs = state.legs.filter((leg) => !gone.has(legKey(leg)));
      this.#keep();
      onPlaced([bet]);
    }
    const count = this.#taken.length;
    const amount = formatMoney(mostOf(this.#taken), bet.currency, tag);
    const accepted =
      count === 0 ? null : count === 1 ? words('accepted', { amount }) : words('acceptedMany', { count, amount });
    this.#notice = {
      text: [accepted, this.#refusal].filter((part) => part !== null).join(' '),
      tone: this.#refusal === null ? 'good' : 'bad',
    };
    say(this.#notice.text, true);
    this.#options.onChange();
  }

  get #freeBet(): FreeBetView | null {
    return this.#sentFreeBet ?? this.#freeBets.find(({ freeBetId }) => freeBetId === this.#freeBetId) ?? null;
  }
  get #stake(): string {
    const { currency, texts } = this.#options.state;
    const [first = 0] = quickStakes(currency);
    return this.#typed ?? asTyped(first, texts.tag);
  }
  #read(): ReturnType<typeof parseAmount> {
    const { currency, texts } = this.#options.state;
    return parseAmount(this.#stake, texts.tag, currency);
  }
  get #unit(): number | null {
    if (this.#freeBet) return this.#freeBet.amount;
    const read = this.#read();
    return read.ok && read.value > 0 ? read.value : null;
  }
  /** Why what was typed is no amount; null for one that is, and while nothing is typed. */
  get #fault(): AmountFault | null {
    if (this.#freeBet || this.#stake.trim() === '') return null;
    const read = this.#read();
    return read.ok ? null : read.error;
  }
  /** The bets that the slip makes: indexes of their legs, and legs in each line. */
  #plan(): readonly { readonly legs: readonly number[]; readonly size: number }[] {
    const all = this.#options.state.legs.map((_leg, index) => index);
    if (this.#mode === 'singles' || all.length < 2) return all.map((index) => ({ legs: [index], size: 1 }));
    return [{ legs: all, size: this.#mode === 'combination' ? all.length : this.#systemSize }];
  }

  async #place(): Promise<void> {
    const { state, calls, say } = this.#options;
    const unit = this.#unit;
    const freeBet = this.#freeBet;
    if (unit === null || this.#isSending) return;
    const plan = this.#plan();
    if (this.#ids.length !== plan.length) this.#ids = plan.map(() => crypto.randomUUID());
    this.#isSending = true;
    this.#notice = { text: state.texts.words('placing'), tone: 'wait' };
    this.draw();
    try {
      const { bets } = await calls.place({
        acceptance: this.#acceptance,
        legs: state.legs.map(({ eventId, marketId, code, odds }) => ({ eventId, marketId, code, odds })),
        bets: plan.map(({ legs, size }, index) => ({ betId: this.#ids[index] ?? '', legs: [...legs], size, unit })),
        ...(freeBet && { freeBetId: freeBet.freeBetId }),
      });
      this.#ids = [];
      this.#freeBetId = null;
      this.#taken = [];
      this.#refusal = null;
      void this.loadFreeBets();
      for (const bet of bets)
        if (bet.state === 'delayed' || bet.state === 'reserving') {
          this.#waiting.add(bet.id);
          this.#sentFreeBet = freeBet;
          this.#notice = { text: state.texts.words('delayed'), tone: 'wait' };
          say(this.#notice.text);
        } else this.#tell(bet);
    } catch (cause) {
      const failed = cause instanceof CallFailed ? cause : null;
      const details = (failed?.body as { details?: { legs?: Record<string, number | null> } } | undefined)?.details;
      if (details?.legs) {
        for (const leg of state.legs) leg.now = details.legs[legKey(leg)] ?? null;
        this.#notice = null;
        this.#ids = [];
      } else
        this.#notice = {
          text: state.texts.words(
            failed?.status === 0 ? 'refused.unknown' : failed?.status === 403 ? 'closed' : 'refused.other',
          ),
          tone: 'bad',
        };
      if (this.#notice) say(this.#notice.text, true);
    } finally {
      this.#isSending = false;
      this.draw();
    }
  }

  draw(): void {
    const { state } = this.#options;
    const { words, tag } = state.texts;
    const money = (amount: number): string => formatMoney(amount, state.currency, tag);
    // Round sums do without the part after the point.
    const round = (amount: number, sign: 'auto' | 'always' = 'auto'): string =>
      formatMoney(amount, state.currency, tag, sign).replace(/[.,]00(?!\d)/, '');
    const plus = (amount: number): string => round(amount, 'always');
    const odds = (value: number): string => writeOdds(value, state.format, tag);
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-key')
      : null;
    const { legs } = state;
    this.pill.hidden = legs.length === 0 && this.#notice === null;
    const total = legs.reduce((product, leg) => (product * (leg.now ?? leg.odds)) / 100, 100);
    this.pill.replaceChildren(
      icon('slip'),
      h('span', {}, `${words('slip')} · ${legs.length}`),
      h('strong', {}, legs.length > 0 ? odds(Math.floor(total)) : ''),
    );
    const head = h(
      'header',
      { class: 'slip-head' },
      h('h2', {}, words('slip'), h('span', { class: 'count' }, String(legs.length))),
    );
    if (legs.length > 0) {
      const clear = h('button', { type: 'button', class: 'quiet', 'data-key': 'clear' }, words('clear'));
      clear.addEventListener('click', () => {
        state.legs = [];
        this.#freeBetId = null;
        this.#notice = null;
        this.#changed();
      });
      head.append(clear);
    }
    const close = h(
      'button',
      { type: 'button', class: 'quiet slip-close', 'aria-label': words('close'), 'data-key': 'close' },
      icon('close'),
    );
    close.addEventListener('click', () => this.open(false));
    head.append(close);
    const notice = this.#notice && h('p', { class: 'notice', 'data-tone': this.#notice.tone }, this.#notice.text);
    if (legs.length === 0) {
      const history = h('button', { type: 'button', class: 'second', 'data-key': 'history' }, words('myBets'));
      history.addEventListener('click', () => {
        this.open(false);
        this.#options.onHistory();
      });
      this.root.replaceChildren(
        head,
        ...(notice ? [notice] : []),
        ...(this.#notice?.tone === 'good' ? [history] : []),
        h('p', { class: 'slip-empty' }, icon('slip'), words('emptySlip')),
      );
      return;
    }

    const events = new Set(legs.map(({ eventId }) => eventId));
    const canCombine = legs.length > 1 && events.size === legs.length;
    if (!canCombine) this.#mode = 'singles';
    if (this.#mode === 'system' && legs.length < 3) this.#mode = 'combination';
    const modes: Mode[] = [
      'singles',
      ...(canCombine ? (['combination'] as const) : []),
      ...(canCombine && legs.length > 2 ? (['system'] as const) : []),
    ];
    const tabs = h('div', { class: 'tabs', role: 'group', 'aria-label': words('slip') });
    if (modes.length > 1)
      for (const mode of modes) {
        const tab = h(
          'button',
          { type: 'button', 'aria-pressed': String(mode === this.#mode), 'data-key': `mode-${mode}` },
          mode === 'system' ? words('system', { size: this.#systemSize, count: legs.length }) : words(mode),
        );
        tab.addEventListener('click', () => {
          this.#mode = mode;
          this.#changed();
        });
        tabs.append(tab);
      }
    const sizes = this.#mode === 'system' ? systemSizes(legs.length) : [];
    const sizeTabs = h('div', {
      class: 'tabs system-sizes',
      role: 'group',
      'aria-label': words('system', { size: this.#systemSize, count: legs.length }),
    });
    if (sizes.length > 1)
      for (const size of sizes) {
        const tab = h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(size === this.#systemSize),
            'aria-label': words('system', { size, count: legs.length }),
            'data-key': `size-${size}`,
          },
          `${size}/${legs.length}`,
        );
        tab.addEventListener('click', () => {
          this.#size = size;
          this.#changed();
        });
        sizeTabs.append(tab);
      }
    const list = h('ul', { class: 'legs' });
    for (const leg of legs) {
      const remove = h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'aria-label': `${words('remove')}: ${leg.selectionName}`,
          'data-key': `remove-${legKey(leg)}`,
        },
        icon('close'),
      );
      remove.addEventListener('click', () => this.toggle(leg));
      const isMoved = leg.now !== null && leg.now !== leg.odds;
      const price = h('span', { class: 'leg-odds' }, leg.now === null ? words('suspended') : odds(leg.now));
      if (isMoved) price.dataset['move'] = (leg.now ?? 0) > leg.odds ? 'up' : 'down';
      list.append(
        h(
          'li',
          { class: leg.now === null ? 'leg is-closed' : 'leg' },
          remove,
          h('div', {}, h('strong', {}, leg.selectionName), h('span', {}, leg.marketName), h('span', {}, leg.eventName)),
          h('div', { class: 'leg-price' }, isMoved ? h('s', {}, odds(leg.odds)) : null, price),
        ),
      );
    }

    const plan = this.#plan();
    // All of a free bet goes on one bet of one line.
    const canUseFreeBet =
      plan.length === 1 && this.#mode !== 'system' && (this.#freeBets.length > 0 || this.#sentFreeBet !== null);
    if (!canUseFreeBet) this.#freeBetId = null;
    const freeBet = this.#freeBet;
    const unit = this.#unit;
    const lines = plan.reduce((sum, { legs: own, size }) => sum + linesOf(own.length, size).length, 0);
    const stake = (unit ?? 0) * lines;
    // What is staked on each bet: its limits are each bet's own.
    const stakes = plan.map(({ legs: own, size }) => (unit ?? 0) * linesOf(own.length, size).length);
    const payouts = plan.map(({ legs: own, size }) =>
      payoutOf(
        own.map((index) => ({ odds: legs[index]?.now ?? legs[index]?.odds ?? 100, outcome: null })),
        size,
        unit ?? 0,
        state.currency,
      ),
    );
    const most = mostOf(
      plan.map(({ legs: own }, bet) => ({
        legs: own.flatMap((index) => legs[index] ?? []),
        potential: payouts[bet] ?? 0,
      })),
    );
    const potential = money(most - (freeBet?.amount ?? 0));
    // Not all of them can win.
    const hasRivals = most < payouts.reduce((sum, payout) => sum + payout, 0);
    const shownStake = freeBet ? asTyped(freeBet.amount, tag) : this.#stake;
    if (this.#field.value !== shownStake) this.#field.value = shownStake;
    this.#field.readOnly = freeBet !== null;
    this.#stakeSign.textContent = symbolOf(state.currency, tag);
    this.#stakeLabel.replaceChildren(
      words('stake'),
      ...(lines > 1 ? [h('small', {}, words(this.#mode === 'singles' ? 'perBet' : 'perLine', { count: lines }))] : []),
    );
    const lowestOfBet = lowestStake(state.currency);
    const offered = quickStakes(state.currency);
    const quick = offered.map((amount) => {
      const button = h('button', { type: 'button', class: 'quiet', 'data-key': `quick-${amount}` }, plus(amount));
      button.addEventListener('click', () => {
        this.#typed = asTyped((this.#unit ?? 0) + amount, tag);
        this.#changed();
      });
      return button;
    });
    const freeBetPicks = canUseFreeBet
      ? (this.#sentFreeBet ? [this.#sentFreeBet] : this.#freeBets).map((held) => {
          const isOn = held.freeBetId === freeBet?.freeBetId;
          const pick = h(
            'button',
            {
              type: 'button',
              class: 'free-bet',
              'aria-pressed': String(isOn),
              disabled: this.#sentFreeBet !== null,
              'data-key': `free-bet-${held.freeBetId}`,
            },
            icon('slip'),
            words(isOn ? 'freeBetOn' : 'useFreeBet', { amount: money(held.amount) }),
          );
          pick.addEventListener('click', () => {
            this.#freeBetId = isOn ? null : held.freeBetId;
            this.#notice = null;
            this.#changed();
          });
          return pick;
        })
      : [];
    const lowest = freeBet?.minimumOdds ?? null;
    const highest = state.customer?.maximumStake ?? null;
    const problemOf = (): string | null => {
      const fault = this.#fault;
      if (fault === 'too_large') return words('payoutHigh');
      if (fault !== null) return words('stakeUnreadable', { amount: money(offered[0] ?? lowestOfBet) });
      if (lowest !== null && Math.floor(total) < lowest) return words('freeBetOdds', { odds: odds(lowest) });
      if (Math.min(...stakes) < lowestOfBet) return words('stakeLow', { amount: money(lowestOfBet) });
      if (highest !== null && Math.max(...stakes) > highest) return words('stakeHigh', { amount: money(highest) });
      if (state.customer && Math.max(...payouts) > state.customer.maximumPayout)
        return words(freeBet ? 'payoutHighFreeBet' : 'payoutHigh');
      return null;
    };
    const refusal = problemOf();
    // Nobody is asked to deposit for a bet that would be refused.
    const isShort =
      refusal === null && !freeBet && state.customer !== null && (state.customer.balance ?? Infinity) < stake;
    const problem = isShort ? words('refused.funds') : refusal;
    const select = h('select', { id: 'accept', 'data-key': 'accept' });
    for (const each of ['higher', 'any', 'none'] as const)
      select.append(h('option', { value: each, selected: each === this.#acceptance }, words(`accept.${each}`)));
    select.addEventListener('change', () => {
      this.#acceptance = select.value as Acceptance;
      this.#keep();
      this.draw();
    });
    const isWorse = legs.some(
      (leg) =>
        leg.now !== null &&
        (this.#acceptance === 'none' ? leg.now !== leg.odds : this.#acceptance === 'higher' && leg.now < leg.odds),
    );
    const isClosed = legs.some(({ now }) => now === null);
    let action: HTMLButtonElement;
    if (!state.customer) {
      action = h('button', { type: 'button', class: 'place', 'data-key': 'place' }, words('login'));
      action.addEventListener('click', this.#options.onLogin);
    } else if (isWorse) {
      action = h('button', { type: 'button', class: 'place', 'data-key': 'place' }, words('acceptChanges'));
      action.addEventListener('click', () => {
        state.legs = legs.map((leg) => ({ ...leg, odds: leg.now ?? leg.odds }));
        this.#changed();
      });
    } else if (isShort) {
      action = h('button', { type: 'button', class: 'place', 'data-key': 'place' }, words('deposit'));
      action.addEventListener('click', this.#options.onDeposit);
    } else {
      const isOff =
        problem !== null ||
        isClosed ||
        this.#isSending ||
        this.#waiting.size > 0 ||
        state.isPaused ||
        !state.customer.canBet;
      action = h(
        'button',
        { type: 'button', class: 'place', disabled: isOff, 'data-key': 'place' },
        this.#isSending ? words('placing') : words(freeBet ? 'placeFreeBet' : 'place', { amount: money(stake) }),
      );
      action.addEventListener('click', () => void this.#place());
    }
    const hint =
      state.customer && !state.customer.canBet ? words('closed') : state.isPaused ? words('paused') : problem;
    surround(
      this.#stakeLine,
      this.#foot,
      [],
      [
        ...(freeBet ? [h('p', { class: 'hint' }, words('freeBetNote'))] : [h('div', { class: 'quick' }, ...quick)]),
        ...freeBetPicks,
        h('p', { id: 'stake-note', class: 'hint' }, hint === this.#notice?.text ? '' : (hint ?? '')),
        h(
          'dl',
          { class: 'sums' },
          ...(this.#mode === 'combination' && legs.length > 1
            ? [h('dt', {}, words('totalOdds')), h('dd', {}, odds(Math.floor(total)))]
            : []),
          ...(lines > 1 ? [h('dt', {}, words('total')), h('dd', {}, money(stake))] : []),
          h('dt', {}, words('potential')),
          h('dd', { class: 'big' }, hasRivals ? words('upTo', { amount: potential }) : potential),
        ),
        ...(state.customer
          ? [h('p', { class: 'hint' }, words('payoutMost', { amount: round(state.customer.maximumPayout) }))]
          : []),
        h('div', { class: 'accept-line' }, h('label', { for: 'accept' }, words('accept')), select),
      ],
    );
    surround(
      this.#foot,
      this.root,
      [
        head,
        ...(modes.length > 1 ? [tabs] : []),
        ...(sizes.length > 1 ? [sizeTabs] : []),
        ...(legs.length > 1 && !canCombine ? [h('p', { class: 'hint' }, words('sameEvent'))] : []),
        list,
      ],
      [h('div', { class: 'slip-act' }, notice, action)],
    );
    if (focused && focused !== 'stake')
      this.root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}
