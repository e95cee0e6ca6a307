import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryContent } from '@baize/http';

const termsVersionQuery = queryOptions({
  queryKey: ['content', 'terms-version'],
  queryFn: ({ signal }) => queryContent<number | null>('*[_type == "termsVersion"] | order(version desc)[0].version', {}, signal),
});

/** The current version of the terms (A§3): what a player accepts at sign-up. */
export const useTermsVersion = () => useQuery(termsVersionQuery);
