import { queryOptions } from '@tanstack/react-query';
import * as content from '@baize/contracts/content-queries';
import type { ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';

type Scope = { readonly market: string; readonly brand: string; readonly locale: string };
export type SignUpLandingContent = NonNullable<ContentResult<typeof content.signUpLanding>>;
export type LandingPageContent = NonNullable<ContentResult<typeof content.landingPage>>;
export type LoyaltyContent = NonNullable<ContentResult<typeof content.vipPage>>;

export const signUpLandingQuery = (input: Scope & { readonly slug: string }) =>
  queryOptions({
    queryKey: ['content', 'sign-up-landing', input],
    queryFn: ({ signal }) => queryContent(content.signUpLanding, input, signal),
  });
export const landingPageQuery = (input: Scope & { readonly id: string }) =>
  queryOptions({
    queryKey: ['content', 'landing-page', input],
    queryFn: ({ signal }) => queryContent(content.landingPage, input, signal),
  });
/** Queries the loyalty page of a market (B§3 vipPage); null if it has none. */
export const loyaltyQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'loyalty', input],
    queryFn: ({ signal }) => queryContent(content.vipPage, input, signal),
  });
