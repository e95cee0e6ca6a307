import type { BetView } from '../../src/sportsbook/wire.ts';
import { CallFailed, isRefusal } from '../design/callServer.ts';
import type { announcements } from './announce.ts';
import type { Banner } from './Banner.ts';
import { betList } from './betList.ts';
import { DOUBLE_CLICK_MS } from './doubleClick.ts';
import type { FrameCalls } from './FrameCalls.ts';
import { writeMoney } from './money.ts';
import type { Selling } from './saleOf.ts';
import type { State } from './state.ts';

/** How long a sale waits for its second press, ms. */
const ASKED_MS = 6000;

export interface PlacedBetsOptions extends ReturnType<typeof announcements> {
  readonly state: State;
  readonly calls: Pick<FrameCalls, 'cashOut'>;
  readonly banner: Banner;
  /** Where their list is drawn while the player looks at it. */
  readonly main: HTMLElement;
  /** The slip waits for the bets that it has sent. */
  readonly onHeard: (bets: readonly BetView[]) => void;
  readonly onCount: () => void;
}

/** The bets that the player has placed: what becomes of them, their list, and their sale (cash-out). */
export class PlacedBets {
  readonly #options: PlacedBetsOptions;
  #forgets: ReturnType<typeof setTimeout> | undefined;
  #askedAt = 0;
  readonly #selling: Selling = {
    choose: ({ id }, part) => {
      this.#options.state.part = part === null ? null : { betId: id, share: part };
      this.#askToSell(null);
    },
    ask: ({ id }) => this.#askToSell(id),
    sell: (bet, value, unit) => {
      if (performance.now() - this.#askedAt > DOUBLE_CLICK_MS) void this.#cashOut(bet, value, unit);
    },
  };

  constructor(options: PlacedBetsOptions) {
    this.#options = options;
  }

  list(): HTMLElement {
    return betList(this.#options.state, this.#selling);
  }

  /** Takes bets as they are now, and announces what has been settled. */
  take(bets: readonly BetView[]): void {
    const { state, sayResults, onCount } = this.#options;
    const known = new Map(state.bets.map((bet) => [bet.id, bet]));
    const news = bets.filter(
      (bet) => bet.state === 'settled' && known.get(bet.id)?.settlement !== bet.settlement && known.has(bet.id),
    );
    for (const bet of bets) known.set(bet.id, bet);
    state.bets = [...known.values()].sort((one, two) => two.at - one.at);
    if (news.length > 0)
      sayResults(
        news
          .map((bet) => `${bet.legs[0]?.selectionName ?? ''}: ${state.texts.words(`state.${bet.outcome ?? 'VOID'}`)}`)
          .join(' · '),
      );
    onCount();
    this.#draw();
  }

  /** Takes bets of which some may be those that the slip waits for. */
  hear(bets: readonly BetView[]): void {
    this.#options.onHeard(bets);
    this.take(bets);
  }

  /** @param betId null: no bet is about to be sold any more */
  #askToSell(betId: string | null): void {
    clearTimeout(this.#forgets);
    this.#options.state.selling = betId;
    this.#askedAt = performance.now();
    if (betId !== null) this.#forgets = setTimeout(() => this.#askToSell(null), ASKED_MS);
    this.#draw();
  }

  async #cashOut(bet: BetView, value: number, unit?: number): Promise<void> {
    const { state, calls, banner, say } = this.#options;
    const { words } = state.texts;
    state.part = null;
    this.#askToSell(null);
    try {
      const sold = await calls.cashOut(bet.id, crypto.randomUUID(), value, unit);
      this.hear([sold]);
      const isPart = sold.state === 'open' && (sold.sales?.length ?? 0) > (bet.sales?.length ?? 0);
      const isSold = isPart || sold.state === 'cashed';
      say(words(isPart ? 'soldPart' : isSold ? 'state.cashed' : 'delayed'), true);
      if (isSold) {
        const amount = writeMoney(value, sold.currency, state.texts.tag);
        banner.tell(`${words(isPart ? 'soldPart' : 'state.cashed')} · ${amount}`, performance.now(), 'good');
      }
    } catch (cause) {
      const news = words(cause instanceof CallFailed && isRefusal(cause) ? 'cashOutChanged' : 'cashOutUnconfirmed');
      say(news, true);
      banner.tell(news, performance.now());
    }
  }

  /** Draws the list where the player looks at it, with the focus and the place that they had. */
  #draw(): void {
    const { state, main } = this.#options;
    if (state.route.page !== 'history') return;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && main.contains(activeElement) ? activeElement : null;
    const key = focused?.dataset['key'];
    const top = window.scrollY;
    main.replaceChildren(this.list());
    const again = key === undefined ? null : main.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (focused) (again ?? main).focus({ preventScroll: true });
    window.scrollTo({ top });
  }
}
