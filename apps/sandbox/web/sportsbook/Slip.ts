import { legKey, type BetView, type LegPrice } from '../../src/sportsbook/wire.ts';
import { CallFailed, isRefusal } from '../design/callServer.ts';
import { h } from '../design/h.ts';
import { DOUBLE_CLICK_MS } from './doubleClick.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { icon } from './icons.ts';
import { keptSlip } from './keptSlip.ts';
import { LegList } from './LegList.ts';
import { writeMoney } from './money.ts';
import { writeOdds } from './oddsFormat.ts';
import { isPending, isRefused, SentBets, type SlipNotice } from './SentBets.ts';
import { setSheet } from './sheet.ts';
import { SlipDraft } from './SlipDraft.ts';
import { acceptanceLine, freeBetButtons, modeTabs, quickStakeButtons, sumsList } from './slipForm.ts';
import { placedHints, sameEventText } from './slipNews.ts';
import { arrange, shortMoney, slipHead } from './slipParts.ts';
import { mostPaid, nextStep, refusalOf, type SlipStep } from './slipRules.ts';
import { canCombine, sumsOf, totalOdds } from './slipSums.ts';
import { StakeField } from './StakeField.ts';
import { closureOf, closureOfSlip, takePrice, type SlipLeg, type State } from './state.ts';

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

/**
 * The bet slip: a sheet at the bottom of a phone, a column on a wide screen. It survives a reload and a login.
 * `SlipDraft` knows what the player puts together, `slipRules` what is wrong with it, `SentBets` what became of it.
 */
export class Slip {
  readonly root = h('aside', { id: 'slip', class: 'slip' });
  readonly pill = h('button', { type: 'button', class: 'pill', 'aria-controls': 'slip' });
  readonly #options: SlipOptions;
  readonly #draft: SlipDraft;
  readonly #sent: SentBets;
  #notice: SlipNotice | null = null;
  #isSending = false;
  /** When new odds were accepted last: a double click on that button must not place the bet. */
  #acceptedAt = -Infinity;
  readonly #stakeField = new StakeField((typed) => {
    this.#draft.typeStake(typed);
    this.#stakeTyped();
  });
  /** What stays in view wherever the slip is scrolled to: the stake, what it can return, and the button. */
  readonly #act = h('div', { class: 'slip-act' }, this.#stakeField.root);
  readonly #list = new LegList({
    onRemove: (leg) => this.toggle(leg),
    onStake: (key, typed) => {
      this.#draft.typeLegStake(key, typed);
      this.#stakeTyped();
    },
  });

  constructor(options: SlipOptions) {
    this.#options = options;
    const kept = keptSlip.read();
    this.#draft = new SlipDraft(options.state, kept);
    this.#sent = new SentBets(kept?.sent);
    this.pill.addEventListener('click', () => this.open(true));
    this.root.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.open(false);
    });
  }

  open(isOpen: boolean): void {
    void setSheet(isOpen);
    if (isOpen) void this.loadFreeBets();
    // Not to the first button, which clears the slip.
    if (isOpen) this.root.querySelector<HTMLElement>('.slip-close')?.focus({ preventScroll: true });
    // An empty slip has told its news, and its button would only cover the page: the focus goes on to the page.
    else if (this.#options.state.legs.length === 0 && !this.#sent.isWaiting) {
      this.#notice = null;
      this.draw();
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    } else this.pill.focus({ preventScroll: true });
  }

  /** Asks which free bets the player has. Without an answer, the slip goes on without them. */
  async loadFreeBets(): Promise<void> {
    const { state, calls } = this.#options;
    const canHave = state.customer !== null && state.session.setup.product !== 'virtuals';
    const freeBets = canHave ? await calls.freeBets().catch(() => null) : [];
    if (freeBets) this.#draft.learnFreeBets(freeBets);
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
    if (!isOn && state.legs.length === 2) this.#draft.mode = 'combination';
    if (!isOn && state.legs.length === 1) void this.loadFreeBets();
    this.#forgetNews();
    this.#changed();
  }
  #changed(): void {
    this.#sent.renew();
    // A changed slip is another bet than the one that waits.
    this.#draft.forgetSentFreeBet();
    this.#keep();
    this.draw();
    this.#options.onChange();
  }
  #stakeTyped(): void {
    this.#sent.renew();
    this.#keep();
    this.#forgetNews();
    this.draw();
  }
  /** Drops the news about the last bets once the player goes on; that a bet still waits is no old news. */
  #forgetNews(): void {
    if (!this.#sent.isWaiting) this.#notice = null;
  }
  #keep(): void {
    keptSlip.keep({ ...this.#draft.kept, sent: this.#sent.unanswered });
  }

  /** Takes new odds of the slip's selections. */
  updateOdds(prices: Readonly<Record<string, LegPrice>>): void {
    const { state, say } = this.#options;
    let isChanged = false;
    for (const leg of state.legs) {
      const price = prices[legKey(leg)];
      if (price === undefined || !takePrice(leg, price)) continue;
      isChanged = true;
      const { now } = leg;
      if (leg.isOver || leg.isExcluded) say(state.texts.words(`${closureOf(leg)}Note`));
      else if (now !== null && now !== leg.odds)
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
    return this.#sent.isUncertain;
  }
  /** Bets have moved on; tells the player when the delay of a running event is over, or an answer was lost. */
  updateBets(bets: readonly BetView[]): void {
    for (const bet of bets) {
      // The notice still promises its return.
      if (this.#notice?.tone === 'good' && this.#sent.hasMovedOn(bet)) {
        this.#notice = null;
        this.draw();
      }
      if (!this.#sent.isNews(bet, this.#isSending)) continue;
      if (!this.#sent.isWaiting) this.#draft.forgetSentFreeBet();
      this.#take(bet);
      this.draw();
    }
    // A result may have given a free bet back.
    if (bets.some(({ freeBetId }) => freeBetId !== undefined)) void this.loadFreeBets();
  }
  /** Tells the answer to a bet that was sent. */
  #take(bet: BetView): void {
    const { state, say, onChange, onPlaced, onExpired } = this.#options;
    const isDecided = !isPending(bet);
    this.#notice = this.#sent.record(bet, state.texts.words);
    if (isRefused(bet)) {
      if (bet.refusal === 'error.game_session.unknown') onExpired();
      if (bet.freeBetId) void this.loadFreeBets();
    } else if (isDecided) {
      // What was not taken stays on the slip.
      const gone = new Set(bet.legs.map(legKey));
      state.legs = state.legs.filter((leg) => !gone.has(legKey(leg)));
      onPlaced([bet]);
    }
    say(this.#notice.text, isDecided);
    if (isDecided) onChange();
    this.#keep();
  }

  async #place(): Promise<void> {
    const { state, calls, say } = this.#options;
    const { freeBet, acceptance } = this.#draft;
    if (this.#isSending) return;
    const plan = this.#draft.plan();
    const ids = this.#sent.begin(plan.length);
    this.#isSending = true;
    this.#notice = { text: state.texts.words('placing'), tone: 'wait' };
    this.#keep();
    this.draw();
    try {
      const { bets } = await calls.place({
        acceptance,
        legs: state.legs.map(({ eventId, marketId, code, odds }) => ({ eventId, marketId, code, odds })),
        bets: plan.map(({ legs, size, unit }, index) => ({
          betId: ids[index] ?? '',
          legs: [...legs],
          size,
          unit: unit.amount,
        })),
        ...(freeBet && { freeBetId: freeBet.freeBetId }),
      });
      this.#sent.answered();
      this.#sent.renew();
      this.#draft.freeBetSent(bets.some(isPending) ? freeBet : null);
      void this.loadFreeBets();
      for (const bet of bets) this.#take(bet);
    } catch (cause) {
      this.#notice = this.#placeFailed(cause instanceof CallFailed ? cause : null);
      if (this.#notice) say(this.#notice.text, true);
    } finally {
      this.#isSending = false;
      this.#keep();
      // What became of the bets may have come before their answer got lost.
      this.updateBets(state.bets);
      this.draw();
    }
  }
  /** @returns the notice for the player; null if the slip shows it itself: the odds have moved */
  #placeFailed(failed: CallFailed | null): SlipNotice | null {
    const { state } = this.#options;
    const isAnswer = failed !== null && isRefusal(failed);
    if (isAnswer) this.#sent.answered();
    const details = (failed?.body as { details?: { legs?: Record<string, LegPrice> } } | undefined)?.details;
    if (details?.legs) {
      for (const leg of state.legs) takePrice(leg, details.legs[legKey(leg)] ?? null);
      this.#sent.renew();
      return null;
    }
    return { text: state.texts.words(this.#failureKey(isAnswer ? failed : null)), tone: 'bad' };
  }
  /** Returns the text of a failed sending; null for one that was not answered. */
  #failureKey(refusal: CallFailed | null): string {
    if (refusal === null) return 'unconfirmed';
    if (refusal.status === 401) {
      // The frame's server no longer knows the player, who gets another token, or the whole page, which only a reload brings back.
      if (refusal.body?.code !== 'sportsbook.login') return 'expired';
      this.#options.onExpired();
      return 'refused.session';
    }
    return refusal.status === 403 ? 'closed' : 'refused.other';
  }

  /**
   * Draws a slip that nobody sees, so that the first press on odds need not make all formats and elements for the first time:
   * on a slow phone that takes longer than the rest of the press.
   */
  rehearse(): void {
    const { state } = this.#options;
    if (state.legs.length > 0 || this.#notice !== null || document.body.hasAttribute('data-slip')) return;
    const names = { eventName: '', marketName: '', selectionName: '' };
    state.legs = [{ eventId: '', marketId: '', code: '', odds: 200, now: 200, sport: '', ...names }];
    this.draw();
    // The browser works out the styles and the layout of a slip only when it is asked, or painted.
    this.root.getBoundingClientRect();
    state.legs = [];
    this.draw();
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
    this.#draft.chooseFreeBet(null);
    this.#forgetNews();
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
    const { legs, customer } = state;
    const { words } = state.texts;
    const draft = this.#draft;
    draft.fitToLegs();
    const { freeBet } = draft;
    const plan = draft.plan();
    const sums = sumsOf(plan, legs, state.currency);
    const refusals = sums.bets.map((bet) => refusalOf(bet, state, freeBet));
    const closure = closureOfSlip(legs);
    const refusal = closure === null ? (refusals.find((each) => each !== null) ?? null) : words(`${closure}Note`);
    const isBusy = this.#isSending || this.#sent.isWaiting;
    // A deposit would not help a bet that is refused anyway, and a bet that waits may have taken the balance itself.
    const isShort =
      refusal === null && !isBusy && !freeBet && customer !== null && (customer.balance ?? Infinity) < sums.stake;
    const problem = isShort ? words('refused.funds') : refusal;
    const hint = customer && !customer.canBet ? words('closed') : state.isPaused ? words('paused') : problem;
    this.#stakeField.draw(state, plan, {
      lines: sums.lines,
      isSingles: draft.mode === 'singles',
      isLocked: freeBet !== null,
      isWrong: refusals.some((each) => each !== null),
    });
    this.#list.draw(
      state,
      plan.length > 1
        ? plan.map(({ unit }, index) => ({ typed: unit.typed, isWrong: refusals[index] !== null }))
        : null,
    );
    arrange(this.#act, [
      this.#stakeField.root,
      freeBet
        ? h('p', { class: 'hint' }, words('freeBetNote'))
        : quickStakeButtons(state, (amount) => {
            draft.addToStakes(amount);
            this.#changed();
          }),
      sumsList(draft, state, sums),
      // Why a bet cannot be placed is in view wherever its button is.
      h(
        'div',
        { class: 'slip-step' },
        notice,
        h(
          'p',
          { id: 'stake-note', class: 'hint', 'data-tone': hint !== null && hint === problem ? 'bad' : null },
          hint === this.#notice?.text ? '' : (hint ?? ''),
        ),
        this.#drawStep(
          nextStep(state, { acceptance: draft.acceptance, isShort, problem, isBusy }),
          sums.stake,
          plan.length,
        ),
      ),
    ]);
    arrange(this.root, [
      head,
      ...modeTabs(draft, state, () => this.#changed()),
      ...(legs.length > 1 && !canCombine(legs) ? [h('p', { class: 'hint' }, sameEventText(state))] : []),
      this.#list.root,
      h(
        'div',
        { class: 'slip-terms' },
        acceptanceLine(state, draft.acceptance, (acceptance) => {
          draft.acceptance = acceptance;
          this.#keep();
          this.draw();
        }),
        ...(draft.canUseFreeBet ? freeBetButtons(draft, state, (freeBetId) => this.#chooseFreeBet(freeBetId)) : []),
        ...(draft.mode === 'singles' ? placedHints(state) : []),
        h('p', { class: 'hint' }, words('payoutMost', { amount: shortMoney(mostPaid(state), state) })),
      ),
      this.#act,
    ]);
  }
  #chooseFreeBet(freeBetId: string | null): void {
    this.#draft.chooseFreeBet(freeBetId);
    this.#forgetNews();
    this.#changed();
  }
  #drawStep({ step, isOff }: SlipStep, stake: number, bets: number): HTMLButtonElement {
    const { state, onLogin, onDeposit } = this.#options;
    const { words, tag } = state.texts;
    const button = (label: string, onclick: () => void): HTMLButtonElement =>
      h('button', { type: 'button', class: 'place', disabled: isOff, 'data-key': 'place', onclick }, label);
    switch (step) {
      case 'login':
        return button(words('login'), onLogin);
      case 'deposit':
        return button(words('deposit'), onDeposit);
      case 'acceptOdds':
        return button(words('acceptChanges'), () => {
          this.#acceptedAt = performance.now();
          setTimeout(() => this.draw(), DOUBLE_CLICK_MS);
          state.legs = state.legs.map((leg) => ({ ...leg, odds: leg.now ?? leg.odds }));
          this.#changed();
        });
      case 'place': {
        const label = this.#draft.freeBet ? 'placeFreeBet' : bets > 1 ? 'placeMany' : 'place';
        const amount = writeMoney(stake, state.currency, tag);
        const isJustAccepted = () => performance.now() - this.#acceptedAt < DOUBLE_CLICK_MS;
        const place = button(this.#isSending ? words('placing') : words(label, { amount, count: bets }), () => {
          if (!isJustAccepted()) void this.#place();
        });
        // Not `disabled`, which would take the focus away.
        if (isJustAccepted()) place.setAttribute('aria-disabled', 'true');
        return place;
      }
    }
  }
}
