import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessContext } from '@baize/contracts/site';
import { handle, refuse } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Head } from '../document/Head.tsx';
import { RestrictedScreen, type PlaceRefusal } from './Restricted.tsx';

const show = (kind: PlaceRefusal, access: string | null) =>
  renderWithShell(
    <>
      <Head titleKey="site.problem.restricted.title" />
      <RestrictedScreen kind={kind} />
    </>,
    {
      handlers: [
        handle(
          accessContext,
          access === null
            ? refuse(503, 'error.service_unavailable')
            : { access, reason: 'country', countryCode: 'FI', regionCode: null, ipAddress: '198.51.100.24' },
        ),
      ],
    },
  );

it.each([
  ['restricted', 'allowed', 'You can use this site'],
  ['blocked', 'allowed', 'You can use this site'],
  ['restricted', null, 'You can use this site'],
  ['restricted', 'restricted', 'Not available where you are'],
  ['blocked', 'blocked', 'Access from your network is blocked'],
  ['restricted', 'unheard of', 'Not available where you are'],
] as const)('the page %s explains in text and title that a visitor is %s', async (kind, access, title) => {
  show(kind, access);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title} – `)));
});
