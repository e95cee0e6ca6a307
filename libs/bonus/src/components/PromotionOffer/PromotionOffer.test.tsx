import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  campaigns,
  optInActivation,
  optInDeactivation,
  rewardClaim,
  type CampaignStanding,
} from '@baize/contracts/bonus';
import { handle, playerSession, reference, refuse, reward } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { PromotionOffer } from './PromotionOffer.tsx';

const ID = reference(700);
const standing = (over: Partial<CampaignStanding> = {}): CampaignStanding => ({
  campaignId: ID,
  reward: reward(),
  reason: null,
  ...over,
});
const joined = reward({ campaignCategory: 'OPT_IN', assignmentId: reference(701), state: 'OPTED_IN' });
const show = (answers: readonly unknown[], isCard = false, others: ReturnType<typeof handle>[] = []) => {
  let asked = 0;
  return renderWithShell(<PromotionOffer campaignId={ID} isCard={isCard} />, {
    who: playerSession(),
    handlers: [handle(campaigns, () => answers[Math.min(asked++, answers.length - 1)] as never), ...others],
  });
};

it('claims a bonus after its terms, and shows that it waits for the deposit', async () => {
  const claimed = reward({ assignmentId: reference(701), state: 'CLAIMED' });
  const { user, served } = show([[standing()], [standing({ reward: claimed })]], false, [handle(rewardClaim, claimed)]);
  expect(await screen.findByText('Yours to claim')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim this bonus?' });
  expect(dialog).toHaveTextContent('10 times the bonus');
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(served.to(rewardClaim).map(({ body }) => body)).toEqual([{ version: 1 }]));
  expect(await screen.findByText('You’ve joined')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/en-UN/my-account/banking/deposit');
});

it('opts in, and out again', async () => {
  const offer = reward({ campaignCategory: 'OPT_IN' });
  const { user, served } = show(
    [[standing({ reward: offer })], [standing({ reward: joined })], [standing({ reward: offer })]],
    false,
    [handle(optInActivation, joined), handle(optInDeactivation, undefined)],
  );
  await user.click(await screen.findByRole('button', { name: 'Opt in' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  await waitFor(() => expect(served.to(optInActivation)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Opt out' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Opt out' }));
  await waitFor(() => expect(served.to(optInDeactivation)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Opt in' })).toBeVisible();
});

it('says why a bonus is not theirs, and offers nothing to press', async () => {
  show([[standing({ reason: 'DEPOSIT_MADE' })]]);
  expect(await screen.findByText('It’s for an earlier deposit, which you’ve already made.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is closed where the brand does not know the campaign', async () => {
  show([[]]);
  expect(await screen.findByText('It isn’t offered in your country or currency.')).toBeVisible();
});

it('shows the state alone on a card, which is one link', async () => {
  show([[standing({ reward: joined })]], true);
  expect(await screen.findByText('You’ve joined')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('can be loaded again after a failure', async () => {
  const { user } = show([refuse(500, ''), [standing()]]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Yours to claim')).toBeVisible();
});
