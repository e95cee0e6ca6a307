import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { provideAuthController } from '@baize/auth';
import { sessionLaw, sessionReminded, startCooling, type SessionLaw } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { authorisationAtom } from '@baize/session';
import { consentAtom } from '@baize/shell';
import { cookieChoice, handle, playerProfile, playerSession, refuse, sessionLawOf, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import type { LocalePair } from '@baize/brand';
import { accessDetails } from '@baize/contracts/player';
import { LawStrip, useLawStrip } from '../frame/LawStrip.tsx';
import { LocaleSwitcher } from '../frame/LocaleSwitcher.tsx';
import { SessionFigures } from '../pages/Play/SessionFigures.tsx';
import { authModule } from '@baize/auth/module';
import { OtherMarket } from './OtherMarket.tsx';
import { Overlays } from './Overlays.tsx';
import { ReminderDialog } from '@baize/limits/ReminderDialog';

const PAIRS: LocalePair[] = ['en-UN', 'pt-BR', 'de-JJ', 'en-GG', 'en-LL', 'fr-LL', 'en-PP'];
const brand = testBrand({ pairs: PAIRS });
function Strip() {
  return useLawStrip() ? <LawStrip /> : <p>nothing</p>;
}

describe('panicButton (JJ, ruling 22)', () => {
  const PRESS = /24/;
  it('is shown only to a signed-in player', async () => {
    renderWithShell(<Strip />, { pair: 'de-JJ', brand, who: playerSession() });
    expect(await screen.findByRole('button', { name: PRESS })).toBeVisible();
  });
  it('is not shown to a visitor, nor where the law does not require it', () => {
    renderWithShell(<Strip />, { pair: 'de-JJ', brand });
    expect(screen.getByText('nothing')).toBeVisible();
  });
  it('is also shown to a German player on the international pages', async () => {
    renderWithShell(<Strip />, {
      brand,
      who: playerSession(),
      handlers: [handle(sessionLaw, sessionLawOf({ panicButton: true }))],
    });
    expect(await screen.findByRole('button', { name: 'Stop for 24 hours' })).toBeVisible();
  });
  it('asks once, stops, logs out and shows the timeout state; reports a refusal and ends nothing', async () => {
    const logout = vi.fn(async () => ({ stay: false }));
    provideAuthController({ enter: () => Promise.resolve(), login: async () => null, logout });
    let works = false;
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const shown = renderWithShell(
      <>
        <Strip />
        <Overlays />
      </>,
      {
        pair: 'en-UN',
        brand,
        who: playerSession(),
        path: '/en-UN/online-casino',
        modules: [authModule],
        handlers: [
          handle(sessionLaw, sessionLawOf({ panicButton: true })),
          handle(startCooling, () => (works ? { until } : refuse(503, 'error.service_unavailable'))),
        ],
      },
    );
    await shown.user.click(await screen.findByRole('button', { name: 'Stop for 24 hours' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(shown.served.to(startCooling)).toHaveLength(0);
    await shown.user.click(within(dialog).getByRole('button', { name: 'Stop now' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(logout).not.toHaveBeenCalled();
    works = true;
    await shown.user.click(within(dialog).getByRole('button', { name: 'Stop now' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    act(() => shown.store.set(authorisationAtom, { status: 'resolved', authorised: false }));
    await waitFor(() => expect(shown.location().pathname.replace(/\/$/, '')).toBe('/en-UN'));
    expect((await screen.findByRole('dialog')).textContent).toMatch(/break|time-out|24/i);
  });
});

it('protectionLinksPinned (PP, ruling 22): shows the three links with their real addresses, to visitors too', () => {
  renderWithShell(<Strip />, { pair: 'en-PP', brand });
  const links = within(screen.getByRole('navigation', { name: 'Player protection' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Spelpaus', 'https://www.spelpaus.se/'],
    ['Spelgränser', '/en-PP/my-account/gambling-limits'],
    ['Självtest', 'https://www.stodlinjen.se/'],
  ]);
  expect(links[0]).toHaveAccessibleName('Spelpaus: exclude yourself from all gambling');
});

describe('protectionLinksPinned of a player’s home (PP, ruling 22)', () => {
  const protectionLinks: SessionLaw['protectionLinks'] = [
    { kind: 'register', name: 'Spelpaus', language: 'sv', href: 'https://www.spelpaus.se/' },
    { kind: 'limits', name: 'Spelgränser', language: 'sv', href: 'my-account/gambling-limits' },
    { kind: 'selfTest', name: 'Självtest', language: 'sv', href: 'https://www.stodlinjen.se/' },
  ];
  const stripOn = (pair: LocalePair) =>
    renderWithShell(<Strip />, {
      pair,
      brand,
      who: playerSession(),
      handlers: [handle(sessionLaw, sessionLawOf({ protectionLinks, panicButton: true }))],
    });
  it('shows the three links to a Swede on the international pages, beside what the site’s law requires', async () => {
    stripOn('en-UN');
    const links = within(await screen.findByRole('navigation', { name: 'Player protection' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['Spelpaus', 'https://www.spelpaus.se/', 'sv'],
      ['Spelgränser', '/en-UN/my-account/gambling-limits', 'sv'],
      ['Självtest', 'https://www.stodlinjen.se/', 'sv'],
    ]);
    expect(await screen.findByRole('button', { name: 'Stop for 24 hours' })).toBeVisible();
  });
  it('shows each link once on the pages of their own market', async () => {
    stripOn('en-PP');
    await screen.findByRole('button', { name: 'Stop for 24 hours' });
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
  it('shows a visitor of the international pages none', () => {
    renderWithShell(<Strip />, { brand });
    expect(screen.getByText('nothing')).toBeVisible();
  });
});

describe('reminderMinutes (LL, ruling 22)', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const began = () => Date.now() - 30 * 60_000;
  const due = (in_ms: number): Partial<SessionLaw> => ({
    startedAt: new Date(began()).toISOString(),
    reminder: { minutes: 30, dueAt: new Date(Date.now() + in_ms).toISOString() },
    netPosition: -12.5,
  });
  it('shows time played and result when it is due, and closes only with an answer', async () => {
    let answered = false;
    const shown = renderWithShell(<ReminderDialog />, {
      pair: 'en-LL',
      brand,
      who: playerSession(),
      handlers: [
        handle(sessionLaw, () => sessionLawOf(answered ? due(1_800_000) : due(-1000))),
        handle(sessionReminded, () => {
          answered = true;
          return { dueAt: null };
        }),
      ],
    });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('You have been logged in for 30 minutes.');
    expect(dialog.textContent).toMatch(/-€12\.50|−€12\.50/);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await shown.user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
  it('follows the server’s clock, whatever the browser’s says', async () => {
    // The server is an hour ahead: the reminder is due by its clock, though not by the browser's.
    const ahead = Date.now() + 3_600_000;
    const answerAt = (now: number, law: SessionLaw) =>
      new Response(JSON.stringify(law), {
        headers: { 'content-type': 'application/json', date: new Date(now).toUTCString() },
      });
    const shown = renderWithShell(<ReminderDialog />, {
      pair: 'en-LL',
      brand,
      who: playerSession(),
      handlers: [
        handle(sessionLaw, () =>
          answerAt(
            ahead,
            sessionLawOf({
              now: new Date(ahead).toISOString(),
              startedAt: new Date(ahead - 1_800_000).toISOString(),
              reminder: { minutes: 30, dueAt: new Date(ahead - 1000).toISOString() },
            }),
          ),
        ),
      ],
    });
    try {
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('30 minutes');
    } finally {
      // The clock is learnt for the whole page, so the next test needs the right one again.
      shown.unmount();
      shown.served.use(handle(sessionLaw, () => answerAt(Date.now(), sessionLawOf())));
      await call(sessionLaw);
    }
  });
  it('logs out if the player chooses to, and never appears where the law does not require it', async () => {
    const logout = vi.fn(async () => ({ stay: false }));
    provideAuthController({ enter: () => Promise.resolve(), login: async () => null, logout });
    const shown = renderWithShell(<ReminderDialog />, {
      pair: 'en-LL',
      brand,
      who: playerSession(),
      handlers: [handle(sessionLaw, sessionLawOf(due(-1000)))],
    });
    await shown.user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    shown.unmount();
    renderWithShell(<ReminderDialog />, { pair: 'en-LL', brand, who: playerSession() });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it.each([
  ['en-GG', true],
  ['pt-BR', true],
  ['en-UN', undefined],
] as const)('figures in play have their own named line where the law asks for it (%s)', (pair, bound) => {
  const { container } = renderWithShell(
    <SessionFigures
      isPlayable
      figures={{
        startedAt: new Date().toISOString(),
        now: new Date().toISOString(),
        staked: 5,
        won: 2,
        netPosition: -3,
        currencyCode: 'GBP',
        endedBy: null,
      }}
      currency="GBP"
      real
      attempt={0}
      rtp={96.1}
    />,
    { pair, brand },
  );
  expect(container.querySelector('[data-bound]')?.getAttribute('data-bound') === 'true' || undefined).toBe(bound);
  expect(container.textContent).toMatch(/96[.,]10/);
  expect(container.textContent).toMatch(/3[.,]00/);
});

it('shows the real countries behind custom market ids', () => {
  renderWithShell(<LocaleSwitcher />, { brand });
  expect([...screen.getByRole('combobox').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ – English$/),
    'Brasil – Português',
    'Deutschland – Deutsch',
    'United Kingdom – English',
    'Netherlands – English',
    'France – Français',
    'Sweden – English',
  ]);
});

describe('a player on another market’s site', () => {
  const show = (homePair: string, path = '/pt-BR/promotions?x=1', currencyCode: 'EUR' | 'CAD' = 'EUR') =>
    renderWithShell(
      <>
        <OtherMarket />
        <Link to="?x=1">closes the login</Link>
        <Link to="/pt-BR/help">next page</Link>
      </>,
      {
        pair: 'pt-BR',
        brand,
        who: playerSession(),
        path,
        handlers: [
          handle(sessionLaw, sessionLawOf({ homePair })),
          handle(accessDetails, playerProfile({ currencyCode })),
        ],
      },
    );
  const notice = ({ container }: ReturnType<typeof show>) =>
    [...container.children].filter((each) => !each.matches('a'));
  const answerCookies = ({ store }: ReturnType<typeof show>) => act(() => store.set(consentAtom, cookieChoice()));
  it('reads so, and finds a link to the same page of their own', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const shown = show('de-JJ');
    await waitFor(() => expect(shown.served.to(accessDetails)).toHaveLength(1));
    // The cookie notice comes first.
    expect(screen.queryByRole('region')).toBeNull();
    answerCookies(shown);
    expect(await screen.findByRole('region', { name: 'O site da sua conta: Alemanha' })).toBeVisible();
    expect(screen.getByText(/seus valores são em EUR/)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Trocar de site' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de-JJ/promotions?x=1');
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });
  it('sees no notice after choosing to stay, nor on their own market’s site', async () => {
    const first = show('de-JJ');
    answerCookies(first);
    await first.user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    expect(screen.queryByText(/site da sua conta/)).toBeNull();
    first.unmount();
    // The next page, or the same one after a reload.
    const again = show('de-JJ');
    answerCookies(again);
    await waitFor(() => expect(again.served.to(accessDetails)).toHaveLength(1));
    expect(screen.queryByText(/site da sua conta/)).toBeNull();
    again.unmount();
    sessionStorage.clear();
    const { served } = show('pt-BR');
    await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
    expect(screen.queryByText(/site da sua conta/)).toBeNull();
  });
  it('finds the place kept on the next page of the tab, until they choose to stay', async () => {
    const first = show('de-JJ');
    answerCookies(first);
    expect(first.container.querySelector('[aria-hidden]')).toBeNull();
    // No place was kept on this one: it asks at the bottom of the window, which moves nothing and covers no heading.
    expect(await screen.findByRole('heading', { name: 'O site da sua conta: Alemanha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Trocar de site' })).toBeVisible();
    first.unmount();
    const shown = show('de-JJ');
    const { user, container } = shown;
    expect(container.querySelector('[aria-hidden]')).toBeEmptyDOMElement();
    expect(await screen.findByRole('link', { name: 'Trocar de site' })).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    expect(notice(shown)).toEqual([]);
    sessionStorage.clear();
  });
  it('is asked on the first page until they leave it, also when the login over it closes', async () => {
    const shown = show('de-JJ', '/pt-BR/promotions#login');
    answerCookies(shown);
    const question = { name: 'O site da sua conta: Alemanha' };
    expect(await screen.findByRole('heading', question)).toBeVisible();
    await shown.user.click(screen.getByText('closes the login'));
    expect(shown.location().search).toBe('?x=1');
    expect(screen.getByRole('heading', question)).toBeVisible();
    await shown.user.click(screen.getByText('next page'));
    expect(await screen.findByRole('link', { name: 'Trocar de site' })).toBeVisible();
    expect(screen.queryByRole('heading', question)).toBeNull();
    sessionStorage.clear();
  });
});
