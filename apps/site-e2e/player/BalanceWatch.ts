import type { Page, WebSocket } from '@playwright/test';
import { WALLET_SOCKET_PATH, type WalletBalanceMessage } from '@baize/contracts/socket';

declare global {
  interface Window {
    balanceTexts?: { at: number; text: string }[];
    roundEnds?: number[];
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

  /** Attach it before the player logs in. */
  constructor(page: Page) {
    this.#page = page;
    page.on('websocket', (socket: WebSocket) => {
      if (!socket.url().includes(WALLET_SOCKET_PATH)) return;
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => {
        try {
          const { body } = JSON.parse(String(payload)) as WalletBalanceMessage;
          if (body.type === 'WALLET_BALANCE')
            this.frames.push({
              at: Date.now(),
              main: Math.round((body.balanceMap.main.cash ?? 0) * 100),
              version: body.version,
            });
        } catch {
          // The response to a ping.
        }
      });
    });
  }

  /** Records every text of the header's balance from now on, and when the game says that a round has ended. */
  async follow(selector: string): Promise<void> {
    await this.#page.evaluate((wanted) => {
      const ends: number[] = [];
      window.roundEnds = ends;
      addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
        if (data?.type === 'round end') ends.push(Date.now());
      });
      const texts: { at: number; text: string }[] = [];
      window.balanceTexts = texts;
      const look = () => {
        const text = document.querySelector(wanted)?.textContent ?? '';
        if (text !== texts.at(-1)?.text) texts.push({ at: Date.now(), text });
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    }, selector);
  }

  /** Returns when the latest round ended: its reels had stopped. */
  async roundEnd(): Promise<number> {
    return this.#page.evaluate(() => window.roundEnds?.at(-1) ?? Number.NaN);
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
