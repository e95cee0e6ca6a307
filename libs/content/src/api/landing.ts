import { queryOptions } from '@tanstack/react-query';
import { landingPage, signUpLanding, vipPage } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';

type Scope = { readonly market: string; readonly brand: string; readonly locale: string };

export const signUpLandingQuery = (input: Scope & { readonly slug: string }) =>
  queryOptions({
    queryKey: ['content', 'sign-up-landing', input],
    queryFn: ({ signal }) => queryContent(signUpLanding, input, signal),
  });
export const landingPageQuery = (input: Scope & { readonly id: string }) =>
  queryOptions({
    queryKey: ['content', 'landing-page', input],
    queryFn: ({ signal }) => queryContent(landingPage, input, signal),
  });
/** Queries the loyalty page of a market (B§3 vipPage); null if it has none. */
export const loyaltyQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'loyalty', input],
    queryFn: ({ signal }) => queryContent(vipPage, input, signal),
  });
