import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { signUpBanner, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

export type SignUpBanner = NonNullable<ContentResult<typeof signUpBanner>>;

/** Queries what the content service shows beside the sign-up form. Null until loaded, or if it has nothing. */
export function useSignUpBanner(): SignUpBanner | null {
  const { brand, market } = useSite();
  const input = { brand: brand.config.id, locale: contentLocale(market.translation) };
  const { data } = useQuery({
    queryKey: ['content', 'sign-up-banner', input],
    queryFn: ({ signal }) => queryContent(signUpBanner, input, signal),
  });
  return data ?? null;
}
