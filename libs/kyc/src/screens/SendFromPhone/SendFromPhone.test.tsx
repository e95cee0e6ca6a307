import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { phoneFilePart, phoneFileStart, phoneOpening } from '@baize/contracts/kyc';
import { handle, reference, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { SendFromPhone } from './SendFromPhone.tsx';

const TOKEN = 'k'.repeat(80);
const PASS = 'p'.repeat(80);
const soon = (ms = 900_000) => new Date(Date.now() + ms).toISOString();
const file = { fileId: reference(9), name: 'passport.jpg', kind: null, size: 300_000, received: 0, pages: null };

/** A phone that nobody is logged in to. */
const open = (
  handlers: NonNullable<NonNullable<Parameters<typeof renderWithShell>[1]>['handlers']>,
  hash = `#link=${TOKEN}`,
  page: ReactNode = <SendFromPhone />,
) => renderWithShell(page, { path: `/en-UN/send-documents${hash}`, handlers });
const choose = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Proof of identity' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, new File([new Uint8Array(300_000)], 'passport.jpg', { type: 'image/jpeg' }));
};

it('warns first, opens the link when the player says so, and sends with the pass alone', async () => {
  const asked: object[] = [];
  const { user, location } = open([
    handle(phoneOpening, ({ body }) => {
      asked.push(body);
      return { pass: PASS, documentType: 'PROOF_OF_ID' as const, expiresAt: soon() };
    }),
    handle(phoneFileStart, ({ body, headers }) => {
      asked.push(body, { authorization: headers.get('authorization') });
      return file;
    }),
    handle(phoneFilePart, ({ body }) => {
      asked.push({ pass: body.pass, offset: body.offset });
      const received = Math.min(300_000, body.offset + 196_608);
      return { ...file, received, kind: received === 300_000 ? ('image/jpeg' as const) : null };
    }),
  ]);
  // The secret has left the address, and a preview of the page has opened nothing.
  await waitFor(() => expect(location().hash).toBe(''));
  expect(screen.getByText(/Never use a code that someone sent you/)).toBeVisible();
  expect(asked).toEqual([]);
  await choose(user);
  expect(await screen.findByText(/Your files are on your computer/)).toBeVisible();
  expect(asked).toEqual([
    { token: TOKEN },
    { name: 'passport.jpg', size: 300_000, pass: PASS },
    { authorization: null },
    { pass: PASS, offset: 0 },
    { pass: PASS, offset: 196_608 },
  ]);
  // What has arrived is the desktop's to remove.
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/kkkk|pppp/);
});

it('says that a link is used or over', async () => {
  const { user } = open([handle(phoneOpening, refuse(404, 'error.document.phone_link'))]);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(await screen.findByText(/This code has already been used or has expired/)).toBeVisible();
});

it('says so at a file that comes too late, and keeps it to try again', async () => {
  const { user } = open([
    handle(phoneOpening, { pass: PASS, documentType: 'PROOF_OF_ID' as const, expiresAt: soon() }),
    handle(phoneFileStart, refuse(404, 'error.document.phone_link')),
  ]);
  await choose(user);
  expect(await screen.findByText(/This code has already been used or has expired/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Remove passport\.jpg/ })).toBeVisible();
});

it('ends by itself when the time is over', async () => {
  const { user } = open([
    handle(phoneOpening, () => ({ pass: PASS, documentType: 'PROOF_OF_ID' as const, expiresAt: soon(1500) })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'Proof of identity' });
  expect(await screen.findByText(/You can’t send anything from this page/)).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

it('has nothing to start without a link', async () => {
  open([], '');
  expect(await screen.findByText(/You can’t send anything from this page/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it('starts from scratch with another code in the same tab', async () => {
  const { user } = open(
    [
      handle(phoneOpening, ({ body }) =>
        body.token === TOKEN
          ? refuse(404, 'error.document.phone_link')
          : { pass: PASS, documentType: 'PROOF_OF_ADDRESS' as const, expiresAt: soon() },
      ),
    ],
    `#link=${TOKEN}`,
    <>
      <SendFromPhone />
      <Link to={`/en-UN/send-documents#link=${'n'.repeat(80)}`}>the next code</Link>
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText(/This code has already been used/);
  await user.click(screen.getByText('the next code'));
  expect(screen.queryByText(/This code has already been used/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('heading', { name: 'Proof of address' })).toBeVisible();
});
