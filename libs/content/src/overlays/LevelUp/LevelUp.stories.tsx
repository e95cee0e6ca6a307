import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { accessDetails } from '@baize/contracts/player';
import { handle, handleContent, playerProfile, playerSession, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { LevelUp } from './LevelUp.tsx';

/** The moment in which a player reads of a new loyalty level. It opens over an ordinary page. */
const meta: Meta<typeof LevelUp> = {
  title: 'Content/Level up',
  tags: ['!autodocs'],
  component: LevelUp,
  args: { level: 2, onOpen: () => undefined, onClose: () => undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export default meta;
type Story = StoryObj<typeof LevelUp>;

const LEVELS = [
  ['Guest', 'Favourites, recent games and your own limits on every device.'],
  ['Regular', 'Rewards for your level appear in your account, each with its terms before you accept it.'],
  ['Friend', 'Earlier news of new games in your inbox, if you want it.'],
  ['Confidant', 'Support knows your history, so you never have to explain anything twice.'],
  ['Kunniavieras pitkäaikaisasiakkaille', 'Oma yhteyshenkilö, joka kysyy myös, onko pelaaminen yhä hauskaa.'],
] as const;
const shell = (path = 'online-casino') =>
  withShell({
    who: playerSession(),
    path,
    handlers: [
      handle(accessDetails, playerProfile()),
      handleContent('vipPage', {
        title: 'Loyalty',
        intro: 'For people who like it here, not for people who play more.',
        body: [],
        image: { ref: storyImageRef(0, 'banner'), color: '#1d2440' },
        levels: LEVELS.map(([name, benefit], index) => ({
          level: index + 1,
          name,
          benefit,
          criterion: 'You have been with us for a while.',
        })),
      }),
    ],
  });

export const Default: Story = { decorators: [shell()] };
export const Phone: Story = { decorators: [shell()], globals: { viewport: { value: 'phone' } } };
/** Long words, as Finnish has them. */
export const LongWords: Story = {
  args: { level: 5 },
  decorators: [shell()],
  globals: { viewport: { value: 'phone' } },
};
/** Nothing leads to the page that the player is on. */
export const OnTheLoyaltyPage: Story = { decorators: [shell('loyalty')] };
