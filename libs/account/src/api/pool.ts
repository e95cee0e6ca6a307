import { httpConfiguration, NetworkError } from '@baize/http';
import { accessToken } from '@baize/session';

/** A refusal of the identity pool, by its type. */
export class PoolRefusal extends Error {
  readonly type: string;
  constructor(type: string) {
    super(type);
    this.type = type;
  }
}

/**
 * Calls the embedded identity pool as a player, with the calls of a real Cognito pool. The pool is at the API's address;
 * where another one is configured, the API says that neither a second factor nor passkeys are available here.
 * @throws PoolRefusal, NetworkError
 */
export async function askPool<Answer>(operation: string, input: object): Promise<Answer> {
  let response: Response;
  try {
    response = await httpConfiguration().fetch(`${httpConfiguration().origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ AccessToken: await accessToken(), ...input }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const body = (await response.json().catch(() => ({}))) as Answer & { readonly __type?: string };
  if (!response.ok) throw new PoolRefusal(body.__type ?? '');
  return body;
}
