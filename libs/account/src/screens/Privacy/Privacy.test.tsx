import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAccount, readClosure, type ClosureState } from '@baize/contracts/closure';
import { copyPersonalData } from '@baize/contracts/personal-data';
import { accessDetails } from '@baize/contracts/player';
import { provideLogOut } from '@baize/shell';
import { handle, lost, playerProfile, playerSession, reference, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { accountHandlers, dataPart } from '../../fixtures/account-handlers.ts';
import { Privacy } from './Privacy.tsx';

type Handlers = ReturnType<typeof accountHandlers>;
const show = (...handlers: Handlers) =>
  renderWithShell(<Privacy />, {
    who: playerSession(),
    path: '/en-UN/my-account/account/privacy',
    handlers: [...handlers, ...accountHandlers()],
  });
const obstacles = (...codes: string[]): ClosureState => ({
  obstacles: codes.map((code) => ({ code, count: 2, amount: 25.5, currency: 'EUR' })),
});

describe('closing the account', () => {
  const loggedOut = vi.fn(async () => ({ stay: true }));
  beforeEach(() => provideLogOut(loggedOut));
  afterEach(() => loggedOut.mockClear());
  const confirm = async (user: ReturnType<typeof show>['user'], password = 'the old one 1') => {
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    const form = within(screen.getByRole('form', { name: 'Close your account' }));
    if (password !== '') await user.type(form.getByLabelText('Current password'), password);
    await user.click(form.getByRole('button', { name: 'Close account' }));
    return form;
  };

  it('names each obstacle with its amount and a link to what settles it, and offers no closure', async () => {
    show(handle(readClosure, obstacles('BALANCE', 'BONUS', 'WITHDRAWAL', 'DEPOSIT', 'BET', 'HELD_WIN')));
    const list = within(await screen.findByRole('list', { name: 'Settle this first' }));
    const links = list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links.map(([href]) => href)).toEqual([
      '/en-UN/my-account/banking/withdraw',
      '/en-UN/my-account/rewards/active',
      '/en-UN/my-account/banking/withdraw',
      '/en-UN/my-account/banking/transactions',
      '/en-UN/sportsbook',
      '/en-UN/contact-live-chat',
    ]);
    expect(links[0]?.[1]).toContain('Balance: €25.50');
    expect(links[1]?.[1]).toContain('Active bonuses: 2');
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  });

  it('shows an obstacle that it does not know in plain words', async () => {
    show(handle(readClosure, obstacles('LATER_KIND')));
    expect(await screen.findByText('Something else is still open')).toBeVisible();
    expect(screen.queryByText(/LATER_KIND/)).toBeNull();
  });

  it('asks again when the player says so, and then offers the closure', async () => {
    let left = obstacles('BALANCE');
    const { user } = show(handle(readClosure, () => left));
    const again = await screen.findByRole('button', { name: 'Check again' });
    left = obstacles();
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Close account' })).toBeVisible();
  });

  it('sends the password once, logs out and says that the account is closed', async () => {
    const { user, served } = show(handle(closeAccount, undefined as never));
    await confirm(user);
    await waitFor(() => expect(loggedOut).toHaveBeenCalledOnce());
    expect(served.to(closeAccount).map(({ body }) => body)).toEqual([{ password: 'the old one 1' }]);
  });

  it('can be cancelled, and then asks for the password from scratch', async () => {
    const { user, served } = show();
    await user.click(await screen.findByRole('button', { name: 'Close account' }));
    await user.type(screen.getByLabelText('Current password'), 'half of');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Close your account' })).toBeNull();
    expect(served.to(closeAccount)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Close account' }));
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('needs a password, and shows a wrong one at its field', async () => {
    const { user, served } = show(
      handle(
        closeAccount,
        refuse(400, 'error.old_password.incorrect', {
          validationErrors: [{ field: 'password', message: 'error.old_password.incorrect' }],
        }),
      ),
    );
    const form = await confirm(user, '');
    expect(form.getByLabelText('Current password')).toBeInvalid();
    expect(served.to(closeAccount)).toHaveLength(0);
    await user.type(form.getByLabelText('Current password'), 'wrong');
    await user.click(form.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(form.getByLabelText('Current password')).toBeInvalid());
    await user.type(form.getByLabelText('Current password'), ' then right');
    expect(form.getByLabelText('Current password')).toBeValid();
    expect(loggedOut).not.toHaveBeenCalled();
  });

  it('shows what has come in between', async () => {
    let left = obstacles();
    const { user } = show(
      handle(readClosure, () => left),
      handle(closeAccount, () => {
        left = obstacles('BALANCE');
        return refuse(409, 'error.closure.obstacles') as never;
      }),
    );
    await confirm(user);
    expect(await screen.findByRole('list', { name: 'Settle this first' })).toBeVisible();
    expect(loggedOut).not.toHaveBeenCalled();
  });

  it('says that an exclusion stays in force, and hides the tabs that are closed during it', async () => {
    show(handle(accessDetails, () => playerProfile({ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null })));
    expect(await screen.findByText(/Your self-exclusion stays in force/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Account' })).toBeNull();
    // A withdrawal may wait for a document.
    expect(screen.getByRole('link', { name: 'Verification' })).toBeVisible();
  });
});

describe('a copy of one’s data', () => {
  const files: { name: string; type: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    files.length = 0;
    const blobs = new Map<string, Blob>();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, file as Blob);
      return address;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = blobs.get(this.href);
      if (file) files.push({ name: this.download, type: file.type, text: file.text() });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const prepare = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Get my data' }));
    await user.type(screen.getByLabelText('Current password'), 'the old one 1');
    await user.click(screen.getByRole('button', { name: 'Prepare my data' }));
  };

  it('fetches every part, and gives a page to read and JSON with all of it', async () => {
    const { user, served } = show(
      handle(copyPersonalData, ({ body }) =>
        'password' in body
          ? dataPart({ next: 'second', withheld: [] })
          : dataPart({
              sections: [{ table: 'player_logins', rows: [{ at: '2026-11-19T18:04:00.000Z', ip: '192.0.2.9' }] }],
            }),
      ),
    );
    await prepare(user);
    await user.click(await screen.findByRole('button', { name: 'Save as JSON' }));
    await user.click(screen.getByRole('button', { name: 'Save as a page' }));
    expect(served.to(copyPersonalData).map(({ body }) => body)).toEqual([
      { password: 'the old one 1' },
      { next: 'second' },
    ]);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['harbour-2026-11-21.json', 'application/json;charset=utf-8'],
      ['harbour-2026-11-21.html', 'text/html;charset=utf-8'],
    ]);
    const json = JSON.parse((await files[0]?.text) ?? '') as {
      playerId: string;
      data: Record<string, { ip: string }[]>;
    };
    expect(json.playerId).toBe(reference(1));
    expect(json.data['player_logins']?.map(({ ip }) => ip)).toEqual(['192.0.2.7', '192.0.2.9']);
    const page = (await files[1]?.text) ?? '';
    for (const words of ['Aino', 'Finland', '192.0.2.9', 'lang="en', 'Passwords, codes and tokens'])
      expect(page).toContain(words);
  });

  it('asks again for a part that has not arrived, and starts no second copy', async () => {
    let failures = 2;
    const { user, served } = show(
      handle(copyPersonalData, ({ body }) => {
        if ('password' in body) return dataPart({ next: 'second' });
        failures -= 1;
        return failures >= 0 ? (lost() as never) : dataPart({ sections: [] });
      }),
    );
    await prepare(user);
    expect(await screen.findByRole('button', { name: 'Save as JSON' })).toBeVisible();
    expect(served.to(copyPersonalData).filter(({ body }) => 'password' in (body as object))).toHaveLength(1);
  });

  it('can be cancelled', async () => {
    const { user, served } = show();
    await user.click(await screen.findByRole('button', { name: 'Get my data' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Get my data' })).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(served.to(copyPersonalData)).toHaveLength(0);
  });

  it('says when the day’s copies are used up', async () => {
    const { user } = show(handle(copyPersonalData, refuse(429, 'error.personal_data.too_often')));
    await prepare(user);
    expect(await screen.findByText(/You’ve prepared three copies within 24 hours/)).toBeVisible();
  });
});
