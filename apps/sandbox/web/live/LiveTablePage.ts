import { toWire, totalFromWire, type CurrencyCode } from '@baize/kernel';
import { GAME_OFFLINE_CODE } from '@baize/contracts/host-messages';
import { returnsOf, type Bets, type Outcome } from '../../src/live/games/LiveGame.ts';
import { baccarat } from '../../src/live/games/baccarat.ts';
import { moneyWheel } from '../../src/live/games/moneyWheel.ts';
import { pokerDuel } from '../../src/live/games/pokerDuel.ts';
import { roulette } from '../../src/live/games/roulette.ts';
import type { DrawnKind, JoinReply, OwnRound, TableEvent, TableState } from '../../src/live/wire.ts';
import { skinOf } from '../studio/art/skins.ts';
import { element } from '../studio/dom.ts';
import { HostChannel, type ToGame } from '../studio/HostChannel.ts';
import type { Launch } from '../studio/launch.ts';
import { Overlays } from '../studio/Overlays.ts';
import { Sound } from '../studio/sound.ts';
import { Refused } from '../studio/StudioClient.ts';
import type { Text } from '../studio/text.ts';
import type { BetLayout } from './BetLayout.ts';
import { Board } from './Board.ts';
import { chipButtons, chipsFor } from './chips.ts';
import { Explanations } from './Explanations.ts';
import { LaidBets } from './LaidBets.ts';
import { liveClient } from './LiveClient.ts';
import { Scene } from './scene/Scene.ts';
import { DECISION_MS, remainingTime } from './remainingTime.ts';
import { Seats } from './Seats.ts';
import { handLabels, resultWords, spotsOf, toneOf, type Spot } from './spots.ts';
import { tableParts, type TableParts } from './tableParts.ts';
import { tableRules } from './tableRules.ts';
import { outcomeWords, turnWords, waitingWords } from './tableWords.ts';

/** The share of the result phase in which the draw is shown; the rest shows what it pays. */
const SHOWN_SHARE = 0.68;
/** The one spot of a seat. */
const HAND_SPOT = 'hand';
const GAMES = { roulette, baccarat, gameShow: moneyWheel, poker: pokerDuel } as const satisfies Record<
  DrawnKind,
  unknown
>;
/**
 * The page of a live table: follows the table's clock, takes bets until it closes them, shows the draw that the server made
 * and what it paid, and answers the host. It decides nothing.
 */
export class LiveTablePage {
  readonly #launch: Launch;
  readonly #kind: string;
  readonly #text: Text;
  readonly #root: HTMLElement;
  readonly #overlays: Overlays;
  readonly #host: HostChannel;
  readonly #explanations: Explanations;
  readonly #sound = new Sound();
  readonly #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #session: JoinReply | undefined;
  #scene: Scene | undefined;
  #board: BetLayout | undefined;
  /** At a table with seats. */
  #seats: Seats | undefined;
  #seat: number | null = null;
  #isMoving = false;
  #spots: readonly Spot[] = [];
  #parts: TableParts | undefined;
  #stop: (() => void) | undefined;

  #table: TableState | undefined;
  /** The table's clock minus this device's. */
  #clock = 0;
  #balance = 0;
  /** What the host said of the balance while a result was still hidden. */
  #heldBalance: number | undefined;
  readonly #laid: LaidBets;
  #chip = 0;
  #own: OwnRound | null = null;
  #shownRound = -1;
  /** The result of that round in words. */
  #shownWords = '';
  #isPaused = false;
  #release: (() => void) | undefined;
  #totals = { rounds: 0, staked: 0, won: 0 };
  #isRoundOpen = false;

  constructor(root: HTMLElement, launch: Launch, kind: string, text: Text) {
    this.#root = root;
    this.#launch = launch;
    this.#kind = kind;
    this.#text = text;
    const over = element('div', { class: 'over' });
    this.#overlays = new Overlays(over, text);
    root.append(element('p', { class: 'lt-opening', role: 'status' }, text('loading')), over);
    this.#host = new HostChannel(launch.hostOrigin, launch.studio, (message) => this.#hear(message));
    this.#explanations = new Explanations({
      text,
      host: this.#host,
      overlays: this.#overlays,
      tag: launch.tag,
      money: (amount) => this.#money(amount),
      onExpired: () => this.#stop?.(),
      onRetry: () => void this.#join(),
    });
    this.#laid = new LaidBets({
      place: (bets) => this.#place(bets),
      round: () => this.#table?.round,
      onChange: () => this.#showBets(),
      onRefused: (cause) => this.#explainBets(cause),
    });
  }

  /** Opens the table. Resolves when it can be played, or when the player sees why not. */
  async run(): Promise<void> {
    const greeting = this.#host.greet();
    // The last chips, or that they were taken off: the table must have what the player saw.
    addEventListener('pagehide', () => this.#laid.sendNow());
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
      this.#build(session);
      this.#takeOver(session);
      await greeting;
      this.#sayReady(session);
      this.#host.realityCheck(this.#totals, session.startedAt);
      this.#follow(session.sessionId);
      requestAnimationFrame(() => this.#frame());
    } catch (cause) {
      this.#explanations.failure(cause);
    }
  }
  #sayReady({ rtp }: JoinReply): void {
    this.#host.send({ type: 'ready', rtp: Math.round(rtp * 10_000) / 100 });
    // To the host, a game that is ready shows no round. A player who reloads has one that goes on.
    if (this.#isRoundOpen) this.#sayRoundRuns();
  }
  /** From here the host hides what the wallet says until the draw has been shown. */
  #sayRoundRuns(): void {
    this.#host.send({ type: 'user action', action: 'spin' });
  }
  #follow(sessionId: string): void {
    this.#stop?.();
    let isFirst = true;
    this.#stop = liveClient.follow(sessionId, {
      onEvent: (event) => this.#learn(event),
      onOpen: () => {
        this.#parts?.lost.toggleAttribute('hidden', true);
        // What happened while there was no connection was not sent.
        if (!isFirst) void this.#catchUp(sessionId);
        isFirst = false;
      },
      onLost: (isOver) => {
        this.#parts?.lost.toggleAttribute('hidden', false);
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
    const missed = this.#isRoundOpen ? this.#table?.round : undefined;
    try {
      const session = await liveClient.session(sessionId);
      this.#takeOver(session);
      const { last } = session;
      if (last && last.round === missed && last.state === 'settled')
        this.#say(
          last.win === 0 ? this.#text('noWin') : this.#text('wonRound', { amount: this.#money(last.win ?? 0) }),
        );
      this.#sayReady(session);
      return true;
    } catch (cause) {
      this.#explanations.failure(cause);
      return false;
    }
  }
  #takeOver(session: JoinReply): void {
    this.#session = session;
    this.#totals = { ...session.totals };
    this.#own = session.own;
    this.#seat = session.seat;
    if (session.own) this.#laid.adopt(session.own.bets);
    const hidden = this.#hiddenWin(session.own);
    this.#setBalance(session.balance - hidden);
    this.#heldBalance = hidden > 0 ? session.balance : undefined;
    this.#enter(session.table);
    this.#showBets();
  }
  /** What the wallet already has of a draw that this page has not shown yet: a reload must not give it away. */
  #hiddenWin(own: OwnRound | null): number {
    return own?.state === 'settled' && own.isPending !== true && own.round !== this.#shownRound ? (own.win ?? 0) : 0;
  }

  // ── the screen ─────────────────────────────────────────────────────────────
  #money(amount: number): string {
    return new Intl.NumberFormat(this.#launch.tag, {
      style: 'currency',
      currency: (this.#session?.currency ?? this.#launch.currency) as CurrencyCode,
      currencyDisplay: this.#launch.currencyDisplay === 'code' ? 'code' : 'narrowSymbol',
    }).format(amount / 100);
  }
  #build(session: JoinReply): void {
    if (this.#board) return;
    const text = this.#text;
    const skin = skinOf(this.#launch.theme, this.#launch.gameId);
    document.documentElement.dataset['skin'] = skin.id;
    this.#session = session;
    this.#spots = spotsOf(session.kind, text);
    this.#scene = new Scene({
      kind: session.kind,
      dealer: session.dealer,
      skin,
      labels: handLabels(session.kind, text),
    });
    const money = (amount: number) => this.#money(amount);
    if (session.kind === 'blackjack')
      this.#seats = new Seats({
        text,
        money,
        onTake: (seat) => void this.#takeSeat(seat),
        onBet: () => this.#lay(HAND_SPOT),
        onMove: (move) => void this.#move(move),
      });
    this.#board =
      this.#seats ?? new Board(session.kind, this.#spots, { text, money, onPress: (spot) => this.#lay(spot) });
    const made = tableParts(text, this.#scene, this.#board, this.#seats);
    made.root.dataset['kind'] = session.kind;
    this.#parts = made;
    made.limits.textContent = text('liveLimits', {
      min: this.#money(session.limits.min),
      max: this.#money(session.limits.max),
    });
    made.dealer.textContent = text('liveDealer', { name: session.dealer });
    made.undo.addEventListener('click', () => this.#isOpen && this.#laid.undo());
    made.clear.addEventListener('click', () => this.#isOpen && this.#laid.change({}));
    made.leave.addEventListener('click', () => void this.#takeSeat(null));
    made.repeat.addEventListener('click', () => this.#repeat());
    made.rules.addEventListener('click', () =>
      this.#overlays.sheet(
        text('rulesTitle'),
        tableRules(session, this.#spots, { text, money, tag: this.#launch.tag }),
      ),
    );
    made.sound.addEventListener('click', () => made.sound.setAttribute('aria-pressed', String(this.#sound.toggle())));
    this.#drawChips(session);
    this.#root.querySelector('.lt-opening')?.remove();
    this.#root.prepend(made.root);
  }
  #drawChips({ limits }: JoinReply): void {
    const chips = chipsFor(limits);
    this.#chip = chips.first;
    this.#parts?.chips.replaceChildren(
      ...chipButtons(chips, {
        text: this.#text,
        money: (amount) => this.#money(amount),
        onChoose: (value) => {
          this.#chip = value;
          this.#sound.click();
        },
      }),
    );
  }

  #frame(): void {
    const table = this.#table;
    if (table && this.#scene && this.#parts) {
      const now = Date.now() + this.#clock;
      const remaining = remainingTime(table, this.#seat, now);
      this.#parts.seconds.textContent = remaining ? String(remaining.seconds) : '';
      this.#parts.ring.style.setProperty('--left', remaining ? remaining.share.toFixed(3) : '0');
      this.#parts.root.toggleAttribute('data-last', remaining?.isLast ?? false);
      if (remaining?.isLast && table.phase === 'betting' && this.#mayBet) this.#say(this.#text('liveLastBets'));
      this.#seats?.frame(now, DECISION_MS);
      if (!this.#motion.matches) this.#scene.frame(now);
      if (table.phase === 'result' && table.outcome) {
        const share = this.#motion.matches ? 1 : (now - table.since) / ((table.until - table.since) * SHOWN_SHARE);
        this.#seats?.reveal(share);
        this.#scene.reveal(table.outcome, share, this.#motion.matches ? 0 : now, table.round);
        if (share >= 1) this.#showResult(table, table.outcome);
      }
    }
    requestAnimationFrame(() => this.#frame());
  }

  #say(words: string): void {
    if (this.#parts && this.#parts.message.textContent !== words) this.#parts.message.textContent = words;
  }
  #setBalance(balance: number): void {
    this.#balance = balance;
    this.#showBalance();
  }
  /** While bets can still change they are not staked, but the player sees them as spent. */
  #showBalance(): void {
    const spent = this.#table?.phase === 'betting' ? this.#laid.stake : 0;
    if (this.#parts) this.#parts.balance.textContent = this.#money(Math.max(0, this.#balance - spent));
  }
  #showBets(): void {
    const own = this.#own?.round === this.#table?.round && this.#own?.state !== 'refused' ? this.#own : null;
    // A double or a split adds to what was bet.
    const stake = own?.state === 'accepted' || own?.state === 'settled' ? own.stake : this.#laid.stake;
    const isOpen = this.#isOpen;
    this.#board?.show(this.#seats && own ? { [HAND_SPOT]: stake } : this.#laid.bets);
    if (this.#board) this.#board.locked = !isOpen;
    this.#showSeat(own);
    if (this.#parts) {
      this.#parts.stake.textContent = this.#money(stake);
      this.#parts.undo.disabled = !isOpen || !this.#laid.canUndo;
      this.#parts.clear.disabled = !isOpen || stake === 0;
      this.#parts.repeat.disabled = !isOpen || !this.#mayBet || this.#laid.lastStake === 0 || stake > 0;
    }
    this.#showBalance();
  }

  // ── the seat ───────────────────────────────────────────────────────────────
  /** Whether the player may lay chips here: at a table with seats, only from a seat. */
  get #mayBet(): boolean {
    return !this.#seats || this.#seat !== null;
  }
  #showSeat(own: OwnRound | null): void {
    const parts = this.#parts;
    if (!this.#seats || !parts) return;
    const isChoosing = this.#table?.phase === 'deciding' && (own?.moves?.length ?? 0) > 0;
    this.#seats.offer(isChoosing ? own : null, this.#isMoving);
    parts.hand.toggleAttribute('data-choosing', isChoosing);
    parts.hand.toggleAttribute('data-watching', this.#seat === null);
    parts.leave.hidden = this.#seat === null;
  }
  /** Says what the player can do while bets are taken. */
  #sayBetting(): void {
    if (this.#mayBet) this.#say(this.#text('livePlaceBets'));
    else this.#say(this.#text(this.#seats?.hasFree ? 'liveTakeSeat' : 'liveSeatsFull'));
  }
  #sayTurn(state: TableState): void {
    this.#say(turnWords(this.#text, state, this.#seat, this.#own));
  }
  async #takeSeat(seat: number | null): Promise<void> {
    const session = this.#session;
    if (!session) return;
    const before = this.#seat;
    try {
      ({ seat: this.#seat } = await liveClient.takeSeat({ sessionId: session.sessionId, seat }));
      this.#sound.click();
      if (this.#seat === null) this.#loseBets();
      if (this.#table?.seated) this.#seats?.enter(this.#table.seated, this.#seat);
      this.#showBets();
      if (seat === null && this.#seat !== null) this.#say(this.#text('liveLeaving'));
      else if (this.#table?.phase === 'betting') this.#sayBetting();
      else if (this.#seat !== before) this.#say(this.#text(this.#seat === null ? 'liveTakeSeat' : 'liveWaitNext'));
    } catch (cause) {
      const body = cause instanceof Refused ? cause.body : null;
      if (body?.code === 'studio.seat.taken') this.#say(this.#text(before === null ? 'liveSeatGone' : 'liveSeatHeld'));
      else if (body) this.#explanations.failure(cause);
      else this.#say(this.#text('liveNotPlaced'));
    }
  }
  /** A player without a seat has nothing on the table. */
  #loseBets(): void {
    if (this.#table?.phase === 'betting') this.#laid.drop();
  }
  async #move(move: string): Promise<void> {
    const [session, own] = [this.#session, this.#own];
    if (!session || own?.step === undefined || this.#isMoving) return;
    this.#isMoving = true;
    this.#sound.click();
    this.#showBets();
    try {
      const next = await liveClient.move({ sessionId: session.sessionId, round: own.round, step: own.step, move });
      // The stream may have told more already.
      if (
        this.#own?.round === next.round &&
        (this.#own.step ?? 0) <= (next.step ?? 0) &&
        this.#own.state === 'accepted'
      )
        this.#own = next;
    } catch (cause) {
      this.#explanations.move(cause);
    } finally {
      this.#isMoving = false;
      this.#showBets();
      if (this.#table?.phase === 'deciding') this.#sayTurn(this.#table);
    }
  }

  // ── the table's clock ──────────────────────────────────────────────────────
  #learn(event: TableEvent): void {
    if (event.t === 'state') this.#enter(event.state);
    else if (event.t === 'own') this.#settle(event.own, event.balance);
    else this.#changeSeat(event.seat);
  }
  #changeSeat(seat: number | null): void {
    const isLost = this.#seat !== null && seat === null;
    this.#seat = seat;
    if (isLost) this.#loseBets();
    if (this.#table?.seated) this.#seats?.enter(this.#table.seated, seat);
    this.#showBets();
    if (isLost) this.#say(this.#text('liveSeatFreed'));
  }
  get #isOpen(): boolean {
    return this.#table?.phase === 'betting' && !this.#isPaused;
  }
  #enter(state: TableState): void {
    const before = this.#table;
    this.#table = state;
    this.#clock = state.now - Date.now();
    const text = this.#text;
    if (this.#parts) {
      this.#parts.players.textContent = text('livePlayers', { count: state.players });
      this.#parts.root.dataset['phase'] = state.phase;
    }
    if (state.seated) this.#seats?.enter(state.seated, this.#seat);
    if (state.phase === 'betting') {
      if (before?.round !== state.round) this.#beginRound(before);
      // Someone who takes a seat changes nothing of the player's own.
      if (before?.round !== state.round || before.phase !== state.phase || !this.#mayBet) this.#sayBetting();
      this.#showLatest(state.lastResults);
    } else {
      const isCut = this.#laid.cut();
      const isIn = this.#own?.round === state.round && this.#own.state !== 'refused';
      if (!this.#isRoundOpen && (isIn || (state.phase === 'closed' && this.#laid.isConfirmed))) {
        this.#isRoundOpen = true;
        this.#sayRoundRuns();
      }
      if (state.phase === 'deciding') this.#sayTurn(state);
      else if (this.#shownRound !== state.round && this.#session)
        this.#say(waitingWords(text, { phase: state.phase, isCut, kind: this.#session.kind }));
      if (state.phase === 'result' && before?.phase !== 'result') this.#sound.spin();
      this.#showLatest(state.lastResults);
    }
    this.#showBets();
  }
  #beginRound(before: TableState | undefined): void {
    if (before && this.#isRoundOpen) this.#endRound();
    this.#scene?.reset();
    this.#board?.mark(new Set());
    this.#parts?.result.toggleAttribute('hidden', true);
    // The colour of a win belongs to the round that was won.
    this.#parts?.root.toggleAttribute('data-won', false);
    const isOwn = this.#own?.round === this.#table?.round;
    if (!isOwn) this.#own = null;
    this.#laid.begin(isOwn);
    if (this.#heldBalance !== undefined) {
      this.#setBalance(this.#heldBalance);
      this.#heldBalance = undefined;
    }
  }
  #showLatest(labels: readonly string[]): void {
    const kind = this.#session?.kind;
    if (!kind || !this.#parts) return;
    this.#parts.latest.replaceChildren(
      ...labels
        .slice(0, 12)
        .map((label) =>
          element('li', { class: 'lt-mark', 'data-tone': toneOf(kind, label) }, resultWords(kind, label, this.#text)),
        ),
    );
  }

  #showResult(table: TableState, outcome: Outcome): void {
    const session = this.#session;
    if (!session || this.#shownRound === table.round) return;
    this.#shownRound = table.round;
    const { kind } = session;
    const game = kind === 'blackjack' ? null : GAMES[kind];
    if (game)
      this.#board?.mark(
        new Set(this.#spots.filter(({ id }) => game.returnOf(id, outcome, 100) > 100).map(({ id }) => id)),
      );
    this.#seats?.showResults();
    const words = resultWords(kind, outcome.label, this.#text);
    if (this.#parts) {
      this.#parts.result.textContent = words;
      this.#parts.result.dataset['tone'] = toneOf(kind, outcome.label);
      // At a table with seats the results are at the hands.
      this.#parts.result.toggleAttribute('hidden', this.#seats !== undefined);
    }
    this.#showLatest([outcome.label, ...table.lastResults]);
    const result = this.#seats
      ? this.#text('liveDealerHas', { result: words })
      : this.#text('liveResult', { result: words });
    const own = this.#own?.round === table.round && this.#own.state !== 'refused' ? this.#own : null;
    if (!own) {
      this.#say(result);
      return;
    }
    const win = own.win ?? (game ? returnsOf(game, outcome, own.bets) : 0);
    this.#shownWords = result;
    this.#sayOutcome(result, win, own);
    // A win below the stake is shown but never celebrated, because it is a loss.
    if (win > own.stake) this.#sound.win(win >= own.stake * 10 ? 2 : 0);
    this.#parts?.root.toggleAttribute('data-won', win > own.stake);
    if (own.state === 'settled') this.#endRound();
  }
  #sayOutcome(result: string, win: number, own: OwnRound): void {
    this.#say(outcomeWords(this.#text, (amount) => this.#money(amount), { result, win, own }));
  }
  #settle(own: OwnRound, balance: number): void {
    this.#own = own;
    if (own.state === 'refused') {
      this.#laid.drop();
      this.#setBalance(balance);
      this.#endRound();
      this.#explanations.refusal(own);
    } else if (own.state === 'accepted') {
      this.#setBalance(balance);
      if (this.#table?.phase === 'deciding') this.#sayTurn(this.#table);
    } else if (own.state === 'settled') {
      this.#heldBalance = balance;
      if (this.#session)
        this.#totals = {
          rounds: this.#totals.rounds + 1,
          staked: this.#totals.staked + own.stake,
          won: this.#totals.won + (own.win ?? 0),
        };
      // The draw has been shown already: the operator took long.
      if (this.#shownRound === own.round) {
        if (this.#table?.round === own.round) this.#sayOutcome(this.#shownWords, own.win ?? 0, own);
        this.#endRound();
      }
    }
    this.#showBets();
  }
  #endRound(): void {
    if (this.#heldBalance !== undefined) {
      this.#setBalance(this.#heldBalance);
      this.#heldBalance = undefined;
    }
    if (!this.#isRoundOpen) return;
    this.#isRoundOpen = false;
    const own = this.#own;
    this.#host.send({
      type: 'round end',
      roundId: String(own?.round ?? this.#table?.round ?? 0),
      staked: toWire(own?.state === 'settled' ? own.stake : 0),
      won: toWire(own?.win ?? 0),
      balance: toWire(this.#balance),
    });
    if (this.#session) this.#host.realityCheck(this.#totals, this.#session.startedAt);
    if (this.#isPaused) this.#rest();
  }

  // ── the player's bets ──────────────────────────────────────────────────────
  #lay(spot: string): void {
    const session = this.#session;
    if (!session) return;
    if (!this.#isOpen) {
      if (this.#table?.phase !== 'deciding') this.#say(this.#text('liveWaitNext'));
      return;
    }
    const { bets } = this.#laid;
    const stake = this.#laid.stake + this.#chip;
    if (stake > session.limits.max) {
      this.#say(this.#text('liveTooMuch', { max: this.#money(session.limits.max) }));
      return;
    }
    if (stake > this.#balance) {
      this.#explainFunds(stake);
      return;
    }
    this.#sound.click();
    this.#laid.change({ ...bets, [spot]: (bets[spot] ?? 0) + this.#chip });
  }
  /** Says that the balance does not cover these bets, and that bets on the table stay there. */
  #explainFunds(stake: number): void {
    this.#explanations.explain(
      'studio.funds',
      this.#text('funds'),
      this.#text(this.#laid.stake > 0 ? 'liveChipNot' : 'fundsText', {
        balance: this.#money(this.#balance),
        stake: this.#money(stake),
      }),
      [
        { label: this.#text('deposit'), act: () => this.#host.send({ type: 'user action', action: 'deposit' }) },
        { label: this.#text('goOn'), act: () => undefined, isDismissal: true },
      ],
    );
  }
  #repeat(): void {
    const session = this.#session;
    const stake = this.#laid.lastStake;
    if (!session || !this.#isOpen || stake > session.limits.max) return;
    if (stake > this.#balance) this.#explainFunds(stake);
    else this.#laid.repeat();
  }
  async #place(bets: Bets): Promise<void> {
    const [session, table] = [this.#session, this.#table];
    if (session && table) await liveClient.place({ sessionId: session.sessionId, round: table.round, bets });
  }
  /** Says why the table did not take the bets. */
  #explainBets(cause: unknown): void {
    const body = cause instanceof Refused ? cause.body : null;
    if (body?.code === 'studio.late') this.#say(this.#text('liveLate'));
    else if (body?.code === 'studio.session.unknown' || body?.code === 'studio.table.closed')
      this.#explanations.failure(cause);
    else if (body?.code === 'studio.funds') this.#say(this.#text('funds'));
    else this.#say(this.#text('liveNotPlaced'));
  }

  // ── the host ───────────────────────────────────────────────────────────────
  #hear(message: ToGame): void {
    switch (message.type) {
      case 'end':
      case 'pause':
        this.#isPaused = true;
        this.#showBets();
        if (!this.#isRoundOpen) this.#rest();
        return;
      case 'resume':
        this.#isPaused = false;
        this.#release?.();
        this.#release = undefined;
        this.#host.send({ type: 'resumed' });
        this.#showBets();
        return;
      case 'balance update': {
        const amount = totalFromWire(message.balance);
        if (!amount.ok || message.currency !== this.#session?.currency) return;
        // While a draw is hidden, the wallet would reveal its win.
        if (this.#isRoundOpen) this.#heldBalance = amount.value;
        else this.#setBalance(amount.value);
      }
    }
  }
  /** The table goes on for everyone; this player just cannot bet. */
  #rest(): void {
    this.#release ??= this.#overlays.hold(this.#text('paused'), this.#text('livePausedText'));
    this.#host.send({ type: 'paused' });
  }
}
