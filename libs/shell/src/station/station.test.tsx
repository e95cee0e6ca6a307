import { QueryClient, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accessContext, siteFlags, siteLocation } from '@baize/contracts/site';
import { call } from '@baize/http';
import { handle, lost, never, playerSession, refuse, serve } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { createQueryClient } from '../query-client.ts';
import { flagsQuery, useFlags } from '../flags/flags.ts';
import { accessQuery, useRefusedAccess } from './access.ts';
import { useChannel } from './device.ts';
import { checkInitialAccess } from './initial-access.ts';
import { locationQuery, useCountry, useStation } from './station.ts';

const FLAGS = {
  flags: { liveTableRoute: false, signupCallback: false, fluidPayment: false, maintenance: false, playSlugRoute: true },
  maintenanceUntil: null,
};
const seen = (access: string) => ({
  access,
  reason: 'country',
  countryCode: 'US',
  regionCode: null,
  ipAddress: '192.0.2.1',
});
const place = { ipAddress: '192.0.2.1', countryCode: 'NZ', city: 'Nelson', regionCode: 'NSN' };

/** Sets the window's width; only media queries read it. */
function windowOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches:
      Number(/min-width: (\d+)/.exec(query)?.[1] ?? 0) <= width &&
      width <= Number(/max-width: (\d+)/.exec(query)?.[1] ?? 99_999),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
afterEach(() => {
  vi.unstubAllGlobals();
});

function Shown() {
  const station = useStation();
  return <p>{JSON.stringify({ ...station, country: useCountry(), channel: useChannel() })}</p>;
}
const shown = () =>
  JSON.parse(screen.getByText(/autodetectedCountry/).textContent) as ReturnType<typeof useStation> & {
    country: string | null;
    channel: string;
  };

describe('the player station (A§3)', () => {
  it('returns what was detected, with one request for all users', async () => {
    const asked = vi.fn(() => place);
    renderWithShell(
      <>
        <Shown />
        <Shown2 />
      </>,
      { handlers: [handle(siteLocation, asked)], pair: 'en-NZ' },
    );
    await waitFor(() =>
      expect(shown()).toMatchObject({
        autodetectedCountry: 'NZ',
        autodetectedRegion: 'NSN',
        autodetectedCity: 'Nelson',
        ipAddress: '192.0.2.1',
        market: 'NZ',
        country: 'NZ',
      }),
    );
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['without an answer', lost()],
    ['with an unknown place', { ipAddress: '127.0.0.1', countryCode: null, city: null, regionCode: null }],
  ] as const)('restricts nothing %s', async (_, answer) => {
    const { queryClient } = renderWithShell(<Shown />, { handlers: [handle(siteLocation, answer)] });
    await waitFor(() => expect(queryClient.getQueryState(locationQuery.queryKey)?.fetchStatus).toBe('idle'));
    expect(shown()).toMatchObject({ autodetectedCountry: null, country: null, market: 'UN' });
  });
  it.each([
    ['fi-FI', 'FI'],
    ['en-UN', null],
  ] as const)(
    'assumes the country of a market that has one while the visitor’s is unknown: %s',
    async (pair, country) => {
      const unknown = { ...place, countryCode: null };
      renderWithShell(<Shown />, { handlers: [handle(siteLocation, unknown)], pair });
      expect(shown().country).toBe(country);
      await waitFor(() => expect(shown().ipAddress).toBe('192.0.2.1'));
      expect(shown()).toMatchObject({ autodetectedCountry: null, country });
    },
  );

  it('prefers the player’s home country to the detected one', async () => {
    renderWithShell(<Shown />, { handlers: [handle(siteLocation, place)], who: playerSession({ countryCode: 'CA' }) });
    await waitFor(() => expect(shown()).toMatchObject({ autodetectedCountry: 'NZ', country: 'CA' }));
  });
  it.each([
    [320, 'mobile', 'mobile'],
    [767, 'mobile', 'mobile'],
    [768, 'tablet', 'web'],
    [1023, 'tablet', 'web'],
    [1024, 'desktop', 'web'],
    [2560, 'desktop', 'web'],
  ] as const)('%d px is a %s of the %s channel', (width, kind, channel) => {
    windowOf(width);
    renderWithShell(<Shown />);
    expect(shown()).toMatchObject({ device: { desktop: false, tablet: false, mobile: false, [kind]: true }, channel });
  });
});

function Shown2() {
  return <span>{useStation().autodetectedCity}</span>;
}
function Refused() {
  return <p>{useRefusedAccess()?.kind ?? 'open'}</p>;
}

describe('access', () => {
  it.each([
    ['allowed', 'open'],
    ['restricted', 'restricted'],
    ['blocked', 'blocked'],
    ['something new', 'restricted'],
  ])('%s is %s', async (access, kind) => {
    const { queryClient } = renderWithShell(<Refused />, { handlers: [handle(accessContext, seen(access))] });
    await waitFor(() => expect(queryClient.getQueryData(accessQuery.queryKey)).toBeDefined());
    expect(await screen.findByText(kind)).toBeVisible();
  });
  it.each([
    ['no answer', lost()],
    ['a failure', refuse(500, 'error.system.error')],
  ] as const)('%s locks no one out', async (_, answer) => {
    const { queryClient } = renderWithShell(<Refused />, { handlers: [handle(accessContext, answer)] });
    await waitFor(() => expect(queryClient.getQueryState(accessQuery.queryKey)?.status).toBe('error'));
    expect(screen.getByText('open')).toBeVisible();
  });
});

describe('the check before the first render', () => {
  it('knows access, flags and country before the first render', async () => {
    serve(handle(accessContext, seen('restricted')), handle(siteFlags, FLAGS), handle(siteLocation, place));
    const client = createQueryClient();
    await checkInitialAccess(client);
    expect([
      client.getQueryData(accessQuery.queryKey)?.access,
      client.getQueryData(flagsQuery.queryKey)?.flags.maintenance,
      client.getQueryData(locationQuery.queryKey)?.countryCode,
    ]).toEqual(['restricted', false, 'NZ']);
  });
  it.each([
    ['is silent', never],
    ['is away', lost()],
  ] as const)('opens the page when the API %s', async (_, answer) => {
    serve(handle(accessContext, answer), handle(siteFlags, answer), handle(siteLocation, answer));
    const begun = performance.now();
    await checkInitialAccess(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 80);
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});

describe('a refused call shows', () => {
  function Asks() {
    useQuery({ queryKey: ['anything'], queryFn: () => call(siteLocation) });
    return (
      <p>
        {useFlags()?.flags.maintenance ? 'closed' : 'open'} {useRefusedAccess()?.kind}
      </p>
    );
  }
  it('maintenance at once, with its end', async () => {
    const { queryClient } = renderWithShell(<Asks />, {
      handlers: [
        handle(siteFlags, FLAGS),
        handle(siteLocation, refuse(503, 'error.maintenance', { details: { until: '2026-11-21T14:30:00.000Z' } })),
      ],
    });
    await waitFor(() =>
      expect(queryClient.getQueryData(flagsQuery.queryKey)).toMatchObject({
        flags: { maintenance: true, playSlugRoute: true },
        maintenanceUntil: '2026-11-21T14:30:00.000Z',
      }),
    );
    expect(await screen.findByText('closed')).toBeVisible();
  });
  it.each(['error.country.blocked', 'error.place.blocked'])(
    'that the place is refused (%s), and checks access again',
    async (code) => {
      let access = 'allowed';
      const asked = vi.fn(() => seen(access));
      renderWithShell(<Asks />, {
        handlers: [
          handle(accessContext, asked),
          handle(siteFlags, FLAGS),
          handle(siteLocation, async () => {
            await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
            access = 'restricted';
            return refuse(403, code);
          }),
        ],
      });
      expect(await screen.findByText('open restricted')).toBeVisible();
    },
  );
});
