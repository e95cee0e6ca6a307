import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GreetingBand } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';

const meta: Meta = {
  title: 'Games/GreetingBand',
  component: GreetingBand,
  parameters: usage({
    when: 'The top of a signed-in player’s home page.',
    not: 'Visitors see a `HeroCarousel`. It carries no offers: these have terms.',
    access: 'It holds the page’s heading. The picture is decoration, and the link names the game.',
    words: 'A greeting with the first name, one line about the last game, and “Play” with the game’s name.',
  }),
};
export default meta;
type Story = StoryObj;

/** The width of the toolbar’s phone. */
const PHONE = 390;
const picture = { ...samplePicture(4, 640, 320), portrait: { srcSet: samplePicture(4, 320, 656).src } };
export const LastGame: StoryObj<typeof GreetingBand> = {
  args: {
    title: 'Welcome back, Aino',
    text: `You last played ${sampleName(4)}.`,
    action: { label: 'Play again', href: '#game' },
    picture,
  },
  play: async ({ canvasElement }) => {
    const fades = [...canvasElement.querySelectorAll('div, span')]
      .map((part) => getComputedStyle(part).maskImage)
      .filter((mask) => mask !== 'none');
    // A few pixels look like a blurred edge: the picture fades over a share of its width, or not at all.
    await expect(fades).toEqual([expect.stringMatching(/ (0px|\d+%)\)$/)]);
  },
};
/** A title of two lines and a text of three: nothing below moves when they arrive. */
export const ManyLines: StoryObj<typeof GreetingBand> = {
  args: {
    ...LastGame.args,
    title: 'Welcome back, Wilhelmina',
    text: 'You last played Madame Éclair’s Macaron Ballet Jackpot Hold and Draw.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // On another window the words take more lines, or their type is larger.
    if (window.innerWidth !== PHONE) return;
    await document.fonts.ready;
    await expect(canvas.getByRole('heading').closest('section')?.getBoundingClientRect().height).toBe(200);
  },
};
export const NothingPlayed: Story = {
  render: () => (
    <GreetingBand
      title="Welcome back, Aino"
      text="Pick a game below, or look around first."
      action={{ label: 'Browse the games', href: '#lobby' }}
      picture={picture}
    />
  ),
};
export const Loading: Story = { render: () => <GreetingBand title={undefined} /> };
export const LongLabel: Story = {
  render: () => (
    <GreetingBand title={LONG_WORD} text={LONG_WORD} action={{ label: LONG_WORD, href: '#a' }} picture={picture} />
  ),
};
