import type * as z from 'zod/mini';
import { errorBody } from '@baize/contracts/errors';
import { HEADERS, type RouteContract } from '@baize/contracts/route';
import { sign, signedCallOf } from '@baize/contracts/signature';
import type { WalletAnswer } from './OperatorWallet.ts';

export interface SignedCallerOptions {
  /** Address of the operator's API, including `/api`: `http://127.0.0.1:4300/api`. */
  readonly walletUrl: string;
  /** The studio in whose name the wallet is called. */
  readonly studio: string;
  /** Its secret for the signature. */
  readonly secret: string;
  /** Timeout of one call in ms. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Returns a function that calls the operator's contracts with signed calls. Only the operator's own error object is a
 * refusal; without an answer the result is unknown. Never throws.
 */
export function signedCaller({
  walletUrl,
  studio,
  secret,
  timeoutMs = 5000,
  now = Date.now,
  fetch = globalThis.fetch,
}: SignedCallerOptions) {
  const base = walletUrl.replace(/\/+$/, '');

  return async function call<Schema extends z.ZodMiniType>(
    route: Pick<RouteContract, 'method' | 'base' | 'path'> & { readonly response: Schema },
    body: unknown,
  ): Promise<WalletAnswer<{ readonly value: z.output<Schema> }>> {
    const raw = JSON.stringify(body);
    try {
      const response = await fetch(`${base}/${route.base}${route.path}`, {
        method: route.method,
        body: raw,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          [HEADERS.studio]: studio,
          [HEADERS.signature]: sign(secret, signedCallOf(route), raw, new Date(now())),
        },
      });
      const text = await response.text();
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        return { kind: 'unknown', reason: `status ${response.status} without JSON` };
      }
      if (response.ok) {
        const parsed = route.response.safeParse(json);
        return parsed.success
          ? { kind: 'done', value: parsed.data }
          : { kind: 'unknown', reason: 'the reply has another shape than the contract' };
      }
      const refusal = errorBody.safeParse(json);
      // Only the operator's own error object is a decision. Anything else (a proxy's page, overload) is not.
      const decided =
        refusal.success &&
        response.status >= 400 &&
        response.status < 500 &&
        ![408, 425, 429].includes(response.status);
      return decided
        ? {
            kind: 'refused',
            code: refusal.data.code,
            message: refusal.data.message,
            ...(refusal.data.details === undefined ? {} : { details: refusal.data.details }),
          }
        : { kind: 'unknown', reason: `status ${response.status}` };
    } catch (cause) {
      return { kind: 'unknown', reason: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) };
    }
  };
}
