import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  documentFilePart,
  documentFileRemove,
  documentFileStart,
  documents,
  documentUpload,
  documentVerification,
  questionnaireSend,
  salaryRanges,
} from '@baize/contracts/kyc';
import { handle, handleContent, playerSession, reference, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { accountDocuments, entry, verificationStanding } from '../fixtures/account-documents.ts';
import { handlers } from '../socket.ts';
import { Documents } from './Documents.tsx';

const open = (handlers: NonNullable<NonNullable<Parameters<typeof renderWithShell>[1]>['handlers']>) =>
  renderWithShell(<Documents />, {
    who: playerSession(),
    path: '/en-UN/my-account/account/verification',
    handlers,
  });
const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'passport.jpg', { type: 'image/jpeg' });
const file = { fileId: reference(9), name: 'passport.jpg', kind: null, size: 300_000, received: 0, pages: null };

it('sends a file in parts and hands the document over', async () => {
  const parts: { offset: number; data: string }[] = [];
  const handed: object[] = [];
  const scrolled: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  const shown = () =>
    accountDocuments({
      idDocument: entry('PROOF_OF_ID', handed.length > 0 ? { documentStatus: 'UNDER_REVIEW' } : {}),
    });
  open([
    handle(documents, shown),
    handle(documentFileStart, file),
    handle(documentFilePart, ({ body }) => {
      parts.push(body);
      const received = Math.min(300_000, body.offset + 196_608);
      return { ...file, received, kind: received === 300_000 ? ('image/jpeg' as const) : null };
    }),
    handle(documentUpload, ({ body }) => {
      handed.push(body);
      return shown();
    }),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Which document are you sending?'), 'Passport');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  // A field with `capture` takes nothing but a new photo, so the first one has none.
  expect(input).not.toHaveAttribute('capture');
  if (input) await userEvent.upload(input, photo(300_000));
  await waitFor(() => expect(parts.map(({ offset }) => offset)).toEqual([0, 196_608]));
  expect(atob(parts[1]?.data ?? '')).toHaveLength(300_000 - 196_608);
  // Both taps of a slow phone, before the button has changed.
  const send = screen.getByRole('button', { name: 'Send for review' });
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() =>
    expect(handed).toEqual([{ documentType: 'PROOF_OF_ID', documentId: reference(7), subType: 'PASSPORT' }]),
  );
  // The form is gone: its card comes back into view.
  await waitFor(() => expect(scrolled).toEqual(['Proof of identityUnder review']));
});

it('shows the vendor’s rejection on the open page, although the document is requested as before', async () => {
  const sent = { documentStatus: 'REQUESTED', isOnline: true } as const;
  let document = entry('PROOF_OF_ID', sent);
  const { queryClient, served } = open([handle(documents, () => accountDocuments({ idDocument: document }))]);
  await screen.findByText('Passport, identity card or driving licence, both sides.');
  const message = (attributes: object) => ({
    body: { type: 'PLAYER_ATTRIBUTE_CHANGE' as const, attributes: { ...attributes } },
  });
  handlers.PLAYER_ATTRIBUTE_CHANGE?.(message({ permissions: {} }), queryClient);
  document = entry('PROOF_OF_ID', { ...sent, rejectionReason: 'ID_EXPIRED' });
  handlers.PLAYER_ATTRIBUTE_CHANGE?.(message({ requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED' }), queryClient);
  expect(await screen.findByText(/The document has expired/)).toBeVisible();
  expect(served.to(documents)).toHaveLength(2);
});

it('makes the API look at a file whose last answer was lost', async () => {
  const parts: { offset: number; data: string }[] = [];
  open([
    handle(documents, () => accountDocuments({ idDocument: entry('PROOF_OF_ID') })),
    handle(documentFileStart, { ...file, received: 300_000 }),
    handle(documentFilePart, ({ body }) => {
      parts.push(body);
      return { ...file, received: 300_000, kind: 'image/jpeg' as const };
    }),
  ]);
  await screen.findByRole('button', { name: 'Send for review' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, photo(300_000));
  await waitFor(() => expect(parts).toHaveLength(1));
  expect(parts[0]?.offset).toBe(196_608);
  expect(atob(parts[0]?.data ?? '')).toHaveLength(300_000 - 196_608);
});

it('sends one file after the other however they are added, and none that was taken off the list', async () => {
  const seen: string[] = [];
  const waiting: (() => void)[] = [];
  open([
    handle(documents, () => accountDocuments({ idDocument: entry('PROOF_OF_ID') })),
    handle(documentFileStart, ({ body }) => {
      seen.push(`start ${body.name}`);
      return { ...file, fileId: reference(Number(body.name[0])), name: body.name, size: 10 };
    }),
    handle(documentFilePart, async ({ params }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      seen.push('part');
      return { ...file, fileId: params.fileId, size: 10, received: 10, kind: 'image/jpeg' as const };
    }),
    handle(documentFileRemove, ({ params }) => {
      seen.push(`remove ${params.fileId === reference(2) ? 2 : params.fileId}`);
      return undefined;
    }),
  ]);
  await screen.findByRole('button', { name: 'Send for review' });
  const named = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/jpeg' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, named('1.jpg'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  for (const name of ['2.jpg', '3.jpg', '4.jpg']) await userEvent.upload(input, named(name));
  expect(seen).toEqual(['start 1.jpg']);
  await userEvent.click(screen.getByRole('button', { name: /Remove.*3\.jpg/ }));
  waiting.shift()?.();
  await waitFor(() => expect(waiting).toHaveLength(1));
  // Taken back while its last part is on the way: it may have arrived.
  await userEvent.click(screen.getByRole('button', { name: /Remove.*2\.jpg/ }));
  waiting.shift()?.();
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await waitFor(() => expect(seen).toContain('start 4.jpg'));
  expect(seen.filter((each) => each !== 'part')).toEqual(['start 1.jpg', 'start 2.jpg', 'remove 2', 'start 4.jpg']);
});

it('says what is missing, and why the API refuses a file', async () => {
  open([
    handle(documents, () => accountDocuments({ idDocument: entry('PROOF_OF_ID', { hold: 'WITHDRAWALS' }) })),
    handle(documentFileStart, file),
    handle(documentFilePart, refuse(400, 'error.document.encrypted')),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(screen.getByText('Add at least one file.')).toBeVisible();
  expect(screen.getByText('Choose which document you’re sending.')).toBeVisible();
  expect(screen.getByText('We can’t pay out withdrawals until we’ve verified this document.')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, photo(10));
  expect(await screen.findByText(/The PDF is protected with a password/)).toBeVisible();
  // The same file would be refused again.
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
});

it.each([
  ['PROOF_OF_ID', 'idDocument', true],
  ['PROOF_OF_PAYMENT', 'paymentDocument', true],
  ['OTHER', 'otherDocument', false],
] as const)('offers the camera for what is at hand: %s', async (type, key, isOffered) => {
  const document = entry(type);
  open([handle(documents, () => accountDocuments({ [key]: type === 'PROOF_OF_ID' ? document : [document] }))]);
  await screen.findByRole('button', { name: 'Send for review' });
  expect(globalThis.document.querySelector('input[capture]') !== null).toBe(isOffered);
});

it('explains a rejection in plain words, an unknown one too', async () => {
  open([
    handle(documents, () =>
      accountDocuments({
        idDocument: entry('PROOF_OF_ID', { rejectionReason: 'ID_EXPIRED' }),
        addressDocument: entry('PROOF_OF_ADDRESS', { id: reference(8), rejectionReason: 'NEWER_REASON' }),
      }),
    ),
  ]);
  expect(await screen.findByText('The document has expired. Please send one that is still valid.')).toBeVisible();
  expect(screen.getByText(/We couldn’t use this document/)).toBeVisible();
});

it('explains rejected answers as answers, not as a file', async () => {
  open([
    handle(documents, () =>
      accountDocuments({
        eddQuestionnaire: entry('EDD_QUESTIONNAIRE', { rejectionReason: 'EMPTY', dueAt: '2026-12-20T12:00:00.000Z' }),
      }),
    ),
    handle(salaryRanges, { salaryRanges: [] }),
  ]);
  expect(await screen.findByText(/Your answers were incomplete or unclear/)).toBeVisible();
  expect(screen.queryByText(/The file was empty/)).toBeNull();
  expect(screen.getByText(/^Please answer by /)).toBeVisible();
});

it('sends the questionnaire only when it is complete', async () => {
  const sent: object[] = [];
  open([
    handle(documents, () => accountDocuments({ eddQuestionnaire: entry('EDD_QUESTIONNAIRE') })),
    handle(salaryRanges, { salaryRanges: [{ id: 3, from: 0, to: null, currencyCode: 'EUR' }] }),
    handle(questionnaireSend, ({ body }) => {
      sent.push(body);
      return undefined;
    }),
  ]);
  // The level holds all three, also where the request itself holds nothing.
  expect(
    await screen.findByText('Deposits, play and withdrawals are on hold until we’ve checked your answers.'),
  ).toBeVisible();
  // Every list of choices says that nothing is chosen yet.
  await screen.findByRole('button', { name: 'Send answers' });
  // Nothing here is a file.
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A few questions about your money');
  expect(screen.getByText(/^A member of our team checks your answers/)).toBeVisible();
  expect(screen.queryByText(/checks each document|Your files/)).toBeNull();
  expect(screen.getAllByText('Choose one')).toHaveLength(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Send answers' }));
  expect(screen.getAllByText('Answer this question.')).toHaveLength(5);
  expect(sent).toEqual([]);
});

it('offers the content’s choices in their order, with "Other" last, and sends the codes', async () => {
  const sent: object[] = [];
  let answers = 0;
  const { user } = open([
    handle(documents, () => accountDocuments({ eddQuestionnaire: entry('EDD_QUESTIONNAIRE') })),
    handle(salaryRanges, {
      salaryRanges: [
        { id: 1, from: 0, to: 10_000, currencyCode: 'EUR' },
        { id: 2, from: 10_000, to: 25_000, currencyCode: 'EUR' },
        { id: 3, from: 25_000, to: null, currencyCode: 'EUR' },
      ],
    }),
    handleContent('occupations', () =>
      (answers += 1) === 1
        ? refuse(503, 'error.service_unavailable')
        : [
            { id: 'DIVER', title: 'Diver' },
            { id: 'BAKER', title: 'Baker' },
          ],
    ),
    handle(questionnaireSend, ({ body }) => {
      sent.push(body);
      return undefined;
    }),
  ]);
  // No form without choices.
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const occupation = await screen.findByLabelText('Occupation');
  expect([...occupation.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose one',
    'Diver',
    'Baker',
    'Other',
  ]);
  await user.selectOptions(occupation, 'Baker');
  await user.selectOptions(screen.getByLabelText('Where does the money you play with come from?'), 'Other');
  await user.type(screen.getByLabelText('Please describe it'), 'Sale of a boat');
  const income = screen.getByLabelText('Yearly income before tax');
  expect([...income.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose one',
    'Up to €10,000.00',
    '€10,000.00 to €25,000.00',
    'Over €25,000.00',
  ]);
  await user.selectOptions(income, '3');
  await user.type(screen.getByLabelText('Place of birth'), 'Turku');
  await user.type(screen.getByRole('combobox', { name: 'Nationality' }), 'Finland');
  await user.click(await screen.findByRole('option', { name: 'Finland' }));
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        occupation: 'BAKER',
        sourceOfFunds: 'OTHER',
        otherSource: 'Sale of a boat',
        salaryRangeId: 3,
        placeOfBirth: 'Turku',
        nationality: 'FI',
      },
    ]),
  );
});

it('says how much is left before documents are needed, and lets the player verify earlier', async () => {
  const started: object[] = [];
  open([
    handle(documents, () =>
      started.length === 0
        ? accountDocuments({}, verificationStanding())
        : accountDocuments({ idDocument: entry('PROOF_OF_ID') }, verificationStanding({ canStart: false })),
    ),
    handle(documentVerification, ({ body }) => {
      started.push(body);
      return { redirectUrl: '/en-UN/my-account/account/verification' };
    }),
  ]);
  expect(await screen.findByRole('meter', { name: 'Deposits before verification' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('€750.00 left') as string,
  );
  expect(screen.getByText('We count your deposits at all our brands.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verify now' }));
  // Our own page takes it: the request appears where the player is.
  expect(await screen.findByText('Which document are you sending?')).toBeVisible();
  expect(started).toEqual([{ documentType: 'PROOF_OF_ID' }]);
  expect(screen.queryByRole('button', { name: 'Verify now' })).toBeNull();
});

it('puts a requested document before the offer to verify early, and a deadline before the document', async () => {
  const addressDocument = entry('PROOF_OF_ADDRESS');
  const isAbove = (one: HTMLElement, other: HTMLElement) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const asked = open([handle(documents, accountDocuments({ addressDocument }, verificationStanding()))]);
  expect(isAbove(await screen.findByText('Proof of address'), screen.getByRole('button', { name: 'Verify now' }))).toBe(
    true,
  );
  asked.unmount();
  const due = { dueAt: '2026-12-20T12:00:00.000Z', daysLeftToVerifyDocuments: 12, canStart: false };
  open([handle(documents, accountDocuments({ addressDocument }, verificationStanding(due)))]);
  expect(isAbove(await screen.findByText(/^You have 12 days left/), screen.getByText('Proof of address'))).toBe(true);
});

it('does not say how much is left while a requested document holds every deposit', async () => {
  const addressDocument = entry('PROOF_OF_ADDRESS', { hold: 'ALL' });
  open([handle(documents, accountDocuments({ addressDocument }, verificationStanding()))]);
  expect(
    await screen.findByText('Deposits and withdrawals are on hold until we’ve verified this document.'),
  ).toBeVisible();
  expect(screen.queryByRole('meter', { name: 'Deposits before verification' })).toBeNull();
});

it('says what a player whom no register knows may deposit, and when documents are asked for', async () => {
  open([
    handle(documents, () =>
      accountDocuments({}, verificationStanding({ leftWithoutVerification: 750, askedOn: '2026-12-05T12:00:00.000Z' })),
    ),
  ]);
  expect(
    await screen.findByText(/^Until we’ve verified your identity, you can deposit €750\.00 more\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^On .*2026.*, we’ll ask you for your documents\.$/)).toBeVisible();
});

it.each([
  [1, /^You have 1 day left to send your documents\. After .*2026/],
  [12, /^You have 12 days left to send your documents\. After .*2026/],
  [0, /^The deadline for sending your documents has passed/],
])('says that %s days are left', async (daysLeftToVerifyDocuments, words) => {
  open([
    handle(documents, () =>
      accountDocuments(
        { idDocument: entry('PROOF_OF_ID') },
        verificationStanding({ dueAt: '2026-12-20T12:00:00.000Z', daysLeftToVerifyDocuments, canStart: false }),
      ),
    ),
  ]);
  expect(await screen.findByText(words)).toBeVisible();
});

it('offers the online check only for what the vendor may decide, and says when it is not available', async () => {
  const started: object[] = [];
  open([
    handle(documents, () =>
      accountDocuments({
        idDocument: entry('PROOF_OF_ID', { isOnline: true }),
        addressDocument: entry('PROOF_OF_ADDRESS', { id: reference(8) }),
      }),
    ),
    handle(documentVerification, ({ body }) => {
      started.push(body);
      return { redirectUrl: '/en-UN/my-account/account/verification' };
    }),
  ]);
  const [check, ...others] = await screen.findAllByRole('button', { name: 'Verify online' });
  expect(others).toEqual([]);
  if (check) await userEvent.click(check);
  expect(await screen.findByText(/^The online check isn’t available right now/)).toBeVisible();
  expect(started).toEqual([{ documentType: 'PROOF_OF_ID' }]);
  expect(screen.getAllByText('Which document are you sending?')).toHaveLength(2);
});
