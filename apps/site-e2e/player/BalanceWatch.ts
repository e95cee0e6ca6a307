import { expect, type Page } from '@playwright/test';
import { WALLET_SOCKET_PATH, type WalletBalanceMessage } from '@baize/contracts/socket';

declare global {
  interface Window {
    balanceTexts?: { at: number; text: string }[];
    roundEnds?: number[];
    /** Tells the test of a new wallet socket (null) or of a message that one has received. */
    reportSocket?: (message: string | null, at: number) => Promise<void>;
  }
}

interface Frame {
  readonly at: number;
  readonly main: number;
  readonly version: number;
}

/** Compares the wallet socket's messages with the header's balance, both by this machine's clock. */
export class BalanceWatch {
  readonly frames: Frame[] = [];
  /** How many sockets were opened. */
  sockets = 0;
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Attach it before the first page. It listens in the page, because Playwright hears no sockets in Firefox. */
  static async attach(page: Page): Promise<BalanceWatch> {
    const watch = new BalanceWatch(page);
    await page.exposeFunction('reportSocket', (message: string | null, at: number) => watch.#hear(message, at));
    await page.addInitScript((path) => {
      window.WebSocket = class extends WebSocket {
        constructor(...args: ConstructorParameters<typeof WebSocket>) {
          super(...args);
          if (!this.url.includes(path)) return;
          void window.reportSocket?.(null, Date.now());
          this.addEventListener('message', ({ data }) => void window.reportSocket?.(String(data), Date.now()));
        }
      };
    }, WALLET_SOCKET_PATH);
    return watch;
  }

  #hear(message: string | null, at: number): void {
    if (message === null) {
      this.sockets += 1;
      return;
    }
    try {
      const { body } = JSON.parse(message) as WalletBalanceMessage;
      if (body.type === 'WALLET_BALANCE')
        this.frames.push({ at, main: Math.round((body.balanceMap.main.cash ?? 0) * 100), version: body.version });
    } catch {
      // The response to a ping.
    }
  }

  /**
   * Records every balance that the header says from now on, and when the game says that a round has ended. Not what it
   * counts through on the way: a stake that is counted down passes the balance of a smaller win.
   */
  async follow(selector: string): Promise<void> {
    await this.#page.evaluate((wanted) => {
      const ends: number[] = [];
      window.roundEnds = ends;
      // The words of B§4, and those of providers with names of their own (libs/contracts/src/host-dialects.ts).
      const names: unknown[] = ['round end', 'gameIdle', 'gprg_GameRoundEnd', 'gameRound/end'];
      addEventListener(
        'message',
        ({ data }: MessageEvent<{ readonly type?: unknown; readonly event?: unknown } | null>) => {
          if (names.includes(data?.type ?? data?.event)) ends.push(Date.now());
        },
      );
      const texts: { at: number; text: string }[] = [];
      window.balanceTexts = texts;
      const look = () => {
        const said = document.querySelector(wanted)?.cloneNode(true) as Element | undefined;
        for (const counting of said?.querySelectorAll('[aria-hidden="true"]') ?? []) counting.remove();
        const text = said?.textContent ?? '';
        if (text !== texts.at(-1)?.text) texts.push({ at: Date.now(), text });
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    }, selector);
  }

  /** Waits for the socket's message with this version of the balance, or a newer one, and returns the latest. */
  async frameOf(version: number, moment: string): Promise<Frame> {
    const message = `${moment}: the socket tells version ${version} of the balance`;
    await expect.poll(() => this.frames.at(-1)?.version ?? 0, message).toBeGreaterThanOrEqual(version);
    const newest = this.frames.at(-1);
    if (!newest) throw new Error(message);
    return newest;
  }

  /** Waits until this many rounds have ended since `follow`, and returns when the last of them did: its reels had stopped. */
  async endOfRound(number: number): Promise<number> {
    await this.#page.waitForFunction((count) => (window.roundEnds?.length ?? 0) >= count, number);
    return this.#page.evaluate((count) => window.roundEnds?.[count - 1] ?? Number.NaN, number);
  }

  /**
   * Returns when the header first showed a text after a time, or that time if it already showed it (a win equal to the
   * stake); null if it never did.
   */
  async shownAt(text: string, after: number): Promise<number | null> {
    const texts = await this.#page.evaluate(() => window.balanceTexts ?? []);
    const plain = (value: string) => value.replace(/\s/g, ' ');
    const holds = (entry: { readonly text: string } | undefined) =>
      entry !== undefined && plain(entry.text).includes(plain(text));
    if (holds(texts.findLast((entry) => entry.at <= after))) return after;
    return texts.find((entry) => entry.at >= after && holds(entry))?.at ?? null;
  }
}
