import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsSearch } from '@baize/contracts/sportsbook';
import { handle, withShell } from '@baize/testing';
import { FoundEvents } from './FoundEvents.tsx';

const meta: Meta = { title: 'Sportsbook/FoundEvents', tags: ['!autodocs'], component: FoundEvents };
export default meta;

export const Found: StoryObj = {
  // The vendor is asked once the player has stopped typing.
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Harriers/ });
  },
  args: { query: 'wol' },
  decorators: [
    withShell({
      handlers: [
        handle(sportsSearch, {
          data: [
            {
              kind: 'team',
              name: 'Wolves of the Northern Harbour',
              detail: 'Frost Series',
              path: { category: 'ice-hockey', region: 'sweden', competition: 'frost-series' },
            },
            {
              kind: 'event',
              name: 'Wolves – Harriers',
              detail: 'Frost Series',
              path: { category: 'ice-hockey', region: 'sweden', competition: 'frost-series', event: 'wolves-harriers' },
            },
          ],
        }),
      ],
    }),
  ],
};
