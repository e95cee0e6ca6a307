import type { RoundReply, SessionReply } from '../../src/studio/wire.ts';
import { studioClient } from './StudioClient.ts';

/** How often the page checks for a pending win or refund, in ms. */
const SESSION_MS = 3000;
/** How often the page asks for a round that goes on by itself, in ms. */
const ROUND_MS = 250;

/** Asks the studio again and again for what comes without the player: the end of a round, a pending win or refund. */
export class StudioWatch {
  #round: ReturnType<typeof setTimeout> | undefined;
  #session: ReturnType<typeof setTimeout> | undefined;

  /**
   * Follows a round that goes on by itself until it is over. Lost answers are asked for again.
   * @param isOn whether it is still the round on the screen
   */
  round(
    { sessionId, roundId }: { readonly sessionId: string; readonly roundId: string },
    { isOn, onOver }: { readonly isOn: () => boolean; readonly onOver: (reply: RoundReply) => void },
  ): void {
    clearTimeout(this.#round);
    const ask = (): void => {
      this.#round = setTimeout(() => {
        if (!isOn()) return;
        studioClient.round(sessionId, roundId).then((reply) => {
          if (!isOn()) return;
          if (reply.isOver) onOver(reply);
          else ask();
        }, ask);
      }, ROUND_MS);
    };
    ask();
  }
  /**
   * Follows a session until the operator has acknowledged everything.
   * @param sessionId of the session that is open then
   * @param isBusy whether a round is on the screen: its own answer knows better
   */
  session({
    sessionId,
    isBusy,
    onSettled,
  }: {
    readonly sessionId: () => string | undefined;
    readonly isBusy: () => boolean;
    readonly onSettled: (fresh: SessionReply) => void;
  }): void {
    clearTimeout(this.#session);
    const ask = (): void => {
      this.#session = setTimeout(() => {
        const id = sessionId();
        if (id === undefined) return;
        studioClient.session(id).then((fresh) => {
          if (isBusy() || fresh.undelivered > 0) ask();
          else onSettled(fresh);
        }, ask);
      }, SESSION_MS);
    };
    ask();
  }
}
