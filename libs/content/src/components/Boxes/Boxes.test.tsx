import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { banner, handleContent, playerSession, type ContentParameters, type Who } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { CONTENT_BOXES, Slot, type BoxesPlace } from '@baize/shell';
import { contentModule } from '../../module.ts';

const action = (slug: string) => ({ slug, absoluteUrl: null, openNewTab: false });
const box = (id: string, slug: string, over: object = {}) =>
  banner({
    id,
    title: `Box ${id}`,
    button: { type: 'primary', label: `Open ${id}`, param: null },
    urlAction: { authorized: action(slug), anonymous: action(slug) },
    ...over,
  });
const LIMITS = '/my-account/gambling-limits';
const show = (place: BoxesPlace, who: Who = null) =>
  renderWithShell(<Slot of={CONTENT_BOXES} place={place} />, {
    who,
    modules: [contentModule],
    handlers: [
      handleContent('banners', ({ placement }: ContentParameters) =>
        placement === 'live'
          ? [box('table', '/live-casino-online/live-popular')]
          : placement === 'casino'
            ? [
                box('players', '/online-casino', { authorized: 'authorized' }),
                box('classics', '/online-casino/fruit-classics'),
                box('ways', '/online-casino/thousand-ways'),
                box('trail', '/online-casino/adventure'),
              ]
            : placement === 'cashier'
              ? [
                  box('tomorrow', LIMITS, { startDate: '2999-01-01' }),
                  box('yesterday', LIMITS, { endDate: '2001-01-01' }),
                  box('others', LIMITS, {
                    targetAudience: { option: 'playersCsv', targetGroups: [], targetPlayerIds: ['another-player'] },
                  }),
                  box('limits', LIMITS, { authorized: 'authorized' }),
                  box('second', LIMITS),
                ]
              : [],
      ),
    ],
  });

it('fills a lobby’s slot with the first boxes of its placement that the visitor may see (B§3)', async () => {
  show('casinoGames');
  expect(await screen.findByRole('heading', { name: 'Box classics' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open classics' })).toHaveAttribute(
    'href',
    '/en-UN/online-casino/fruit-classics',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('Box players')).toBeNull();
});

it('shows the live lobby its own', async () => {
  show('liveCasinoGames');
  expect(await screen.findByRole('link', { name: 'Open table' })).toHaveAttribute(
    'href',
    '/en-UN/live-casino-online/live-popular',
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

it('shows the cashier one banner in a strip: the first that is for this player, and today (B§7)', async () => {
  show('cashier', playerSession());
  expect(await screen.findByRole('link', { name: 'Open limits' })).toHaveAttribute('href', `/en-UN${LIMITS}`);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article')).toHaveAttribute('data-compact');
});
