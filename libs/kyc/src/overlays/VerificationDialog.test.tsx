import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { documents, questionnaireSend, salaryRanges, type AccountDocuments } from '@baize/contracts/kyc';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { handle, playerProfile, playerSession, reference } from '@baize/testing';
import { renderWithShell, type Rendered } from '@baize/testing/render';
import { accountDocuments, entry, verificationStanding } from '../fixtures/account-documents.ts';
import { Questionnaire } from '../components/Questionnaire.tsx';
import { rememberQuestioned, wasQuestioned } from '../state/questioned.ts';
import { forgetPutOff } from '../state/put-off.ts';
import { VerificationDialog } from './VerificationDialog.tsx';

const ID = { idDocument: entry('PROOF_OF_ID', { hold: 'WITHDRAWALS' }) } as const;
const playerId = playerSession().playerId;

beforeEach(() => {
  forgetPutOff();
  localStorage.clear();
});

function open(
  over: Partial<AccountDocuments> | (() => Partial<AccountDocuments>),
  { path = '/en-UN/casino', ...profile }: Partial<PlayerProfile> & { readonly path?: string } = {},
) {
  const read = typeof over === 'function' ? over : () => over;
  return renderWithShell(<VerificationDialog />, {
    who: playerSession(),
    path,
    handlers: [
      handle(accessDetails, () =>
        playerProfile({ playerId, requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED', ...profile }),
      ),
      handle(documents, () => accountDocuments(read())),
      handle(salaryRanges, { salaryRanges: [{ id: 3, from: 0, to: null, currencyCode: 'EUR' }] }),
      handle(questionnaireSend, () => undefined),
    ],
  });
}
/** Waits until everything that could open a dialog is known. */
async function settle({ queryClient, served }: Rendered): Promise<void> {
  await waitFor(() => expect(served.to(accessDetails).length).toBeGreaterThan(0));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('says why, what and until when, and leads to the verification page', async () => {
  const { user, location } = open({
    idDocument: entry('PROOF_OF_ID', { hold: 'ALL', dueAt: '2026-12-20T12:00:00.000Z' }),
  });
  expect(await screen.findByRole('dialog', { name: 'We need your documents' })).toBeVisible();
  expect(screen.getByText(/^By law, we must check/)).toBeVisible();
  expect(screen.getByText('Proof of identity')).toBeVisible();
  expect(screen.getByText(/^Deposits and withdrawals are on hold/)).toBeVisible();
  expect(screen.getByText(/^Please send them by .*2026/)).toBeVisible();
  // Deposits are held: later is not a choice, closing is.
  expect(screen.queryByRole('button', { name: 'Verify later' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Verify now' }));
  expect(location().pathname).toBe('/en-UN/my-account/account/verification');
  await noDialog();
});

it('is not shown again for a request that the player answers later, but is once time has run out', async () => {
  const first = open(ID);
  await first.user.click(await screen.findByRole('button', { name: 'Verify later' }));
  await noDialog();
  first.unmount();
  const second = open(ID);
  await settle(second);
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();
  open(ID, { kycStatus: 'PENDING_EXPIRED' });
  expect(await screen.findByRole('button', { name: 'Verify later' })).toBeVisible();
});

it('offers "verify later" at once when the time is over (A§4)', async () => {
  open({ idDocument: entry('PROOF_OF_ID', { hold: 'ALL' }) }, { kycStatus: 'PENDING_EXPIRED' });
  expect(await screen.findByRole('button', { name: 'Verify later' })).toBeVisible();
});

it('counts the days that a rule leaves', async () => {
  renderWithShell(<VerificationDialog />, {
    who: playerSession(),
    path: '/en-UN/casino',
    handlers: [
      handle(accessDetails, playerProfile({ playerId, requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED' })),
      handle(documents, () =>
        accountDocuments(
          ID,
          verificationStanding({ dueAt: '2026-12-20T12:00:00.000Z', daysLeftToVerifyDocuments: 12, canStart: false }),
        ),
      ),
    ],
  });
  expect(await screen.findByText(/^You have 12 days left to send your documents/)).toBeVisible();
});

it.each([
  ['over a game', { path: '/en-UN/play/gems' }],
  ['on the verification page', { path: '/en-UN/my-account/account/verification' }],
  ['in the cashier', { path: '/en-UN/my-account/banking/deposit' }],
  ['for NOT_REQUIRED', { kycStatus: 'NOT_REQUIRED' }],
  ['during an exclusion', { accountStatus: 'SELF_EXCLUDED' }],
] as const)('does not interrupt %s', async (_, where) => {
  await settle(open(ID, where));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that everything has been sent, once, wherever the player is', async () => {
  let status: 'REQUESTED' | 'UNDER_REVIEW' = 'REQUESTED';
  const page = open(() => ({ idDocument: entry('PROOF_OF_ID', { documentStatus: status }) }), {
    path: '/en-UN/my-account/account/verification',
  });
  await settle(page);
  expect(screen.queryByRole('dialog')).toBeNull();
  status = 'UNDER_REVIEW';
  await page.queryClient.invalidateQueries();
  expect(await screen.findByRole('dialog', { name: 'Documents sent' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Done' }));
  await noDialog();
  await page.queryClient.invalidateQueries();
  await settle(page);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not report what was sent on an earlier visit', async () => {
  await settle(open({ idDocument: entry('PROOF_OF_ID', { documentStatus: 'UNDER_REVIEW' }) }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const QUESTIONS = {
  kycStatus: 'EDD_PENDING',
  eddQuestionnaire: true,
  requestDocumentTypeStatus: 'EDD_QUESTIONNAIRE:REQUESTED',
} as const;
const EDD = { eddQuestionnaire: entry('EDD_QUESTIONNAIRE', { id: reference(8) }) } as const;

it('opens the questionnaire once per player (A§4)', async () => {
  const first = open(EDD, QUESTIONS);
  expect(await screen.findByRole('dialog', { name: 'A few questions about your money' })).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(wasQuestioned(playerId)).toBe(true);
  first.unmount();
  await settle(open(EDD, QUESTIONS));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes the questionnaire as soon as the list has the player, also from another tab', async () => {
  open(EDD, QUESTIONS);
  await screen.findByRole('dialog', { name: 'A few questions about your money' });
  localStorage.setItem('edd-players', JSON.stringify([playerId]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'edd-players' })));
  await noDialog();
});

it.each([
  ['without the flag', { ...QUESTIONS, eddQuestionnaire: false }],
  ['at another level', { ...QUESTIONS, kycStatus: 'EDD_UNDER_REVIEW' }],
] as const)('opens no questionnaire %s', async (_, profile) => {
  await settle(open(EDD, profile));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('removes the player from the list once the answers have been sent (A§4)', async () => {
  rememberQuestioned('another');
  rememberQuestioned(playerId);
  // A player who has closed the dialog answers on the verification page.
  const { user } = renderWithShell(<Questionnaire />, {
    who: playerSession(),
    handlers: [
      handle(salaryRanges, { salaryRanges: [{ id: 3, from: 0, to: null, currencyCode: 'EUR' }] }),
      handle(questionnaireSend, () => undefined),
    ],
  });
  await user.selectOptions(await screen.findByLabelText('Occupation'), 'Student');
  await user.selectOptions(screen.getByLabelText('Where does the money you play with come from?'), 'Savings');
  await user.selectOptions(screen.getByLabelText('Yearly income before tax'), '3');
  await user.type(screen.getByRole('combobox', { name: 'Nationality' }), 'A');
  // By name in the player's language, not by code.
  const countries = (await screen.findAllByRole('option')).map(({ textContent }) => textContent.trim());
  expect(countries.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  await user.click(screen.getByRole('option', { name: 'Albania' }));
  await user.type(screen.getByLabelText('Place of birth'), 'Turku{Enter}');
  await waitFor(() => expect(wasQuestioned(playerId)).toBe(false));
  expect(wasQuestioned('another')).toBe(true);
});

it('sums up what the questionnaire lacks, and leads to each field', async () => {
  const { user } = renderWithShell(<Questionnaire />, {
    who: playerSession(),
    handlers: [handle(salaryRanges, { salaryRanges: [{ id: 3, from: 0, to: null, currencyCode: 'EUR' }] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('button')).toHaveLength(5);
  await user.click(within(summary).getByRole('button', { name: 'Place of birth' }));
  expect(screen.getByLabelText('Place of birth')).toHaveFocus();
});
