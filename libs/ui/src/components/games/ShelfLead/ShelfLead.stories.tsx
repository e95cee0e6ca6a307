import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameRow, GameTile, ShelfLead } from '../../../index.ts';
import { usage } from '../../../fixtures/usage.ts';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';

const meta: Meta = {
  title: 'Games/ShelfLead',
  component: ShelfLead,
  parameters: usage({
    when: 'The first place of a row of games that has something to say: the highest jackpot, or what a category is about.',
    not: 'Rows without a story need none. Offers are `Banner`s: they need their terms.',
    access: 'One link: its words are its name. The picture is decoration.',
    words: 'A title of one line, one sentence, and a link that names its destination. A figure has a currency.',
  }),
};
export default meta;
type Story = StoryObj;

const tiles = Array.from({ length: 12 }, (_, index) => (
  <GameTile key={index} title={sampleName(index)} href={`#${index}`} picture={samplePicture(index)} />
));
const row = (lead: ReactNode) => (
  <GameRow title="Jackpots right now" rows={2} seeAll={{ href: '#all', label: 'See all 60' }}>
    {lead}
    {tiles}
  </GameRow>
);

export const Jackpot: StoryObj<typeof ShelfLead> = {
  args: {
    href: '#1',
    eyebrow: 'Highest jackpot',
    figure: '€2,245,211.12',
    title: sampleName(1),
    picture: samplePicture(1, 1312, 640),
  },
  render: (args) => row(<ShelfLead {...args} />),
};
export const LongFigure: Story = {
  render: () =>
    row(
      <ShelfLead
        href="#1"
        eyebrow="Highest jackpot"
        figure="CLP 2.245.211.120"
        title={sampleName(1)}
        picture={samplePicture(1, 1312, 640)}
      />,
    ),
};
/** On a prerendered page: its script has written the figure, and the app will name the game and show its picture. */
export const BeforeTheApp: Story = {
  render: () => row(<ShelfLead href="#all" eyebrow="Highest jackpot" figure={null} />),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-figure-of="highest"]');
    if (!place) throw new Error('The row has no place for its highest jackpot.');
    const empty = place.offsetHeight;
    place.dataset['figure'] = 'CLP 2.245.211.120';
    place.dataset['long'] = '';
    await expect(getComputedStyle(place, '::before').content).toContain('2.245.211.120');
    await expect(place.offsetHeight).toBe(empty);
  },
};
export const Editorial: Story = {
  render: () =>
    row(
      <ShelfLead
        href="#1"
        title="Out where the map ends"
        text="Pirates, prairies and long night drives: games that tell a story."
        action="Set out"
        picture={samplePicture(2, 1600, 640)}
      />,
    ),
  // Any text of the site has it from the page's body.
  play: ({ canvas }) =>
    expect(getComputedStyle(canvas.getByText(/^Pirates, prairies/)).getPropertyValue('text-wrap-style')).toBe('pretty'),
};
export const LongLabel: Story = {
  render: () =>
    row(
      <ShelfLead
        href="#1"
        title={LONG_WORD}
        text={`${LONG_WORD} ${LONG_WORD}`}
        action={LONG_WORD}
        picture={samplePicture(3, 1600, 640)}
      />,
    ),
};
