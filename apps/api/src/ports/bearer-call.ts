/**
 * A third party did not answer, or answered in a wrong format. The caller decides what that means for the player;
 * otherwise the call answers 503.
 */
export class PortFault extends Error {
  constructor(party: string, what: string, cause?: unknown) {
    super(
      `${party} ${what}. The call was not completed on their side as far as we know. Check the party's URL and key in the configuration and whether it runs.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'PortFault';
  }
}

/**
 * Calls a third party with a bearer key and reads JSON back: a POST with a body, a GET without one.
 * @param timeoutMs aborts the call after this time
 * @throws PortFault without an answer, for an answer outside 2xx or one that is not JSON; its message never contains
 * body or key
 */
export async function bearerCall(
  party: string,
  url: string,
  key: string,
  body: object | null,
  timeoutMs: number,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        accept: 'application/json',
        authorization: `Bearer ${key}`,
      },
    });
  } catch (fault) {
    throw new PortFault(party, 'could not be reached', fault);
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new PortFault(party, `answered with status ${response.status}`);
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new PortFault(party, 'answered with something that is not JSON');
  }
}
