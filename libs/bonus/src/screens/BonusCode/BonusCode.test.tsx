import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bonusCodeValidation, manualClaim, manualClaimAvailable, rewardClaim, rewards } from '@baize/contracts/bonus';
import { activeFreeSpins, activeReward, freeSpinsReward, handle, playerSession, refuse, reward } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { BonusCode } from './BonusCode.tsx';

it('checks a code, shows its terms, and claims it only then', async () => {
  const { user, served, location } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(bonusCodeValidation, reward({ hasBonusCode: true, offer: { kind: 'FIXED', amount: 10 } })),
      handle(manualClaim, activeReward()),
    ],
  });
  await user.type(await screen.findByLabelText('Bonus code'), ' WELCOME10 ');
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('€10.00 bonus money')).toBeVisible();
  expect(served.to(manualClaim)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() =>
    expect(served.to(manualClaim).map(({ body }) => body)).toEqual([{ bonusCode: 'WELCOME10', state: 'ACTIVATED' }]),
  );
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/rewards/active'));
});

it('claims free spins and leads to their game (B§2)', async () => {
  const { user, location } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(bonusCodeValidation, freeSpinsReward({ bonusCode: 'SPIN10' })),
      handle(manualClaim, activeFreeSpins()),
    ],
  });
  await user.type(await screen.findByLabelText('Bonus code'), 'SPIN10{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/play/night-bloom'));
});

it('has the code that the sign-up handed on, and checks it only when the player asks', async () => {
  const { user, served } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    path: '/en-UN/my-account/bonus-code?bonusCode=SPRING-26',
    handlers: [handle(bonusCodeValidation, refuse(400, 'error.bonus_code.invalid'))],
  });
  expect(await screen.findByLabelText('Bonus code')).toHaveValue('SPRING-26');
  expect(served.to(bonusCodeValidation)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  await waitFor(() =>
    expect(served.to(bonusCodeValidation).map(({ body }) => body)).toEqual([{ bonusCode: 'SPRING-26' }]),
  );
});

it('says at the field that a code is wrong, until it is edited', async () => {
  const { user } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [handle(bonusCodeValidation, refuse(400, 'error.bonus_code.invalid'))],
  });
  const field = await screen.findByLabelText('Bonus code');
  await user.type(field, 'WRONG{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('This code isn’t valid. Check it and try again.'));
  await user.type(field, 'X');
  expect(field).not.toHaveAccessibleDescription(/valid/);
});

it('offers no claim of a code that was used meanwhile', async () => {
  const { user } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(bonusCodeValidation, reward({ hasBonusCode: true })),
      handle(manualClaim, refuse(400, 'error.bonus_code.used')),
    ],
  });
  await user.type(await screen.findByLabelText('Bonus code'), 'WELCOME10{Enter}');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  expect(await within(dialog).findByText('You’ve already used this code.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Claim' })).toBeNull();
});

it('says why the claim of another site’s page is refused (B§5)', async () => {
  const { user } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(bonusCodeValidation, reward({ hasBonusCode: true })),
      handle(manualClaim, refuse(400, 'error.invalid.site.id')),
    ],
  });
  await user.type(await screen.findByLabelText('Bonus code'), 'WELCOME10{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('This page belongs to another site. Reload it and try again.')).toBeVisible();
});

it('answers an empty code and one that cannot be a code at the field, in its own words', async () => {
  const { user, served } = renderWithShell(<BonusCode />, { who: playerSession() });
  const field = await screen.findByLabelText('Bonus code');
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  expect(field).toHaveAccessibleDescription('Enter a code.');
  await user.type(field, 'SPRING 26');
  expect(field).not.toHaveAccessibleDescription(/Enter a code/);
  await user.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription('This code isn’t valid. Check it and try again.');
  expect(served.to(bonusCodeValidation)).toHaveLength(0);
});

it('shows the rewards that need no code below the field, and claims them', async () => {
  const { user, served, location } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(rewards, ({ query }) => (query.rewardsType === 'ELIGIBLE' ? [reward()] : [])),
      handle(rewardClaim, activeReward()),
    ],
  });
  const available = within(await screen.findByRole('region', { name: 'Available rewards' }));
  await user.click(within(await available.findByRole('article')).getByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/rewards/active'));
  expect(served.to(rewardClaim)).toHaveLength(1);
  expect(served.to(manualClaim)).toHaveLength(0);
});

it.each([
  ['alone', [], ['Tournament prizes']],
  ['apart from the others', [reward()], ['Tournament prizes', 'Available rewards']],
])('shows prizes of tournaments below their own heading: %s', async (_what, others, titles) => {
  renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(rewards, ({ query }) => [
        ...(query.rewardsType === 'ELIGIBLE' ? others : []),
        ...(query.excludeTriggerType === 'TOURNAMENT' ? [] : [reward({ triggerEvent: 'TOURNAMENT' })]),
      ]),
    ],
  });
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(titles.length));
  for (const [index, part] of screen.getAllByRole('region').entries()) {
    expect(part).toHaveAccessibleName(titles[index]);
    expect(within(part).getAllByRole('article')).toHaveLength(1);
  }
  expect(screen.getAllByRole('region')).toHaveLength(titles.length);
});

it('shows the offer of a partner’s code among the rewards, also when it is not claimed at once', async () => {
  const offered = reward({ partnerBonusCode: 'TIPSTERS-100' });
  let isKnown = false;
  const { user } = renderWithShell(<BonusCode />, {
    who: playerSession(),
    handlers: [
      handle(rewards, () => (isKnown ? [offered] : [])),
      handle(bonusCodeValidation, () => {
        isKnown = true;
        return offered;
      }),
    ],
  });
  expect(await screen.findByText('No rewards waiting')).toBeVisible();
  await user.type(await screen.findByLabelText('Bonus code'), 'TIPSTERS-100{Enter}');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('article')).toHaveTextContent('TIPSTERS-100');
});

it('says where rewards come from while there are none', async () => {
  renderWithShell(<BonusCode />, { who: playerSession() });
  expect(await screen.findByText('No rewards waiting')).toBeVisible();
  expect(screen.getByText('Where rewards come from')).toBeVisible();
});

it.each([
  ['is refused', { available: false, reason: 'ACCOUNT' as const }, 'Contact us'],
  ['asks for something first', { available: false, reason: 'DOCUMENT' as const }, 'Verification'],
  ['fails', refuse(500, 'error.system.error'), 'Contact us'],
])('offers no field when the check of the player %s (B§8)', async (_what, answer, next) => {
  renderWithShell(<BonusCode />, { who: playerSession(), handlers: [handle(manualClaimAvailable, answer)] });
  expect(await screen.findByText('You can’t use codes right now')).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toBeVisible();
  expect(screen.queryByLabelText('Bonus code')).toBeNull();
  expect(screen.queryByText('Available rewards')).toBeNull();
});
