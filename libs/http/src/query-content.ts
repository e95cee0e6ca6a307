import { CONTENT_API_VERSION, CONTENT_DATASET } from '@baize/contracts/content';
import {
  contentReader,
  type ContentParameters,
  type ContentQuery,
  type ContentResult,
  type ContentWire,
} from '@baize/contracts/content-queries';
import { ApiError, NetworkError } from './api-error.ts';
import { httpConfiguration } from './call.ts';

/** Returns the address of the content service under the site's own origin; it serves pictures too. */
export const contentUrl = (): string => `${httpConfiguration().origin}/content`;

/**
 * Asks the content service (ruling 11): a GROQ query by plain GET, so that every cache on the way can store the answer.
 * The answer comes in our own names (ruling 28); the doctor and the API's tests validate it against the content.
 * @param parameters one value for each `$name` of the query
 * @throws ApiError, NetworkError
 */
export async function queryContent<Query extends ContentQuery>(
  asked: Query,
  parameters: ContentParameters<Query>,
  signal?: AbortSignal,
): Promise<ContentResult<Query>> {
  const search = new URLSearchParams({ query: asked.query, returnQuery: 'false' });
  for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value));
  // Fetched beside the answer; a failure is reported when it is needed.
  const reading = contentReader(asked);
  reading.catch(() => undefined);
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
  const { result } = (await response.json()) as { result: ContentWire<Query> };
  const read = await reading.catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  return read(result);
}
