import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readInbox } from '@baize/contracts/inbox';
import { balance } from '@baize/contracts/wallet';
import { accessDetails } from '@baize/contracts/player';
import { handle, playerProfile, playerSession, walletBalance } from '@baize/testing';
import { beNarrow, renderWithShell } from '@baize/testing/render';
import { MODULES } from '../modules.ts';
import { AccountMenu } from './AccountMenu.tsx';

afterEach(() => beNarrow(false));
const show = () =>
  renderWithShell(<AccountMenu />, {
    who: playerSession(),
    modules: MODULES,
    handlers: [
      handle(accessDetails, playerProfile({ firstName: 'Aino', lastName: 'Laine', loyaltyLevel: 3 })),
      handle(balance, walletBalance({ mainBalance: 120.5 })),
      handle(readInbox, { messages: [], unread: 2 }),
    ],
  });

it('is a sheet with name, level, balance and every page on a phone, and closes with a link', async () => {
  beNarrow(true);
  const { user, location } = show();
  const button = await screen.findByRole('button', { name: /Your account/ });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Your account' });
  expect(await within(sheet).findByText('Aino Laine')).toBeVisible();
  expect(within(sheet).getByText('Level 3')).toBeVisible();
  expect(await within(sheet).findByText('€120.50')).toBeVisible();
  await user.click(within(sheet).getByRole('link', { name: /Inbox/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location().pathname).toBe('/en-UN/my-account/inbox');
});

it.each([
  ['a press', ['{Enter}']],
  ['the arrow key', ['{ArrowDown}']],
])('is a menu on wider windows, with its focus in it, by %s', async (_, keys) => {
  const { user } = show();
  const button = await screen.findByRole('button', { name: /Your account/ });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  button.focus();
  for (const key of keys) await user.keyboard(key);
  const menu = await screen.findByRole('menu', { name: 'Your account' });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const again = screen.getByRole('button', { name: /Your account/ });
  await waitFor(() => expect(again).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Your account' })).toBeVisible();
});
it('stays closed when a phone that showed the menu is turned and turned back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Your account/ }));
  expect(await screen.findByRole('menu', { name: 'Your account' })).toBeVisible();
  act(() => beNarrow(true));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => beNarrow(false));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Your account/ })).toHaveAttribute('aria-haspopup', 'menu'),
  );
  // A menu that opens by itself does so after a timer.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('menu')).toBeNull();
});
it('is a menu on wider windows, with every page and what waits there', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Your account/ }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(
    await within(screen.getByRole('menuitem', { name: /Inbox/ })).findByLabelText('2 unread messages'),
  ).toBeVisible();
});
