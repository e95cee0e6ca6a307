import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LocalePair } from '@baize/brand';
import { INBOX_KINDS, markInboxRead, readInbox, type InboxPlace, type InboxValues } from '@baize/contracts/inbox';
import { handle, messagesOf, playerSession, reference, testBrand } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { MODULES } from './modules.ts';

const KINDS = Object.entries(INBOX_KINDS);

async function declared() {
  const owners = await Promise.all(
    MODULES.map(async ({ namespace, inbox }) => ({ namespace, kinds: inbox ? (await inbox()).inboxKinds : {} })),
  );
  return owners.flatMap(({ namespace, kinds }) =>
    Object.entries(kinds).map(([kind, display]) => ({ kind, namespace, ...display })),
  );
}

it('has exactly one module for each kind that the API sends', async () => {
  expect((await declared()).map(({ kind }) => kind).sort()).toEqual(KINDS.map(([kind]) => kind).sort());
});

it('has texts for each kind in its module’s namespace', async () => {
  const english = messagesOf('en');
  for (const { namespace, titleKey, namedTitleKey, textKey } of await declared())
    for (const key of [titleKey, namedTitleKey ?? titleKey, textKey])
      expect({ ...english['default'], ...english[namespace] }).toHaveProperty([key]);
});

it('leads to support wherever a text asks to contact it', async () => {
  const english = messagesOf('en');
  const asking = (await declared()).filter(({ namespace, textKey }) =>
    ({ ...english['default'], ...english[namespace] })[textKey]?.includes('contact support'),
  );
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter(({ mentionsSupport }) => !mentionsSupport).map(({ kind }) => kind)).toEqual([]);
});

it.each(KINDS)('shows %s in the words of its module', async (kind, place) => {
  await show(kind, place);
  const own = (await declared()).find((display) => display.kind === kind);
  const texts = messagesOf('en');
  const title = (texts[own?.namespace ?? ''] ?? texts['default'])?.[own?.titleKey ?? ''] ?? '';
  expect(title).not.toBe('');
  expect(await screen.findByText(title.replace('{brand}', testBrand().config.name))).toBeVisible();
});

it('writes amounts as the reader does', async () => {
  await show('DEPOSIT_SUCCEEDED', 'NOTIFICATION');
  expect(await screen.findByText(/€50\.00 added to your balance/)).toBeVisible();
});

it.each([
  ['fi-FI', { en: 'Sunday Spins', fi: 'Sunnuntain pyöräytykset' }, 'Sunnuntain pyöräytykset'],
  ['fi-FI', { en: 'Sunday Spins', sv: 'Söndagssnurr' }, 'Sunday Spins'],
  ['en-UN', { en: 'Sunday Spins', fi: 'Sunnuntain pyöräytykset' }, 'Sunday Spins'],
] as const)('names in %s what a message with the names %o is about', async (pair, names, name) => {
  await show('TOURNAMENT_STOPPED', 'NOTIFICATION', { names }, pair);
  expect(await screen.findByText(new RegExp(name))).toBeVisible();
});

async function show(kind: string, place: InboxPlace, values: InboxValues = {}, pair?: LocalePair) {
  const path = place === 'MESSAGE' ? 'my-account/inbox' : 'my-account/inbox/notifications';
  const route = MODULES.flatMap(({ routes }) => routes).find((known) => known.path === path);
  if (!route) throw new Error(`No module has the route ${path}.`);
  const { Component } = await route.lazy();
  renderWithShell(<Component />, {
    who: playerSession(),
    modules: MODULES,
    ...(pair && { pair }),
    handlers: [
      handle(readInbox, {
        messages: [
          {
            messageId: reference(1),
            kind,
            place,
            values: { amount: 50, currencyCode: 'EUR', version: 2, ...values },
            createdAt: '2026-11-20T12:00:00.000Z',
            readAt: null,
          },
        ],
        unread: 1,
      }),
      handle(markInboxRead, undefined as never),
    ],
  });
}
