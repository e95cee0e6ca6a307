import type { ErrorBody } from '@baize/contracts/errors';

/** A rejected or failed call; `message` can be shown to the user. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, message: string, body?: ErrorBody) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Whether the server has refused the call. After any other failure it may have done what was asked. */
export const isRefusal = ({ status }: CallFailed): boolean => status >= 400 && status < 500;

/**
 * Calls the sandbox's server from one of its own pages.
 * @throws CallFailed, with status 0 if there was no response
 */
export async function callServer<Reply>(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'GET',
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      headers: { ...headers, 'x-sandbox-page': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new CallFailed(0, 'The sandbox’s server does not answer. Check that it is still running.');
  }
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new CallFailed(response.status, `The answer (${response.status}) was not understood.`);
  }
  if (response.ok) return parsed as Reply;
  const refusal = parsed as ErrorBody | undefined;
  const fields = refusal?.validationErrors?.map((each) => `${each.field}: ${each.message}`).join('; ');
  throw new CallFailed(
    response.status,
    [refusal?.message ?? `The call was refused (${response.status}).`, fields].filter(Boolean).join(' '),
    refusal,
  );
}
