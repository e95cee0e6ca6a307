import { CONTENT_DATASET, type ContentDocument } from '@baize/contracts/content';

const TYPES: readonly ContentDocument['_type'][] = [
  'market',
  'provider',
  'subProvider',
  'category',
  'lobbyWidget',
  'tournamentBox',
  'game',
  'banner',
  'staticPage',
  'paymentMethod',
  'termsVersion',
  'signUpBanner',
  'payAndPlayBanner',
  'registrationPage',
  'promotionCategory',
  'promotionTag',
  'promotion',
  'vipPage',
  'signUpLanding',
  'landingPage',
  'seoDescription',
  'occupation',
  'sourceOfFunds',
];
const TIMEOUT_MS = 20_000;

/**
 * Reads every document of a hosted content project, one type at a time, for the API's own rules.
 * @param url with the API version: `https://<project>.api.sanity.io/v2025-02-19`
 * @throws Error if the service cannot be reached or returns no games, because an API without games must not start
 */
export async function readContent(url: string, fetcher: typeof fetch = fetch): Promise<ContentDocument[]> {
  const lists = await Promise.all(
    TYPES.map(async (type) => {
      const address = `${url.replace(/\/$/, '')}/data/query/${CONTENT_DATASET}?${new URLSearchParams({ query: '*[_type == $type && !(_id in path("drafts.**"))]', $type: JSON.stringify(type), returnQuery: 'false' })}`;
      const answer = await fetcher(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((fault: unknown) => {
        throw new Error(
          `The content service at ${url} cannot be reached (${fault instanceof Error ? fault.message : String(fault)}), so there would be no games. Check CONTENT_SOURCE_URL, or unset it to use the embedded data set.`,
        );
      });
      if (!answer.ok)
        throw new Error(
          `The content service at ${url} answered ${answer.status} for documents of type "${type}". Check that CONTENT_SOURCE_URL names a public dataset and an API version.`,
        );
      return ((await answer.json()) as { readonly result: readonly ContentDocument[] }).result;
    }),
  );
  const documents = lists.flat();
  if (!documents.some((document) => document._type === 'game'))
    throw new Error(
      `The content service at ${url} holds no game, so nothing could be played. Import the catalogue there, or unset CONTENT_SOURCE_URL to use the embedded data set.`,
    );
  return documents;
}
