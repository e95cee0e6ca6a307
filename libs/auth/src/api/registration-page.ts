import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { registrationPage } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

/**
 * Queries what the content service says above the first step of the page for joining.
 * @returns undefined while it loads; null if the service has nothing or cannot be reached
 */
export function useRegistrationPage(): { readonly description: string } | null | undefined {
  const { brand, market } = useSite();
  const input = { brand: brand.config.id, locale: contentLocale(market.translation) };
  const { data, isError } = useQuery({
    queryKey: ['content', 'registration-page', input],
    queryFn: ({ signal }) => queryContent(registrationPage, input, signal),
  });
  return isError ? null : data;
}
