import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createStore, Provider as JotaiProvider } from 'jotai';
import { useCallback, type ReactNode } from 'react';
import { createI18n, I18nProvider, useText, type I18n } from '@baize/i18n';
import {
  authorisationAtom,
  provideIdentityToken,
  SiteProvider,
  type Authorisation,
  type PlayerSession,
  type Site,
} from '@baize/session';
import { createQueryClient, ModulesProvider, useFollowedLinks, type DomainModule } from '@baize/shell';
import { UiProvider } from '@baize/ui';
import { messagesOf } from '../site/messages.ts';

/** Everything that a screen may request. */
export interface Surroundings {
  readonly site: Site;
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** How often a refused call ended the session. */
  readonly refused: () => number;
}

/** The viewer: a player, a visitor (null), or not known yet. */
export type Who = PlayerSession | null | 'pending';

export function createSurroundings(site: Site, who: Who): Surroundings {
  const store = createStore();
  const authorisation: Authorisation =
    who === 'pending'
      ? { status: 'pending' }
      : who === null
        ? { status: 'resolved', authorised: false }
        : { status: 'resolved', authorised: true, session: who };
  store.set(authorisationAtom, authorisation);
  let refusals = 0;
  provideIdentityToken({
    token: () => Promise.resolve(who !== null && who !== 'pending' ? 'test-token' : null),
    refused: () => {
      refusals += 1;
    },
  });
  const i18n = createI18n({
    languageTag: site.market.languageTag,
    messages: messagesOf(site.market.translation),
    load: () => Promise.resolve({}),
  });
  return { site, store, queryClient: createQueryClient(), i18n, refused: () => refusals };
}

function UiBridge({ children, tag }: { readonly children: ReactNode; readonly tag: string }) {
  const text = useText();
  const translate = useCallback((key: string, values?: Record<string, string | number>) => text(key, values), [text]);
  return (
    <UiProvider translate={translate} locale={tag}>
      {children}
    </UiProvider>
  );
}

/** The site's providers around one screen; the caller adds a router. */
export function Shell({
  surroundings: { site, store, queryClient, i18n },
  modules = [],
  children,
}: {
  readonly surroundings: Surroundings;
  /** The modules whose slots and inbox kinds the screen shows; default: none. */
  readonly modules?: readonly DomainModule[] | undefined;
  readonly children: ReactNode;
}) {
  return (
    <SiteProvider site={site}>
      <JotaiProvider store={store}>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>
            <UiBridge tag={site.market.languageTag}>
              <ModulesProvider modules={modules}>{children}</ModulesProvider>
            </UiBridge>
          </I18nProvider>
        </QueryClientProvider>
      </JotaiProvider>
    </SiteProvider>
  );
}

/** Follows the links of a screen as the site's frame does. Render it inside the router. */
export function FollowedLinks() {
  useFollowedLinks();
  return null;
}
