import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionLaw } from '@baize/contracts/market-law';
import { accessDetails } from '@baize/contracts/player';
import { handle, playerProfile, playerSession, withShell } from '@baize/testing';
import { OtherMarket } from './OtherMarket.tsx';

/** The line below the header for a player on another market's site. */
const meta: Meta<typeof OtherMarket> = {
  title: 'Overlays/Home site',
  tags: ['!autodocs'],
  component: OtherMarket,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withShell({
      who: playerSession(),
      handlers: [
        handle(sessionLaw, {
          startedAt: '2026-11-20T12:00:00.000Z',
          now: '2026-11-20T12:00:00.000Z',
          panicButton: false,
          limitFieldPrefilled: true,
          rtpShownPerGame: false,
          allows: { liveCasino: true, jackpots: true, promotions: true, playBeforeVerification: true },
          protectionLinks: [],
          homePair: 'fr-CA',
          reminder: null,
          netPosition: 0,
          currencyCode: 'CAD',
        }),
        handle(accessDetails, playerProfile({ currencyCode: 'CAD' })),
      ],
    }),
  ],
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
type Story = StoryObj<typeof OtherMarket>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
