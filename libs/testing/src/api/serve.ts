import { getResponse, type RequestHandler } from 'msw';
import type { RouteContract } from '@baize/contracts/route';
import { configureHttp } from '@baize/http';
import { reportFault } from './faults.ts';

/** One call that the product made. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Served {
  readonly calls: readonly Call[];
  /** The calls of one contract, oldest first. */
  to(route: RouteContract): readonly Call[];
  /** Puts these handlers before the existing ones. */
  use(...handlers: readonly RequestHandler[]): void;
}

const BASE = 'http://site.test';

/**
 * Lets handlers answer all calls of the `http` library, in Node and in a browser, without a service worker or patched
 * globals. An unanswered call fails the test.
 */
export function serve(...handlers: readonly RequestHandler[]): Served {
  let list = [...handlers];
  const calls: Call[] = [];
  configureHttp({
    fetch: async (input, init) => {
      const url = new URL(String(input), BASE);
      const headers = new Headers(init?.headers);
      const text = typeof init?.body === 'string' ? init.body : null;
      const method = init?.method ?? 'GET';
      calls.push({
        method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers,
        body: text === null ? undefined : JSON.parse(text),
      });
      const signal = init?.signal ?? null;
      signal?.throwIfAborted();
      // A simulated browser's signal is not Node's, so it is handled here instead of by Request.
      const answer = getResponse(
        list,
        new Request(url, { method, headers, ...(text === null ? {} : { body: text }) }),
      ).then((response) => {
        if (!response)
          throw reportFault(
            `Nothing answers ${method} ${url.pathname}${url.pathname.startsWith('/content') ? ` for ${url.searchParams.get('query')?.slice(0, 120)}` : ''}. Give the test a handler (handle, handleContent).`,
          );
        if (response.type === 'error') throw new TypeError('Failed to fetch');
        return response;
      });
      if (!signal) return answer;
      return Promise.race([
        answer,
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
        ),
      ]);
    },
  });
  return {
    calls,
    to: ({ method, base, path }) => {
      const pattern = new RegExp(`^/api/${base}${path.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
      return calls.filter((call) => call.method === method && pattern.test(call.path));
    },
    use: (...more) => {
      list = [...more, ...list];
    },
  };
}
