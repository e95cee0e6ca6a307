/**
 * A third party did not answer, or answered in a wrong format. The caller decides what that means for the player;
 * otherwise the call answers 503.
 */
export class PortFault extends Error {
  /** The status of their answer; null without an answer, or if the answer could not be read. */
  readonly status: number | null;
  constructor(party: string, what: string, cause?: unknown, status: number | null = null) {
    super(
      `${party} ${what}. The call was not completed on their side as far as we know. Check the party's URL and key in the configuration and whether it runs.`,
      cause === undefined ? undefined : { cause },
    );
    this.name = 'PortFault';
    this.status = status;
  }
}

/**
 * Calls a third party with a bearer key and reads JSON back.
 * @param body null: the call has no body
 * @param headers further headers
 * @param method a POST unless the party answers a GET
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
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'POST' = 'POST',
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
        accept: 'application/json',
        authorization: `Bearer ${key}`,
      },
    });
  } catch (fault) {
    throw new PortFault(party, 'could not be reached', fault);
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new PortFault(party, `answered with status ${response.status}`, undefined, response.status);
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new PortFault(party, 'answered with something that is not JSON');
  }
}
