import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as JotaiProvider, type createStore } from 'jotai';
import { FormatProvider, I18nProvider, useText, type I18n } from '@baize/i18n';
import { SiteProvider, useSite, type Site } from '@baize/session';
import { useProfile } from '@baize/shell';
import { UiProvider } from '@baize/ui';
import { PlayerLaw } from './gates/PlayerLaw.tsx';

export interface ProvidersProps {
  readonly site: Site;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly children: ReactNode;
}

/** Everything that screens depend on. The caller creates it, so that a server render and a test can pass their own. */
export function Providers({ site, i18n, queryClient, store, children }: ProvidersProps) {
  return (
    <SiteProvider site={site}>
      <JotaiProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            <PlayerFormats>
              <UiBridge>
                <PlayerLaw>{children}</PlayerLaw>
              </UiBridge>
            </PlayerFormats>
          </I18nProvider>
        </QueryClientProvider>
      </JotaiProvider>
    </SiteProvider>
  );
}

/**
 * Writes every date in the player's own time zone (ruling 17). It is kept after the session, because the notice that the
 * player reads then must name the same moment as the page before it.
 */
function PlayerFormats({ children }: { readonly children: ReactNode }) {
  const { market } = useSite().market;
  const known = useProfile().data?.timeZone;
  const [timeZone, setTimeZone] = useState(known);
  if (known !== undefined && known !== timeZone) setTimeZone(known);
  return (
    <FormatProvider timeZone={timeZone} marketCurrency={market.currency}>
      {children}
    </FormatProvider>
  );
}

/**
 * Gives the component library its texts and layout, since it knows neither i18next nor the brand. Its links are plain;
 * `useFollowedLinks` follows them.
 */
function UiBridge({ children }: { readonly children: ReactNode }) {
  const { brand, market } = useSite();
  const text = useText();
  const translate = useCallback(
    (key: string, values?: Record<string, unknown>) => text(key, values as Record<string, string | number>),
    [text],
  );
  const layout = useMemo(() => brand.layout, [brand]);
  return (
    <UiProvider translate={translate} layout={layout} locale={market.languageTag} currency={market.market.currency}>
      {children}
    </UiProvider>
  );
}
