import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  campaignConsent,
  campaigns,
  optInDeactivation,
  rewards,
  rewardState,
  type CampaignStanding,
} from '@baize/contracts/bonus';
import { activeReward, handle, playerSession, reference, refuse, reward, type Responder } from '@baize/testing';
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
const show = (
  answers: readonly unknown[],
  view: 'page' | 'badge' | 'reason' = 'page',
  others: ReturnType<typeof handle>[] = [],
) => {
  let asked = 0;
  return renderWithShell(<PromotionOffer campaignId={ID} view={view} />, {
    who: playerSession(),
    handlers: [handle(campaigns, () => answers[Math.min(asked++, answers.length - 1)] as never), ...others],
  });
};

it('consents to a bonus after its terms, under the version that was read, and shows that it waits for the deposit', async () => {
  const claimed = reward({ assignmentId: reference(701), state: 'CLAIMED' });
  const { user, served } = show([[standing()], [standing({ reward: claimed })]], 'page', [
    handle(campaignConsent, { reward: claimed }),
  ]);
  expect(await screen.findByText('Yours to claim')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Claim this bonus?' });
  expect(dialog).toHaveTextContent('10 times the bonus');
  await user.click(within(dialog).getByRole('button', { name: 'Claim' }));
  await waitFor(() =>
    expect(served.to(campaignConsent).map(({ body }) => body)).toEqual([{ campaignId: ID, agreed: true, version: 1 }]),
  );
  expect(await screen.findByText('You’ve joined')).toBeVisible();
  // Once the dialog has gone: until then, the page behind it is out of reach.
  expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    '/en-UN/my-account/banking/deposit',
  );
});

it('says that an offer is for other players', async () => {
  show([[standing({ reward: null, reason: 'AUDIENCE' })]]);
  expect(await screen.findByText('It’s only for selected players.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
});

it('opts in, and out again', async () => {
  const offer = reward({ campaignCategory: 'OPT_IN' });
  const { user, served } = show(
    [[standing({ reward: offer })], [standing({ reward: joined })], [standing({ reward: offer })]],
    'page',
    [handle(campaignConsent, { reward: joined }), handle(optInDeactivation, undefined)],
  );
  await user.click(await screen.findByRole('button', { name: 'Opt in' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Opt in' }));
  await waitFor(() => expect(served.to(campaignConsent)).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Opt out' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Opt out' }));
  await waitFor(() => expect(served.to(optInDeactivation)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Opt in' })).toBeVisible();
});

it('forfeits the active bonus of the vertical only when asked to, and consents then (B§4, B§8)', async () => {
  const active = activeReward({ campaignId: reference(702) });
  const answers: Responder<typeof campaignConsent>[] = [
    refuse(400, 'error.bonus.active.already.exists'),
    { reward: activeReward() },
  ];
  const { user, served } = show([[standing()]], 'page', [
    handle(rewards, [active]),
    handle(rewardState, activeReward({ state: 'FORFEITED' })),
    handle(campaignConsent, () => answers.shift() as never),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  const question = await screen.findByRole('dialog', { name: 'You already have a bonus here' });
  expect(served.to(rewardState)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Forfeit and claim' }));
  await waitFor(() => expect(served.to(campaignConsent)).toHaveLength(2));
  const sent = served.calls.filter(({ path }) => /\/(state|consent)$/.test(path)).map(({ method }) => method);
  expect(sent).toEqual(['POST', 'PUT', 'POST']);
});

it('leads to what a claim has brought, where nothing is to be done here (B§2)', async () => {
  const { user, location } = show([[standing()]], 'page', [handle(campaignConsent, { reward: activeReward() })]);
  await user.click(await screen.findByRole('button', { name: 'Claim' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/rewards/active'));
});

it('says why a bonus is not theirs, and offers nothing to press', async () => {
  show([[standing({ reason: 'DEPOSIT_MADE' })]]);
  expect(await screen.findByText('It’s for an earlier deposit, which you’ve already made.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the law that allows a bonus only with the first play', async () => {
  show([[standing({ reason: 'FIRST_PLAY' })]]);
  expect(await screen.findByText(/law in your country allows a bonus only the first time you play/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is closed where the brand does not know the campaign', async () => {
  show([[]]);
  expect(await screen.findByText('It isn’t offered in your country or currency.')).toBeVisible();
});

it('shows the state alone on a card, which is one link', async () => {
  show([[standing({ reward: joined })]], 'badge');
  expect(await screen.findByText('You’ve joined')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['ACCOUNT', /can’t receive bonuses right now/, 'Contact us'],
  ['DOCUMENT', /need something from you/, 'Verification'],
  ['DOCUMENT_REVIEW', /reviewing what you sent/, 'Verification'],
] as const)('says why a player may have no bonus at all, and leads on: %s', async (reason, why, next) => {
  show([[standing({ reason })]]);
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toBeVisible();
});

it('says on a card too why the player cannot have it, without a link inside the card’s own', async () => {
  const badge = show([[standing({ reason: 'DOCUMENT_REVIEW' })]], 'badge');
  expect(await screen.findByText('Not available to you')).toBeVisible();
  expect(screen.queryByText(/reviewing what you sent/)).toBeNull();
  badge.unmount();
  show([[standing({ reason: 'DOCUMENT_REVIEW' })]], 'reason');
  expect(await screen.findByText(/reviewing what you sent/)).toBeVisible();
  expect(screen.queryByText('Not available to you')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('can be loaded again after a failure', async () => {
  const { user } = show([refuse(500, ''), [standing()]]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Yours to claim')).toBeVisible();
});

it.each([
  ['tells its page', standing({ reward: null, reason: 'NOT_OFFERED' as never }), 1],
  ['tells nothing of one that they can claim', standing(), 0],
])('on a card, %s that the player cannot have it', async (_what, answer, times) => {
  const onClosed = vi.fn();
  renderWithShell(<PromotionOffer campaignId={ID} view="badge" onClosed={onClosed} />, {
    who: playerSession(),
    handlers: [handle(campaigns, [answer])],
  });
  expect(await screen.findByText(times === 1 ? 'Not available to you' : 'Yours to claim')).toBeVisible();
  expect(onClosed).toHaveBeenCalledTimes(times);
});
