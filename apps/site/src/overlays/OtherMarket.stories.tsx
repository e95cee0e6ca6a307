import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { sessionLaw } from '@baize/contracts/market-law';
import { accessDetails } from '@baize/contracts/player';
import { consentAtom } from '@baize/shell';
import { cookieChoice, handle, playerProfile, playerSession, sessionLawOf, withShell } from '@baize/testing';
import { expectToWait, FramedMain, type FramedPage } from '../testing/FramedMain.tsx';
import { keepHomeSite } from './home-site.ts';
import { OtherMarket } from './OtherMarket.tsx';

interface FirstPage {
  /** A page that kept no place for the line: the notice asks at the bottom of the window. */
  first: boolean;
  /** The page has a game, or the skeleton of a game whose frame comes. */
  frame: FramedPage | 'none';
}
function Notice({ first, frame }: FirstPage) {
  const setConsent = useSetAtom(consentAtom);
  keepHomeSite(first ? null : 'shown');
  useEffect(() => {
    // The cookie notice comes first.
    setConsent(cookieChoice());
  }, [setConsent]);
  return (
    <>
      {frame !== 'none' && <FramedMain page={frame} />}
      <OtherMarket key={String(first)} />
    </>
  );
}

/** What a player reads on another market's site: a question on the first page, then a line below the header. */
const meta: Meta<typeof Notice> = {
  title: 'Overlays/Home site',
  tags: ['!autodocs'],
  component: Notice,
  args: { first: false, frame: 'none' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    withShell({
      who: playerSession(),
      handlers: [
        handle(
          sessionLaw,
          sessionLawOf({
            startedAt: '2026-11-20T12:00:00.000Z',
            now: '2026-11-20T12:00:00.000Z',
            homePair: 'fr-CA',
            currencyCode: 'CAD',
          }),
        ),
        handle(accessDetails, playerProfile({ currencyCode: 'CAD' })),
      ],
    }),
  ],
  // Other stories start without a place kept for the line.
  beforeEach: () => () => keepHomeSite(null),
  play: async ({ canvas }) => {
    const details = await canvas.findByText(/stricter rules of both sites apply here, and your amounts are in CAD/);
    const { width, height, right } = details.getBoundingClientRect();
    await expect(width).toBeGreaterThan(200);
    await expect(height).toBeGreaterThan(12);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(getComputedStyle(details).clipPath).toBe('none');
  },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const FirstPageOnAPhone: Story = { args: { first: true }, globals: { viewport: { value: 'phone' } } };
/** A question over the game's buttons would lead away from the round. */
export const WaitsForAGame: Story = {
  args: { first: true, frame: 'game' },
  play: async (context) => expectToWait(context, 'Your home site: Canada'),
};
export const WaitsForALoadingGame: Story = {
  args: { first: true, frame: 'skeleton' },
  play: async (context) => expectToWait(context, 'Your home site: Canada'),
};
