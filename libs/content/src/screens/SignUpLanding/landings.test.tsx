import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { handle, handleContent, playerProfile, playerSession, staticPage } from '@baize/testing';
import { fillSlot, GAMES_ROW } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { DepositEntry } from '../DepositEntry/DepositEntry.tsx';
import { LandingPage } from '../LandingPage/LandingPage.tsx';
import { Loyalty } from '../Loyalty/Loyalty.tsx';
import { StaticPage } from '../StaticPage/StaticPage.tsx';
import { SignUpLanding } from './SignUpLanding.tsx';

const image = { ref: 'image-00000001-1600x640-webp', color: '#223344' };
const landing = {
  slug: 'start',
  title: 'Welcome to {brand}',
  text: 'Calm',
  label: 'Create an account',
  reasons: [
    { title: 'One', text: 'First' },
    { title: 'Two', text: 'Second' },
    { title: 'Three', text: 'Third' },
  ],
  campaign: 'start-2026',
  image,
};
const promo = (over: Parameters<typeof renderWithShell>[1] = {}) =>
  renderWithShell(<SignUpLanding />, {
    path: '/en-UN/promo/start?bonusCode=SUN-26',
    route: '/en-UN/promo/:slug',
    handlers: [handleContent('signUpLanding', landing)],
    ...over,
  });

it('carries the code and the campaign to sign-up (A§2)', async () => {
  promo();
  expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/en-UN/signup?bonusCode=SUN-26&campaign=start-2026',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Wireframe' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
it('links a player to the games instead', async () => {
  promo({ who: playerSession() });
  expect(await screen.findByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/en-UN/online-casino');
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
it.each([
  [null, 'Create an account', 'signup'],
  [playerSession(), 'See all games', 'online-casino'],
])('says in its own heading that it does not exist, and offers the visitor other pages', async (who, label, path) => {
  promo({ who, handlers: [handleContent('signUpLanding', null)] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found!' })).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(label);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `/en-UN/${path}`);
});
it('hides the offer from a player on a break (ruling 19)', async () => {
  promo({ who: playerSession(), handlers: [handle(accessDetails, playerProfile({ accountStatus: 'SELF_EXCLUDED' }))] });
  expect(await screen.findByText('Promotions are hidden for now')).toBeVisible();
});

it('shows a landing page with the games that another module puts into its slot', async () => {
  const action = { slug: '/online-casino/new', absoluteUrl: null, openNewTab: false };
  const Games = ({ category }: { readonly category?: string; readonly title?: string }) => <p>games of {category}</p>;
  const part = { id: 'test', order: 1, lazy: () => Promise.resolve({ Component: Games }) };
  renderWithShell(<LandingPage />, {
    modules: [{ id: 'test', namespace: 'test', routes: [], slots: [fillSlot(GAMES_ROW, part)] }],
    path: '/en-UN/landing/weekend',
    route: '/en-UN/landing/:id',
    handlers: [
      handleContent('landingPage', {
        id: 'weekend',
        title: 'A weekend',
        text: 'Rain',
        body: [],
        games: 'new',
        image,
        button: { type: 'primary', label: 'Go' },
        urlAction: { authorized: action, anonymous: action },
      }),
    ],
  });
  expect(await screen.findByText('games of new')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/en-UN/online-casino/new');
});

it('marks the player’s own loyalty level, and has no page where the market has none', async () => {
  const levels = [4, 5].map((level) => ({ level, name: `Level ${level}`, criterion: 'Time', benefit: 'Trust' }));
  const show = (answer: unknown) =>
    renderWithShell(<Loyalty />, {
      path: '/en-UN/loyalty',
      who: playerSession(),
      handlers: [handle(accessDetails, playerProfile({ loyaltyLevel: 5 })), handleContent('vipPage', answer)],
    });
  const { unmount } = show({ title: 'Loyalty', intro: 'Stay', body: [], image, levels });
  const badge = await screen.findByText('Your level');
  expect(badge.closest('section')).toHaveTextContent('Level 5');
  unmount();
  show(null);
  expect(await screen.findByText('Page not found!')).toBeVisible();
});

const method = {
  name: 'CREDITCARD',
  title: 'Credit card',
  altTag: 'Card',
  image: { ...image, alt: null },
  info: [
    {
      paymentMethodType: 'DEPOSIT',
      processTime: 0,
      min: 10,
      max: 5000,
      limits: [{ currency: 'CAD', min: 15, max: 7500 }],
    },
  ],
};
it('tells a visitor how to pay in the market’s currency, and says what is not offered', async () => {
  renderWithShell(<DepositEntry />, {
    path: '/en-CA/deposit',
    pair: 'en-CA',
    handlers: [handleContent('paymentMethods', [method])],
  });
  expect(await screen.findByText('$15.00 to $7,500.00')).toBeVisible();
  expect(screen.getByText('Instant')).toBeVisible();
  expect(screen.getByText('Not available')).toBeVisible();
});
it('redirects a player to the cashier', async () => {
  const { container } = renderWithShell(<DepositEntry />, {
    path: '/en-UN/deposit',
    who: playerSession(),
    route: '/en-UN/deposit',
  });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

const market = (over: object) =>
  handleContent('marketContent', {
    disableLiveChat: false,
    licenses: [],
    footerContent: null,
    loyalty: true,
    footerToggles: { footerTermsAndConditions: false, footerContent: false, footerLicenseLogos: false },
    ...over,
  });
it('says that there is no live chat where the market switches it off (B§3 disableLiveChat)', async () => {
  renderWithShell(<StaticPage />, {
    path: '/en-UN/contact-live-chat',
    handlers: [
      handleContent('staticPage', staticPage({ slug: 'contact-live-chat' })),
      market({ disableLiveChat: true }),
    ],
  });
  expect(await screen.findByText('Live chat isn’t available in your country')).toBeVisible();
});
it('hides the terms’ own address where the footer’s terms come from the content service', async () => {
  const { container } = renderWithShell(<StaticPage />, {
    path: '/en-UN/terms',
    route: '/en-UN/terms',
    handlers: [
      handleContent('staticPage', staticPage()),
      market({ footerToggles: { footerTermsAndConditions: true, footerContent: false, footerLicenseLogos: false } }),
    ],
  });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
