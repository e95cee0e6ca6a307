import type {
  MoveRequest,
  RoundReply,
  RoundRequest,
  SessionReply,
  SessionRequest,
  StudioErrorBody,
} from '../../src/studio/wire.ts';
import type { Launch } from './launch.ts';

/** The studio rejected the call; its body says why. */
export class Refused extends Error {
  readonly body: StudioErrorBody;
  constructor(body: StudioErrorBody) {
    super(body.message);
    this.body = body;
  }
}
/** There was no response to several attempts. */
export class Unreached extends Error {}

/** Pauses between attempts, in ms. A round may have been played, so the page asks for as long as a player would wait. */
const PAUSES = [400, 1000, 2500, 4000];
/** Pauses while a game opens, in ms. Nothing is staked yet, so the player soon gets a button to try again. */
export const OPENING_PAUSES = [400, 1000];
const LONGEST_MS = 25_000;

/** Calls the game's server. @throws Refused; any other error without a usable answer */
export async function ask<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(LONGEST_MS),
    credentials: 'omit',
    // What the player has done counts, even if the page is left at once.
    keepalive: body !== undefined,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Reply;
  const refusal = answer as Partial<StudioErrorBody>;
  if (typeof refusal.code === 'string' && refusal.code.startsWith('studio.'))
    throw new Refused(refusal as StudioErrorBody);
  throw new Error(`The studio answered with status ${response.status}.`);
}

/**
 * Retries until there is a response. Every attempt is identical, so a round is played once.
 * @throws Refused, Unreached
 */
export async function insist<Reply>(work: () => Promise<Reply>, pauses: readonly number[] = PAUSES): Promise<Reply> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof Refused) throw cause;
      if (pause === undefined) throw new Unreached('The studio could not be reached.', { cause });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Unreached('The studio could not be reached.');
}

/** What a launch opens its session with. */
export const sessionRequestOf = ({
  mode,
  studio,
  gameId,
  currency,
  kind,
  token,
}: Pick<Launch, 'mode' | 'studio' | 'gameId' | 'currency' | 'kind' | 'token'>): SessionRequest => ({
  mode,
  studio,
  gameId,
  currency,
  kind,
  ...(token !== undefined && { token }),
});
/**
 * Opens a launch's session ahead of its page. The page awaits it and explains a refusal, so a rejection is not unhandled
 * until then.
 */
export function openSessionOf(launch: Launch): Promise<SessionReply> {
  const session = studioClient.open(sessionRequestOf(launch));
  session.catch(() => undefined);
  return session;
}

/** The page's client for the studio's calls. Paths are on its own origin. */
export const studioClient = {
  open: (request: SessionRequest) => insist(() => ask<SessionReply>('/studio/api/session', request), OPENING_PAUSES),
  session: (sessionId: string) => ask<SessionReply>(`/studio/api/session/${encodeURIComponent(sessionId)}`),
  play: (request: RoundRequest) => insist(() => ask<RoundReply>('/studio/api/round', request)),
  move: (request: MoveRequest) => insist(() => ask<RoundReply>('/studio/api/move', request)),
  round: (sessionId: string, roundId: string) =>
    ask<RoundReply>(`/studio/api/session/${encodeURIComponent(sessionId)}/round/${encodeURIComponent(roundId)}`),
};
