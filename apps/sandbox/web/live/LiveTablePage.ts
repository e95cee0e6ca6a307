import { totalFromWire, type CurrencyCode } from '@baize/kernel';
import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import type { Outcome } from '../../src/live/games/LiveGame.ts';
import type { JoinReply, OwnRound, TableEvent, TableState } from '../../src/live/wire.ts';
import { element } from '../studio/dom.ts';
import { HeldBalance } from '../studio/HeldBalance.ts';
import { HostChannel, type ToGame } from '../studio/HostChannel.ts';
import type { Launch } from '../studio/launch.ts';
import { Overlays } from '../studio/Overlays.ts';
import { Sound } from '../studio/sound.ts';
import type { Text } from '../studio/text.ts';
import { winOf } from './drawResults.ts';
import { Explanations } from './Explanations.ts';
import { liveClient } from './LiveClient.ts';
import { RoundReports } from './RoundReports.ts';
import { SeatActions } from './SeatActions.ts';
import { TableBets } from './TableBets.ts';
import { TableStanding } from './TableStanding.ts';
import { TableView } from './TableView.ts';
import { bettingWords, outcomeWords, waitingWords } from './tableWords.ts';

/**
 * The page of a live table: follows the table's clock, takes bets until it closes them, shows the draw that the server made
 * and what it paid, and answers the host. It decides nothing.
 *
 * It brings its parts together: `TableStanding` knows how things stand, `TableBets` and `SeatActions` are what the player
 * does, `TableView` is the screen, `RoundReports` what the host learns.
 */
export class LiveTablePage {
  readonly #launch: Launch;
  readonly #kind: string;
  readonly #text: Text;
  readonly #root: HTMLElement;
  readonly #overlays: Overlays;
  readonly #host: HostChannel;
  readonly #explanations: Explanations;
  readonly #reports: RoundReports;
  readonly #bets: TableBets;
  readonly #seating: SeatActions;
  readonly #sound = new Sound();
  readonly #standing = new TableStanding();
  readonly #balance = new HeldBalance(() => this.#showBalance());
  #view: TableView | undefined;
  #stop: (() => void) | undefined;
  /** The result of the round that is shown, in words. */
  #shownWords = '';
  #release: (() => void) | undefined;

  constructor(root: HTMLElement, launch: Launch, kind: string, text: Text) {
    this.#root = root;
    this.#launch = launch;
    this.#kind = kind;
    this.#text = text;
    const over = element('div', { class: 'over' });
    this.#overlays = new Overlays(over, text);
    root.append(element('p', { class: 'lt-opening', role: 'status' }, text('loading')), over);
    this.#host = new HostChannel(launch.hostOrigin, launch.studio, (message) => this.#hear(message));
    this.#reports = new RoundReports(this.#host);
    this.#explanations = new Explanations({
      text,
      host: this.#host,
      overlays: this.#overlays,
      tag: launch.tag,
      money: (amount) => this.#money(amount),
      onExpired: () => this.#stop?.(),
      onRetry: () => void this.#join(),
    });
    const shared = {
      standing: this.#standing,
      text,
      say: (words: string) => this.#say(words),
      sound: this.#sound,
      explanations: this.#explanations,
    };
    this.#bets = new TableBets({
      ...shared,
      balance: this.#balance,
      money: (amount) => this.#money(amount),
      onChange: () => this.#showBets(),
    });
    this.#seating = new SeatActions({
      ...shared,
      onLeft: () => this.#bets.leave(),
      onSeat: () => {
        const { table, seat } = this.#standing;
        if (table) this.#view?.enterSeats(table, seat);
        this.#showBets();
      },
      onMove: () => this.#showBets(),
    });
  }

  /** Opens the table. Resolves when it can be played, or when the player sees why not. */
  async run(): Promise<void> {
    const greeting = this.#host.greet();
    // The last chips, or that they were taken off: the table must have what the player saw.
    addEventListener('pagehide', () => this.#bets.laid.sendNow());
    await this.#join(greeting);
  }

  async #join(greeting: Promise<void> = Promise.resolve()): Promise<void> {
    const { studio, gameId, token } = this.#launch;
    try {
      if (token === undefined) {
        this.#explanations.explain(
          'studio.refused',
          this.#text('liveClosed'),
          this.#text('liveOnlyReal'),
          this.#explanations.leaving(),
        );
        return;
      }
      const session = await liveClient.join({ studio, gameId, token, kind: this.#kind });
      this.#standing.session = session;
      this.#view ??= this.#build(session);
      this.#takeOver(session);
      await greeting;
      this.#reports.ready(session);
      this.#reports.sayTotals();
      this.#follow(session.sessionId);
      requestAnimationFrame(() => this.#frame());
    } catch (cause) {
      this.#explanations.failure(cause);
    }
  }
  #follow(sessionId: string): void {
    this.#stop?.();
    let isFirst = true;
    this.#stop = liveClient.follow(sessionId, {
      onEvent: (event) => this.#learn(event),
      onOpen: () => {
        this.#view?.showLost(false);
        // What happened while there was no connection was not sent.
        if (!isFirst) void this.#catchUp(sessionId);
        isFirst = false;
      },
      onLost: (isOver) => {
        this.#view?.showLost(true);
        this.#host.send({ type: 'warning', code: GAME_OFFLINE_CODE, message: this.#text('liveLost') });
        if (!isOver) return;
        this.#stop?.();
        // A server that has started again knows the session as soon as it is asked for it.
        void this.#catchUp(sessionId).then((isBack) => {
          if (isBack) this.#follow(sessionId);
        });
      },
    });
  }
  async #catchUp(sessionId: string): Promise<boolean> {
    const missed = this.#reports.isOpen ? this.#standing.table?.round : undefined;
    try {
      const session = await liveClient.session(sessionId);
      this.#takeOver(session);
      const { last } = session;
      if (last && last.round === missed && last.state === 'settled')
        this.#say(
          last.win === 0 ? this.#text('noWin') : this.#text('wonRound', { amount: this.#money(last.win ?? 0) }),
        );
      this.#reports.ready(session);
      return true;
    } catch (cause) {
      this.#explanations.failure(cause);
      return false;
    }
  }
  #takeOver(session: JoinReply): void {
    const standing = this.#standing;
    standing.session = session;
    standing.own = session.own;
    standing.seat = session.seat;
    this.#reports.adopt(session);
    if (session.own) this.#bets.laid.adopt(session.own.bets);
    const { hiddenWin } = standing;
    this.#balance.drop();
    if (hiddenWin > 0) this.#balance.hold(session.balance);
    this.#balance.show(session.balance - hiddenWin);
    this.#enter(session.table);
    this.#showBets();
  }

  // ── the screen ─────────────────────────────────────────────────────────────
  #money(amount: number): string {
    return new Intl.NumberFormat(this.#launch.tag, {
      style: 'currency',
      currency: (this.#standing.session?.currency ?? this.#launch.currency) as CurrencyCode,
      currencyDisplay: this.#launch.currencyDisplay === 'code' ? 'code' : 'narrowSymbol',
    }).format(amount / 100);
  }
  #build(session: JoinReply): TableView {
    const view = new TableView(session, {
      launch: this.#launch,
      text: this.#text,
      money: (amount) => this.#money(amount),
      sound: this.#sound,
      onChip: (value) => {
        this.#bets.chip = value;
      },
      onLay: (spot) => this.#bets.lay(spot),
      onUndo: () => this.#bets.undo(),
      onClear: () => this.#bets.clear(),
      onRepeat: () => this.#bets.repeat(),
      onTakeSeat: (seat) => void this.#seating.take(seat),
      onMove: (move) => void this.#seating.move(move),
      onRules: (rules) => this.#overlays.sheet(this.#text('rulesTitle'), rules),
    });
    this.#root.querySelector('.lt-opening')?.remove();
    this.#root.prepend(view.root);
    return view;
  }
  #frame(): void {
    const { table, seat, now, mayBet } = this.#standing;
    if (table && this.#view) {
      const { isLast, isDrawn } = this.#view.frame(table, seat, now);
      if (isLast && table.phase === 'betting' && mayBet) this.#say(this.#text('liveLastBets'));
      if (isDrawn && table.outcome) this.#showResult(table, table.outcome);
    }
    requestAnimationFrame(() => this.#frame());
  }
  #say(words: string): void {
    this.#view?.say(words);
  }
  /** While bets can still change they are not staked, but the player sees them as spent. */
  #showBalance(): void {
    const spent = this.#standing.table?.phase === 'betting' ? this.#bets.laid.stake : 0;
    this.#view?.showBalance(Math.max(0, this.#balance.shown - spent));
  }
  #showBets(): void {
    const standing = this.#standing;
    const { laid } = this.#bets;
    const { ownInRound, isOpen, isChoosing } = standing;
    this.#view?.showBets({
      bets: laid.bets,
      stake: standing.stakeShown(laid.stake),
      isIn: ownInRound !== null,
      isOpen,
      canUndo: laid.canUndo,
      canRepeat: this.#bets.canRepeat,
    });
    this.#view?.showSeat(standing.seat, { choosing: isChoosing ? ownInRound : null, isBusy: this.#seating.isMoving });
    this.#showBalance();
  }

  // ── the table's clock ──────────────────────────────────────────────────────
  #learn(event: TableEvent): void {
    if (event.t === 'state') this.#enter(event.state);
    else if (event.t === 'own') this.#settle(event.own, event.balance);
    else this.#seating.changed(event.seat);
  }
  #enter(state: TableState): void {
    const standing = this.#standing;
    const before = standing.table;
    standing.enter(state);
    this.#view?.enter(state, standing.seat);
    if (state.phase === 'betting') {
      if (before?.round !== state.round) this.#beginRound(before);
      // Someone who takes a seat changes nothing of the player's own.
      if (before?.round !== state.round || before.phase !== state.phase || !standing.mayBet)
        this.#say(bettingWords(this.#text, standing));
    } else {
      const isCut = this.#bets.laid.cut();
      if (standing.ownInRound || (state.phase === 'closed' && this.#bets.laid.isConfirmed)) this.#reports.begin();
      if (state.phase === 'deciding') this.#seating.sayTurn();
      else if (standing.shownRound !== state.round && standing.session)
        this.#say(waitingWords(this.#text, { phase: state.phase, isCut, kind: standing.session.kind }));
      if (state.phase === 'result' && before?.phase !== 'result') this.#sound.spin();
    }
    this.#showBets();
  }
  #beginRound(before: TableState | undefined): void {
    const standing = this.#standing;
    if (before) this.#endRound();
    this.#view?.beginRound();
    const isOwn = standing.own?.round === standing.table?.round;
    if (!isOwn) standing.own = null;
    this.#bets.laid.begin(isOwn);
    this.#balance.release();
  }
  #showResult(table: TableState, outcome: Outcome): void {
    const standing = this.#standing;
    if (!standing.session || !this.#view || standing.shownRound === table.round) return;
    standing.shownRound = table.round;
    const result = this.#view.showResult(outcome, table.lastResults);
    const own = standing.ownInRound;
    if (!own) {
      this.#say(result);
      return;
    }
    const win = winOf(standing.session.kind, outcome, own);
    this.#shownWords = result;
    this.#sayOutcome(win, own);
    // A win below the stake is shown but never celebrated, because it is a loss.
    if (win > own.stake) this.#sound.win(win >= own.stake * 10 ? 2 : 0);
    this.#view.colourWin(win > own.stake);
    if (own.state === 'settled') this.#endRound();
  }
  #sayOutcome(win: number, own: OwnRound): void {
    const result = this.#shownWords;
    this.#say(outcomeWords(this.#text, (amount) => this.#money(amount), { result, win, own }));
  }
  #settle(own: OwnRound, balance: number): void {
    const standing = this.#standing;
    standing.own = own;
    if (own.state === 'refused') {
      this.#bets.laid.drop();
      this.#balance.show(balance);
      this.#endRound();
      this.#explanations.refusal(own);
    } else if (own.state === 'accepted') {
      this.#balance.show(balance);
      this.#seating.sayTurn();
    } else if (own.state === 'settled') {
      this.#balance.hold(balance);
      this.#reports.count(own);
      // The draw has been shown already: the operator took long.
      if (standing.shownRound === own.round) {
        if (standing.table?.round === own.round) this.#sayOutcome(own.win ?? 0, own);
        this.#endRound();
      }
    }
    this.#showBets();
  }
  #endRound(): void {
    const { own, table, isPaused } = this.#standing;
    this.#balance.release();
    const isEnd = this.#reports.end(own, { round: table?.round ?? 0, balance: this.#balance.shown });
    if (isEnd && isPaused) this.#rest();
  }

  // ── the host ───────────────────────────────────────────────────────────────
  #hear(message: ToGame): void {
    switch (message.type) {
      case 'end':
      case 'pause':
        this.#standing.isPaused = true;
        this.#showBets();
        if (!this.#reports.isOpen) this.#rest();
        return;
      case 'resume':
        this.#standing.isPaused = false;
        this.#release?.();
        this.#release = undefined;
        this.#host.send({ type: 'resumed' });
        this.#showBets();
        return;
      case 'balance update': {
        const amount = totalFromWire(message.balance);
        if (!amount.ok || message.currency !== this.#standing.session?.currency) return;
        // While a draw is hidden, the wallet would reveal its win.
        if (this.#reports.isOpen) this.#balance.hold(amount.value);
        else this.#balance.show(amount.value);
      }
    }
  }
  /** The table goes on for everyone; this player just cannot bet. */
  #rest(): void {
    this.#release ??= this.#overlays.hold(this.#text('paused'), this.#text('livePausedText'));
    this.#host.send({ type: 'paused' });
  }
}
