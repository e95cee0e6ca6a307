import type { Meta, StoryObj } from '@storybook/react-vite';
import { handleContent, never, playerSession, withShell } from '@baize/testing';
import { gameEntry, gameSummary } from '@baize/games/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { GameOptions } from '@baize/games/GameOptions';

/** On a phone the games of some studios start with this dialog (B§2). */
const meta: Meta<typeof GameOptions> = {
  title: 'Screens/Game options',
  component: GameOptions,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    game: gameSummary(1, {
      provider: 'quickspin',
      demo: true,
      images: { '1x': storyImageRef(1, '1x'), '2xh': storyImageRef(1, '2xh') },
    }),
    onClose: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof GameOptions>;

const entry = handleContent('game', gameEntry(1, { rtp: 96.12 }));
export const Visitor: Story = { decorators: [withShell({ handlers: [entry] })] };
export const Player: Story = { decorators: [withShell({ who: playerSession(), handlers: [entry] })] };
export const NoPlayMoney: Story = {
  args: { game: gameSummary(1, { provider: 'quickspin', demo: false, images: { '1x': storyImageRef(1, '1x') } }) },
  decorators: [withShell({ handlers: [handleContent('game', never)] })],
};
