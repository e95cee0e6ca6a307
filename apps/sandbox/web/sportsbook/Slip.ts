import { formatMoney, hundredthsOf } from '@baize/kernel';
import { mostOf } from '../../src/sportsbook/bets/mostOf.ts';
import { systemSizes } from '../../src/sportsbook/bets/payout.ts';
import { lowestStake, quickStakes } from '../../src/sportsbook/stakes.ts';
import { legKey, type BetsRequest, type BetView, type FreeBetView } from '../../src/sportsbook/wire.ts';
import { CallFailed, isRefusal } from '../design/callServer.ts';
import { h } from '../design/h.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';
import { keptSlip } from './keptSlip.ts';
import { LegList } from './LegList.ts';
import { writeOdds } from './oddsFormat.ts';
import { refusalText } from './refusalText.ts';
import { arrange, choiceTabs, shortMoney, slipHead, symbolOf } from './slipParts.ts';
import { canCombine, planBets, sumsOf, totalOdds, type PlannedBet, type SlipBet, type SlipMode } from './slipSums.ts';
import { legNames, type SlipLeg, type State } from './state.ts';
import { asTyped, readStake, type TypedStake } from './typedStake.ts';

type Acceptance = BetsRequest['acceptance'];
const MOST_LEGS = 20;

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

/** Whether the sportsbook has not decided about a bet yet. */
const isPending = ({ state }: BetView): boolean => state === 'delayed' || state === 'reserving';

/** The bet slip: a sheet at the bottom of a phone, a column on a wide screen. It survives a reload and a login. */
export class Slip {
  readonly root = h('aside', { id: 'slip', class: 'slip' });
  readonly pill = h('button', { type: 'button', class: 'pill', 'aria-controls': 'slip' });
  readonly #options: SlipOptions;
  #mode: SlipMode = 'singles';
  #size = 2;
  /** As typed; null until then: the smallest of the offered stakes. */
  #typed: string | null = null;
  #acceptance: Acceptance = 'higher';
  #notice: { text: string; tone: 'good' | 'bad' | 'wait' } | null = null;
  #isSending = false;
  /** Bets that wait out the in-play delay. */
  readonly #waiting = new Set<string>();
  /** Bets that were sent, until their answer comes. If it gets lost, the player's bets say what became of them. */
  readonly #unanswered = new Set<string>();
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
  readonly #list = new LegList({
    onRemove: (leg) => this.toggle(leg),
    onStake: (key, typed) => {
      const leg = this.#options.state.legs.find((each) => legKey(each) === key);
      if (leg) leg.stake = typed;
      this.#stakeTyped();
    },
  });

  constructor(options: SlipOptions) {
    this.#options = options;
    const kept = keptSlip.read();
    if (kept) {
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
      for (const id of kept.sent ?? []) this.#unanswered.add(id);
    }
    this.#field.addEventListener('input', () => {
      this.#typed = this.#field.value;
      // What is staked on each replaces what was staked on one.
      for (const leg of options.state.legs) delete leg.stake;
      this.#stakeTyped();
    });
    this.pill.addEventListener('click', () => this.open(true));
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.open(false);
    });
  }

  open(isOpen: boolean): void {
    document.body.toggleAttribute('data-slip', isOpen);
    if (isOpen) void this.loadFreeBets();
    // Not to the first button, which clears the slip.
    if (isOpen) this.root.querySelector<HTMLElement>('.slip-close')?.focus({ preventScroll: true });
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
    keptSlip.keep({
      legs: this.#options.state.legs,
      stake: this.#typed,
      mode: this.#mode,
      size: this.#size,
      acceptance: this.#acceptance,
      sent: [...this.#unanswered],
    });
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
  /** Whether the slip waits to hear what became of a bet. */
  get isUncertain(): boolean {
    return this.#waiting.size > 0 || this.#unanswered.size > 0;
  }
  /** Bets have moved on; tells the player when the delay of a running event is over, or an answer was lost. */
  updateBets(bets: readonly BetView[]): void {
    for (const bet of bets) {
      const isAnswer = !this.#isSending && this.#unanswered.has(bet.id);
      if (!isAnswer && (!this.#waiting.has(bet.id) || isPending(bet))) continue;
      this.#waiting.delete(bet.id);
      if (this.#waiting.size === 0) this.#sentFreeBet = null;
      // What is left on the slip is another bet.
      if (isAnswer) this.#ids = [];
      this.#take(bet);
      this.draw();
    }
    // A result may have given a free bet back.
    if (bets.some(({ freeBetId }) => freeBetId !== undefined)) void this.loadFreeBets();
  }
  /** Tells the answer to a bet that was sent. */
  #take(bet: BetView): void {
    this.#unanswered.delete(bet.id);
    if (isPending(bet)) {
      const { say, state } = this.#options;
      this.#waiting.add(bet.id);
      this.#notice = { text: state.texts.words('delayed'), tone: 'wait' };
      say(this.#notice.text);
    } else this.#tell(bet);
    this.#keep();
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
  #stakeTyped(): void {
    this.#ids = [];
    this.#keep();
    this.#notice = null;
    this.draw();
  }
  /** The stake of every bet whose selection has none of its own. */
  get #stake(): string {
    const { currency, texts } = this.#options.state;
    const [first = 0] = quickStakes(currency);
    return this.#typed ?? asTyped(first, texts.tag);
  }
  /** Reads a stake; a free bet replaces it. */
  #read(typed: string): TypedStake {
    const { currency, texts } = this.#options.state;
    const freeBet = this.#freeBet;
    if (freeBet) return { typed: asTyped(freeBet.amount, texts.tag), amount: freeBet.amount, fault: null };
    return readStake(typed, texts.tag, currency);
  }
  #plan(): readonly PlannedBet[] {
    const singles = this.#options.state.legs.map(({ stake }) => this.#read(stake ?? this.#stake));
    return planBets(this.#mode, singles, this.#read(this.#stake), this.#systemSize);
  }
  /** Adds to every stake of the slip. */
  #addToStakes(amount: number): void {
    const { legs, texts } = this.#options.state;
    const more = (typed: string): string => asTyped(this.#read(typed).amount + amount, texts.tag);
    this.#typed = more(this.#stake);
    for (const leg of legs) if (leg.stake !== undefined) leg.stake = more(leg.stake);
    this.#changed();
  }

  async #place(): Promise<void> {
    const { state, calls, say } = this.#options;
    const freeBet = this.#freeBet;
    if (this.#isSending) return;
    const plan = this.#plan();
    if (this.#ids.length !== plan.length) this.#ids = plan.map(() => crypto.randomUUID());
    this.#isSending = true;
    this.#taken = [];
    this.#refusal = null;
    this.#notice = { text: state.texts.words('placing'), tone: 'wait' };
    for (const id of this.#ids) this.#unanswered.add(id);
    this.#keep();
    this.draw();
    try {
      const { bets } = await calls.place({
        acceptance: this.#acceptance,
        legs: state.legs.map(({ eventId, marketId, code, odds }) => ({ eventId, marketId, code, odds })),
        bets: plan.map(({ legs, size, unit }, index) => ({
          betId: this.#ids[index] ?? '',
          legs: [...legs],
          size,
          unit: unit.amount,
        })),
        ...(freeBet && { freeBetId: freeBet.freeBetId }),
      });
      for (const id of this.#ids) this.#unanswered.delete(id);
      this.#ids = [];
      this.#freeBetId = null;
      void this.loadFreeBets();
      if (bets.some(isPending)) this.#sentFreeBet = freeBet;
      for (const bet of bets) this.#take(bet);
    } catch (cause) {
      const failed = cause instanceof CallFailed ? cause : null;
      const isRefused = failed !== null && isRefusal(failed);
      if (isRefused) for (const id of this.#ids) this.#unanswered.delete(id);
      const details = (failed?.body as { details?: { legs?: Record<string, number | null> } } | undefined)?.details;
      if (details?.legs) {
        for (const leg of state.legs) leg.now = details.legs[legKey(leg)] ?? null;
        this.#notice = null;
        this.#ids = [];
      } else
        this.#notice = {
          text: state.texts.words(!isRefused ? 'unconfirmed' : failed.status === 403 ? 'closed' : 'refused.other'),
          tone: 'bad',
        };
      if (this.#notice) say(this.#notice.text, true);
    } finally {
      this.#isSending = false;
      this.#keep();
      // What became of the bets may have come before their answer got lost.
      this.updateBets(state.bets);
      this.draw();
    }
  }

  draw(): void {
    const { state } = this.#options;
    const { legs } = state;
    const focused = this.root.contains(document.activeElement)
      ? document.activeElement?.getAttribute('data-key')
      : null;
    this.#drawPill();
    const head = slipHead(state, {
      onClear: legs.length > 0 ? () => this.#clear() : null,
      onClose: () => this.open(false),
    });
    const notice = this.#notice && h('p', { class: 'notice', 'data-tone': this.#notice.tone }, this.#notice.text);
    if (legs.length === 0) this.#drawEmpty(head, notice);
    else this.#drawBets(head, notice);
    // What stayed in the page has kept the focus.
    if (focused && !this.root.contains(document.activeElement))
      this.root.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
  #clear(): void {
    this.#options.state.legs = [];
    this.#freeBetId = null;
    this.#notice = null;
    this.#changed();
  }
  #drawPill(): void {
    const { legs, texts, format } = this.#options.state;
    this.pill.hidden = legs.length === 0 && this.#notice === null;
    this.pill.replaceChildren(
      icon('slip'),
      h('span', {}, `${texts.words('slip')} · ${legs.length}`),
      h('strong', {}, legs.length === 1 || canCombine(legs) ? writeOdds(totalOdds(legs), format, texts.tag) : ''),
    );
  }
  #drawEmpty(head: HTMLElement, notice: HTMLElement | null): void {
    const { words } = this.#options.state.texts;
    const toHistory = () => {
      this.open(false);
      this.#options.onHistory();
    };
    this.root.replaceChildren(
      head,
      ...(notice ? [notice] : []),
      ...(this.#notice?.tone === 'good'
        ? [h('button', { type: 'button', class: 'second', 'data-key': 'history', onclick: toHistory }, words('myBets'))]
        : []),
      h('p', { class: 'slip-empty' }, icon('slip'), words('emptySlip')),
    );
  }
  #drawBets(head: HTMLElement, notice: HTMLElement | null): void {
    const { state } = this.#options;
    const { legs } = state;
    const { words, tag } = state.texts;
    const money = (amount: number): string => formatMoney(amount, state.currency, tag);
    const isCombinable = canCombine(legs);
    if (!isCombinable) this.#mode = 'singles';
    if (this.#mode === 'system' && legs.length < 3) this.#mode = 'combination';
    // All of a free bet goes on one bet of one line.
    const canUseFreeBet =
      (legs.length === 1 || this.#mode === 'combination') && (this.#freeBets.length > 0 || this.#sentFreeBet !== null);
    if (!canUseFreeBet) this.#freeBetId = null;
    const freeBet = this.#freeBet;
    const plan = this.#plan();
    const sums = sumsOf(plan, legs, state.currency);
    const refusals = sums.bets.map((bet) => this.#refusalOf(bet));
    const refusal = refusals.find((each) => each !== null) ?? null;
    // A deposit would not help a bet that is refused anyway.
    const isShort =
      refusal === null && !freeBet && state.customer !== null && (state.customer.balance ?? Infinity) < sums.stake;
    const problem = isShort ? words('refused.funds') : refusal;
    const hint =
      state.customer && !state.customer.canBet ? words('closed') : state.isPaused ? words('paused') : problem;
    const potential = money(sums.most - (freeBet?.amount ?? 0));
    this.#showStake(plan, sums.lines);
    this.#list.draw(
      state,
      plan.length > 1
        ? plan.map(({ unit }, index) => ({ typed: unit.typed, isWrong: refusals[index] !== null }))
        : null,
    );
    arrange(this.#foot, [
      this.#stakeLine,
      freeBet ? h('p', { class: 'hint' }, words('freeBetNote')) : h('div', { class: 'quick' }, this.#quickStakes()),
      ...(canUseFreeBet ? this.#freeBetPicks() : []),
      h(
        'dl',
        { class: 'sums' },
        ...(this.#mode === 'combination'
          ? [h('dt', {}, words('totalOdds')), h('dd', {}, writeOdds(totalOdds(legs), state.format, tag))]
          : []),
        ...(sums.lines > 1 ? [h('dt', {}, words('total')), h('dd', {}, money(sums.stake))] : []),
        h('dt', {}, words('potential')),
        h('dd', { class: 'big' }, sums.hasRivals ? words('upTo', { amount: potential }) : potential),
      ),
      h('p', { class: 'hint' }, words('payoutMost', { amount: shortMoney(this.#mostPaid, state) })),
      h('div', { class: 'accept-line' }, h('label', { for: 'accept' }, words('accept')), this.#acceptanceSelect()),
    ]);
    arrange(this.root, [
      head,
      ...this.#modeTabs(isCombinable),
      ...(legs.length > 1 && !isCombinable ? [h('p', { class: 'hint' }, words('sameEvent'))] : []),
      this.#list.root,
      this.#foot,
      // Why a bet cannot be placed is in view wherever the slip is scrolled to.
      h(
        'div',
        { class: 'slip-act' },
        notice,
        h('p', { id: 'stake-note', class: 'hint' }, hint === this.#notice?.text ? '' : (hint ?? '')),
        this.#action(sums.stake, isShort, problem),
      ),
    ]);
  }

  /** Draws the kinds of bets that these legs can make and, for a system, its sizes. */
  #modeTabs(isCombinable: boolean): readonly HTMLElement[] {
    const { legs, texts } = this.#options.state;
    const { words } = texts;
    const count = legs.length;
    const system = words('system', { size: this.#systemSize, count });
    const modes: readonly SlipMode[] = isCombinable
      ? ['singles', 'combination', ...(count > 2 ? (['system'] as const) : [])]
      : [];
    return [
      ...choiceTabs(
        words('slip'),
        modes.map((mode) => ({
          key: `mode-${mode}`,
          label: mode === 'system' ? system : words(mode),
          isOn: mode === this.#mode,
          onChoose: () => {
            this.#mode = mode;
            this.#changed();
          },
        })),
      ),
      ...choiceTabs(
        system,
        (this.#mode === 'system' ? systemSizes(count) : []).map((size) => ({
          key: `size-${size}`,
          label: `${size}/${count}`,
          name: words('system', { size, count }),
          isOn: size === this.#systemSize,
          onChoose: () => {
            this.#size = size;
            this.#changed();
          },
        })),
        'tabs system-sizes',
      ),
    ];
  }
  /** Shows in the common field what all bets stake: nothing where they differ. */
  #showStake(plan: readonly PlannedBet[], lines: number): void {
    const { currency, texts } = this.#options.state;
    const [first = '', ...others] = new Set(plan.map(({ unit }) => unit.typed));
    const shown = others.length > 0 ? '' : first;
    if (this.#field.value !== shown) this.#field.value = shown;
    this.#field.readOnly = this.#freeBet !== null;
    this.#stakeSign.textContent = symbolOf(currency, texts.tag);
    this.#stakeLabel.replaceChildren(
      texts.words('stake'),
      ...(lines > 1
        ? [h('small', {}, texts.words(this.#mode === 'singles' ? 'perBet' : 'perLine', { count: lines }))]
        : []),
    );
  }
  #quickStakes(): readonly HTMLElement[] {
    const { state } = this.#options;
    return quickStakes(state.currency).map((amount) =>
      h(
        'button',
        {
          type: 'button',
          class: 'quiet',
          'data-key': `quick-${amount}`,
          onclick: () => this.#addToStakes(amount),
        },
        shortMoney(amount, state, 'always'),
      ),
    );
  }
  #freeBetPicks(): readonly HTMLElement[] {
    const { currency, texts } = this.#options.state;
    return (this.#sentFreeBet ? [this.#sentFreeBet] : this.#freeBets).map(({ freeBetId, amount }) => {
      const isOn = freeBetId === this.#freeBet?.freeBetId;
      return h(
        'button',
        {
          type: 'button',
          class: 'free-bet',
          'aria-pressed': String(isOn),
          disabled: this.#sentFreeBet !== null,
          'data-key': `free-bet-${freeBetId}`,
          onclick: () => {
            this.#freeBetId = isOn ? null : freeBetId;
            this.#notice = null;
            this.#changed();
          },
        },
        icon('slip'),
        texts.words(isOn ? 'freeBetOn' : 'useFreeBet', { amount: formatMoney(amount, currency, texts.tag) }),
      );
    });
  }
  #acceptanceSelect(): HTMLElement {
    const { words } = this.#options.state.texts;
    const select = h(
      'select',
      {
        id: 'accept',
        'data-key': 'accept',
        onchange: () => {
          this.#acceptance = select.value as Acceptance;
          this.#keep();
          this.draw();
        },
      },
      (['higher', 'any', 'none'] as const).map((each) =>
        h('option', { value: each, selected: each === this.#acceptance }, words(`accept.${each}`)),
      ),
    );
    return select;
  }

  /** What one bet pays at most, in hundredths: a visitor reads it too. */
  get #mostPaid(): number {
    const { customer, session } = this.#options.state;
    return customer?.maximumPayout ?? hundredthsOf(session.setup.maximumPayout);
  }

  /** Returns why the sportsbook would refuse this bet; null if nothing is wrong with it. */
  #refusalOf({ unit, stake, payout }: SlipBet): string | null {
    const { state } = this.#options;
    const { words, tag } = state.texts;
    const money = (amount: number): string => formatMoney(amount, state.currency, tag);
    const lowest = lowestStake(state.currency);
    const freeBet = this.#freeBet;
    const lowestOdds = freeBet?.minimumOdds ?? null;
    const highest = state.customer?.maximumStake ?? null;
    if (unit.fault === 'too_large') return words('payoutHigh');
    if (unit.fault !== null)
      return words('stakeUnreadable', { amount: money(quickStakes(state.currency)[0] ?? lowest) });
    if (lowestOdds !== null && totalOdds(state.legs) < lowestOdds)
      return words('freeBetOdds', { odds: writeOdds(lowestOdds, state.format, tag) });
    if (stake < lowest) return words('stakeLow', { amount: money(lowest) });
    if (highest !== null && stake > highest) return words('stakeHigh', { amount: money(highest) });
    if (payout > this.#mostPaid) return words(freeBet ? 'payoutHighFreeBet' : 'payoutHigh');
    return null;
  }
  /** Draws the button for what the player can do next: log in, accept new odds, deposit, or place the bets. */
  #action(stake: number, isShort: boolean, problem: string | null): HTMLButtonElement {
    const { state, onLogin, onDeposit } = this.#options;
    const { words, tag } = state.texts;
    const button = (label: string, onclick: () => void, disabled = false): HTMLButtonElement =>
      h('button', { type: 'button', class: 'place', disabled, 'data-key': 'place', onclick }, label);
    if (!state.customer) return button(words('login'), onLogin);
    const isWorse = state.legs.some(
      (leg) =>
        leg.now !== null &&
        (this.#acceptance === 'none' ? leg.now !== leg.odds : this.#acceptance === 'higher' && leg.now < leg.odds),
    );
    if (isWorse)
      return button(words('acceptChanges'), () => {
        state.legs = state.legs.map((leg) => ({ ...leg, odds: leg.now ?? leg.odds }));
        this.#changed();
      });
    if (isShort) return button(words('deposit'), onDeposit);
    const isOff =
      problem !== null ||
      state.legs.some(({ now }) => now === null) ||
      this.#isSending ||
      this.#waiting.size > 0 ||
      state.isPaused ||
      !state.customer.canBet;
    const amount = formatMoney(stake, state.currency, tag);
    return button(
      this.#isSending ? words('placing') : words(this.#freeBet ? 'placeFreeBet' : 'place', { amount }),
      () => void this.#place(),
      isOff,
    );
  }
}
