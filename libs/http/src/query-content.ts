import { CONTENT_API_VERSION, CONTENT_DATASET } from '@baize/contracts/content';
import { ApiError, NetworkError } from './api-error.ts';
import { httpConfiguration } from './call.ts';

/** The content service under the site's own origin, which also serves the pictures. */
export const contentUrl = (): string => `${httpConfiguration().origin}/content`;

/**
 * Queries the content service (ruling 11): GROQ in a plain GET, so that every cache on the way can store the response.
 * @param parameters `$name` values of the query
 * @throws ApiError, NetworkError
 */
export async function queryContent<Result>(
  groq: string,
  parameters: Readonly<Record<string, unknown>> = {},
  signal?: AbortSignal,
): Promise<Result> {
  const search = new URLSearchParams({ query: groq, returnQuery: 'false' });
  for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value));
  let response: Response;
  try {
    response = await httpConfiguration().fetch(
      `${contentUrl()}/${CONTENT_API_VERSION}/data/query/${CONTENT_DATASET}?${search}`,
      {
        headers: { accept: 'application/json' },
        ...(signal ? { signal } : {}),
      },
    );
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (!response.ok)
    throw new ApiError(response.status, {
      code: response.status >= 500 ? 'error.service_unavailable' : 'error.content.query',
      message: `The content service answered ${response.status}.`,
    });
  return ((await response.json()) as { result: Result }).result;
}
