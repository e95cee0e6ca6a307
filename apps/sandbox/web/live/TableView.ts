import type { Bets, Outcome } from '../../src/live/games/LiveGame.ts';
import type { JoinReply, LiveKind, OwnRound, TableState } from '../../src/live/wire.ts';
import { skinOf } from '../studio/art/skins.ts';
import { element } from '../studio/dom.ts';
import type { Launch } from '../studio/launch.ts';
import type { Sound } from '../studio/sound.ts';
import type { Text } from '../studio/text.ts';
import type { BetLayout } from './BetLayout.ts';
import { Board } from './Board.ts';
import { chipButtons, chipsFor } from './chips.ts';
import { winningSpots } from './drawResults.ts';
import { DECISION_MS, remainingTime } from './remainingTime.ts';
import { Scene } from './scene/Scene.ts';
import { Seats } from './Seats.ts';
import { handLabels, resultWords, spotsOf, toneOf, type Spot } from './spots.ts';
import { tableParts, type TableParts } from './tableParts.ts';
import { tableRules } from './tableRules.ts';

/** The share of the result phase in which the draw is shown; the rest shows what it pays. */
const SHOWN_SHARE = 0.68;
/** The one spot of a seat. */
const HAND_SPOT = 'hand';
/** How many past results are listed. */
const MOST_RESULTS = 12;

interface TableViewOptions {
  readonly launch: Pick<Launch, 'theme' | 'gameId' | 'tag'>;
  readonly text: Text;
  readonly money: (amount: number) => string;
  readonly sound: Sound;
  /** A chip was chosen; its value in hundredths. */
  readonly onChip: (value: number) => void;
  readonly onLay: (spot: string) => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  readonly onRepeat: () => void;
  readonly onTakeSeat: (seat: number | null) => void;
  readonly onMove: (move: string) => void;
  readonly onRules: (rules: readonly Node[]) => void;
}
/** The player's bets as the screen shows them. Amounts in hundredths. */
interface ShownBets {
  readonly bets: Bets;
  readonly stake: number;
  /** Whether a round of the player's is on, so that a seat shows its stake. */
  readonly isIn: boolean;
  readonly isOpen: boolean;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
}

/** The screen of a live table. It shows what the page gives it, and reports what was pressed. */
export class TableView {
  readonly root: HTMLElement;
  readonly #kind: LiveKind;
  readonly #text: Text;
  readonly #money: (amount: number) => string;
  readonly #spots: readonly Spot[];
  readonly #scene: Scene;
  /** At a table with seats. */
  readonly #seats: Seats | undefined;
  readonly #board: BetLayout;
  readonly #parts: TableParts;
  readonly #motion = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(session: JoinReply, options: TableViewOptions) {
    const { launch, text, money, sound } = options;
    const { kind, dealer, limits } = session;
    this.#kind = kind;
    this.#text = text;
    this.#money = money;
    const skin = skinOf(launch.theme, launch.gameId);
    document.documentElement.dataset['skin'] = skin.id;
    this.#spots = spotsOf(kind, text);
    this.#scene = new Scene({ kind, dealer, skin, labels: handLabels(kind, text) });
    if (kind === 'blackjack')
      this.#seats = new Seats({
        text,
        money,
        onTake: options.onTakeSeat,
        onBet: () => options.onLay(HAND_SPOT),
        onMove: options.onMove,
      });
    this.#board = this.#seats ?? new Board(kind, this.#spots, { text, money, onPress: options.onLay });
    const made = tableParts(text, this.#scene, this.#board, this.#seats);
    this.#parts = made;
    this.root = made.root;
    made.root.dataset['kind'] = kind;
    made.limits.textContent = text('liveLimits', { min: money(limits.min), max: money(limits.max) });
    made.dealer.textContent = text('liveDealer', { name: dealer });
    made.undo.addEventListener('click', options.onUndo);
    made.clear.addEventListener('click', options.onClear);
    made.leave.addEventListener('click', () => options.onTakeSeat(null));
    made.repeat.addEventListener('click', options.onRepeat);
    made.rules.addEventListener('click', () =>
      options.onRules(tableRules(session, this.#spots, { text, money, tag: launch.tag })),
    );
    made.sound.addEventListener('click', () => made.sound.setAttribute('aria-pressed', String(sound.toggle())));
    const chips = chipsFor(limits);
    options.onChip(chips.first);
    made.chips.replaceChildren(
      ...chipButtons(chips, {
        text,
        money,
        onChoose: (value) => {
          options.onChip(value);
          sound.click();
        },
      }),
    );
  }

  /** Says something in the line of messages; what is said already stays, so that no screen reader repeats it. */
  say(words: string): void {
    if (this.#parts.message.textContent !== words) this.#parts.message.textContent = words;
  }
  /** Shows whether the connection to the table is lost. */
  showLost(isLost: boolean): void {
    this.#parts.lost.toggleAttribute('hidden', !isLost);
  }
  showBalance(amount: number): void {
    this.#parts.balance.textContent = this.#money(amount);
  }
  showBets({ bets, stake, isIn, isOpen, canUndo, canRepeat }: ShownBets): void {
    this.#board.show(this.#seats && isIn ? { [HAND_SPOT]: stake } : bets);
    this.#board.locked = !isOpen;
    this.#parts.stake.textContent = this.#money(stake);
    this.#parts.undo.disabled = !isOpen || !canUndo;
    this.#parts.clear.disabled = !isOpen || stake === 0;
    this.#parts.repeat.disabled = !canRepeat;
  }
  /** Shows the player's seat, and the moves to choose from. @param choosing the round that waits for a move; null if none */
  showSeat(
    seat: number | null,
    { choosing, isBusy }: { readonly choosing: OwnRound | null; readonly isBusy: boolean },
  ): void {
    if (!this.#seats) return;
    this.#seats.offer(choosing, isBusy);
    this.#parts.hand.toggleAttribute('data-choosing', choosing !== null);
    this.#parts.hand.toggleAttribute('data-watching', seat === null);
    this.#parts.leave.hidden = seat === null;
  }

  /** Shows the table as everyone sees it. @param seat the player's own, counted from 0 */
  enter(state: TableState, seat: number | null): void {
    this.#parts.players.textContent = this.#text('livePlayers', { count: state.players });
    this.#parts.root.dataset['phase'] = state.phase;
    this.enterSeats(state, seat);
    this.#showLatest(state.lastResults);
  }
  /** Shows who sits where. */
  enterSeats({ seated }: TableState, seat: number | null): void {
    if (seated) this.#seats?.enter(seated, seat);
  }
  /** Clears the table for a new round. */
  beginRound(): void {
    this.#scene.reset();
    this.#board.mark(new Set());
    this.#parts.result.toggleAttribute('hidden', true);
    // The colour of a win belongs to the round that was won.
    this.colourWin(false);
  }
  colourWin(isWon: boolean): void {
    this.#parts.root.toggleAttribute('data-won', isWon);
  }
  #showLatest(labels: readonly string[]): void {
    this.#parts.latest.replaceChildren(
      ...labels
        .slice(0, MOST_RESULTS)
        .map((label) =>
          element(
            'li',
            { class: 'lt-mark', 'data-tone': toneOf(this.#kind, label) },
            resultWords(this.#kind, label, this.#text),
          ),
        ),
    );
  }

  /**
   * Draws a frame of the clock and of the draw.
   * @param now by the table's clock, in ms
   * @returns whether the last seconds run, and whether the draw has been shown to its end
   */
  frame(table: TableState, seat: number | null, now: number): { readonly isLast: boolean; readonly isDrawn: boolean } {
    const remaining = remainingTime(table, seat, now);
    const isLast = remaining?.isLast ?? false;
    const isStill = this.#motion.matches;
    this.#parts.seconds.textContent = remaining ? String(remaining.seconds) : '';
    this.#parts.ring.style.setProperty('--left', remaining ? remaining.share.toFixed(3) : '0');
    this.#parts.root.toggleAttribute('data-last', isLast);
    this.#seats?.frame(now, DECISION_MS);
    if (!isStill) this.#scene.frame(now);
    if (table.phase !== 'result' || !table.outcome) return { isLast, isDrawn: false };
    const share = isStill ? 1 : (now - table.since) / ((table.until - table.since) * SHOWN_SHARE);
    this.#seats?.reveal(share);
    this.#scene.reveal(table.outcome, share, isStill ? 0 : now, table.round);
    return { isLast, isDrawn: share >= 1 };
  }
  /** Shows the result of a draw that has been shown to its end. @returns it in words */
  showResult(outcome: Outcome, earlier: readonly string[]): string {
    const winning = winningSpots(this.#kind, this.#spots, outcome);
    this.#board.mark(winning);
    this.#seats?.showResults();
    const words = resultWords(this.#kind, outcome.label, this.#text);
    this.#parts.result.textContent = words;
    this.#parts.result.dataset['tone'] = toneOf(this.#kind, outcome.label);
    // At a table with seats the results are at the hands.
    this.#parts.result.toggleAttribute('hidden', this.#seats !== undefined);
    this.#showLatest([outcome.label, ...earlier]);
    return this.#text(this.#seats ? 'liveDealerHas' : 'liveResult', { result: words });
  }
}
