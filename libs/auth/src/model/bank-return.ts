import { bankReturnMessage, type BankReturn } from '@baize/contracts/pay-and-play';

/**
 * Windows of this origin only (A§4 “callback window message”). Between the two pages lie the bank's own, and a page with
 * `Cross-Origin-Opener-Policy: same-origin` has no opener that it could write to.
 */
const CHANNEL = 'baize.signup-callback';

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/**
 * Hands the bank's code to the page that waits for it.
 * @param onTaken that page has it
 * @returns stops listening
 */
export function handOverReturn({ sessionId, oneTimeCode }: BankReturn, onTaken: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = bankReturnMessage.safeParse(data);
    if (message.success && message.data.type === 'signup-callback-taken' && message.data.sessionId === sessionId)
      onTaken();
  });
  channel?.postMessage({ type: 'signup-callback', sessionId, oneTimeCode });
  return () => channel?.close();
}

/**
 * Waits for the window in which the player comes back from the bank with this session's code, and answers it.
 * @returns stops waiting
 */
export function awaitReturn(sessionId: string, onCode: (oneTimeCode: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = bankReturnMessage.safeParse(data);
    if (!message.success || message.data.type !== 'signup-callback' || message.data.sessionId !== sessionId) return;
    channel.postMessage({ type: 'signup-callback-taken', sessionId });
    onCode(message.data.oneTimeCode);
  });
  return () => channel?.close();
}
