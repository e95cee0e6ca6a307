import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import {
  documentFileRemove,
  documents,
  phoneLink,
  phoneLinkEnd,
  phoneLinkState,
  type DocumentEntry,
} from '@baize/contracts/kyc';
import { playerQueries } from '@baize/shell';
import { handle, playerProfile, playerSession, reference, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { accountDocuments, entry } from '../fixtures/account-documents.ts';
import { Documents } from './Documents.tsx';

const photo = (id: number) => ({
  fileId: reference(id),
  name: `photo-${id}.jpg`,
  kind: 'image/jpeg' as const,
  size: 90_000,
  received: 90_000,
  pages: null,
});
const soon = () => new Date(Date.now() + 300_000).toISOString();

/** The verification page of a desktop, with an API whose link and files the test moves on. */
function desk({ fine = true }: { fine?: boolean } = {}) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        matches: fine && query.includes('fine'),
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as never,
  );
  const api = {
    made: [] as object[],
    ended: 0,
    removed: [] as string[],
    state: 'WAITING' as 'NONE' | 'WAITING' | 'OPENED',
    files: [] as DocumentEntry['files'],
    refusal: false,
  };
  const shown = renderWithShell(<Documents />, {
    who: playerSession(),
    path: '/en-UN/my-account/account/verification',
    handlers: [
      handle(accessDetails, () => playerProfile({ requestDocumentTypeStatus: 'PROOF_OF_ID:REQUESTED' })),
      handle(documents, () => accountDocuments({ idDocument: entry('PROOF_OF_ID', { files: api.files }) })),
      handle(phoneLink, ({ body }) => {
        if (api.refusal) return refuse(409, 'error.document.closed');
        api.made.push(body);
        return { token: `${api.made.length}`.padStart(80, 'k'), expiresAt: soon() };
      }),
      handle(phoneLinkState, () => ({ state: api.state, expiresAt: api.state === 'NONE' ? null : soon() })),
      handle(phoneLinkEnd, () => {
        api.ended += 1;
        return undefined;
      }),
      handle(documentFileRemove, ({ params }) => {
        api.removed.push(params.fileId);
        return undefined;
      }),
    ],
  });
  return {
    ...shown,
    api,
    /** As the site does when the socket says that the player's record has changed. */
    hear: () => act(() => shown.queryClient.invalidateQueries(playerQueries('profile'))),
  };
}
const offer = () => screen.findByRole('button', { name: 'Use your phone’s camera' });
const code = () => screen.findByRole('img', { name: 'QR code that opens the page on your phone' });

beforeAll(async () => {
  await import('./SendByPhone.tsx');
});
beforeEach(() => vi.restoreAllMocks());

it('shows a code for this document, then what the phone has sent, at once', async () => {
  const { user, api, hear } = desk();
  await user.click(await offer());
  expect(await code()).toBeVisible();
  expect(api.made).toEqual([{ documentId: reference(7) }]);
  expect(screen.getByText(/^Time left: 0?4:5\d|^Time left: 0?5:00/)).toBeVisible();
  api.state = 'OPENED';
  await hear();
  expect(await screen.findByText('Your phone is connected')).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  api.files = [photo(21)];
  await hear();
  expect(await screen.findByText('Files received: 1')).toBeVisible();
  api.files = [photo(21), photo(22)];
  await hear();
  expect(await screen.findByText('Files received: 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  // Closing ends what the phone may do.
  await waitFor(() => expect(api.ended).toBe(1));
  // The player looks at what arrived, and may take it back.
  expect(await screen.findByText('photo-21.jpg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Remove photo-22\.jpg/ }));
  await waitFor(() => expect(api.removed).toEqual([reference(22)]));
  expect(screen.queryByText('photo-22.jpg')).toBeNull();
});

it('counts only what arrives while it is open', async () => {
  const { user, api, hear } = desk();
  await user.click(await offer());
  api.files = [photo(21)];
  await hear();
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(await screen.findByText('photo-21.jpg')).toBeVisible();
  await user.click(await offer());
  expect(await code()).toBeVisible();
  expect(screen.queryByText(/^Files received/)).toBeNull();
  api.files = [photo(21), photo(22)];
  await hear();
  expect(await screen.findByText('Files received: 1')).toBeVisible();
});

it('says that a code is over and makes another', async () => {
  const { user, api, hear } = desk();
  await user.click(await offer());
  await code();
  api.state = 'NONE';
  await hear();
  expect(await screen.findByText('This code is no longer valid')).toBeVisible();
  api.state = 'WAITING';
  await user.click(screen.getByRole('button', { name: 'Get a new code' }));
  expect(await code()).toBeVisible();
  expect(api.made).toHaveLength(2);
});

it('says why there is no code, and tries again', async () => {
  const { user, api } = desk();
  api.refusal = true;
  await user.click(await offer());
  expect(await screen.findByText(/We no longer need this document/)).toBeVisible();
  api.refusal = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await code()).toBeVisible();
});

it('is not offered on a phone, which has its own camera', async () => {
  desk({ fine: false });
  expect(await screen.findByRole('button', { name: 'Send for review' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use your phone’s camera' })).toBeNull();
});
