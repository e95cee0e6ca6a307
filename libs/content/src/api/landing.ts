import { queryOptions } from '@tanstack/react-query';
import { CATALOGUE_QUERIES } from '@baize/contracts/content-queries';
import type { PortableTextBlock, UrlAction } from '@baize/contracts/content';
import { queryContent } from '@baize/http';

type Scope = { readonly market: string; readonly brand: string; readonly locale: string };
interface ImageField {
  readonly ref: string;
  readonly color: string;
}
export interface SignUpLandingContent {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  readonly campaign: string;
  readonly image: ImageField;
}
export interface LandingPageContent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly body: readonly PortableTextBlock[];
  readonly games: string | null;
  readonly image: ImageField;
  readonly button: { readonly type: 'primary' | 'secondary'; readonly label: string };
  readonly urlAction: UrlAction;
}
export interface LoyaltyContent {
  readonly title: string;
  readonly intro: string;
  readonly body: readonly PortableTextBlock[];
  readonly image: ImageField;
  readonly levels: readonly {
    readonly level: number;
    readonly name: string;
    readonly criterion: string;
    readonly benefit: string;
  }[];
}

export const signUpLandingQuery = (input: Scope & { readonly slug: string }) =>
  queryOptions({
    queryKey: ['content', 'sign-up-landing', input],
    queryFn: ({ signal }) => queryContent<SignUpLandingContent | null>(CATALOGUE_QUERIES.signUpLanding, input, signal),
  });
export const landingPageQuery = (input: Scope & { readonly id: string }) =>
  queryOptions({
    queryKey: ['content', 'landing-page', input],
    queryFn: ({ signal }) => queryContent<LandingPageContent | null>(CATALOGUE_QUERIES.landingPage, input, signal),
  });
/** Loyalty page of a market (B§3 vipPage); null where the market has none. */
export const loyaltyQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'loyalty', input],
    queryFn: ({ signal }) => queryContent<LoyaltyContent | null>(CATALOGUE_QUERIES.vipPage, input, signal),
  });
