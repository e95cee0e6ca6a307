import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { HeroBoard, HeroCarousel, Standings, type HeroSlide } from '../../../index.ts';
import { sampleName, samplePicture, sampleStudio } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/HeroBoard',
  component: HeroBoard,
  parameters: usage({
    when: 'The top of a home page for a brand with the `board` hero: a low banner, and figures of the same height.',
    not: 'Use `HeroCarousel` alone if the banner is the page, or `Grid` for two things of equal weight.',
    access: 'It has no role of its own: banner and figures keep theirs and are read in this order.',
    words:
      'Its parts have their own text. Keep the banner’s title to two lines, so that both sides have the same height.',
  }),
};
export default meta;
type Story = StoryObj;

const slides: readonly HeroSlide[] = [
  {
    id: 'a',
    title: 'Matchday at the tables',
    text: 'Short rounds, plain figures.',
    action: { label: 'Open the lobby', href: '#lobby' },
    picture: { ...samplePicture(3, 1600, 640), alt: '' },
  },
  {
    id: 'b',
    title: 'Half-time at the tables',
    text: 'Second slide.',
    action: { label: 'See all', href: '#all' },
    picture: { ...samplePicture(5, 1600, 640), alt: '' },
  },
];
const rows = ['€ 1,284,510.20', '€ 318,004.75', '€ 92,760.00', '€ 41,118.35', '€ 8,204.90'].map((value, index) => ({
  id: String(index),
  href: `#${index}`,
  name: sampleName(index),
  meta: sampleStudio(index),
  value,
  picture: samplePicture(index),
}));

export const WithStandings: StoryObj<typeof HeroBoard> = {
  args: {
    aside: <Standings title="Jackpots right now" rows={rows} />,
    children: <HeroCarousel layout="board" slides={slides} />,
  },
};
export const BannerAlone: Story = {
  render: () => (
    <HeroBoard>
      <HeroCarousel layout="board" slides={slides} />
    </HeroBoard>
  ),
};
export const Loading: Story = {
  render: () => (
    <HeroBoard aside={<Standings title="Jackpots right now" rows={undefined} />}>
      <HeroCarousel layout="board" slides={undefined} />
    </HeroBoard>
  ),
};
export const FiguresLoading: Story = {
  render: () => (
    <HeroBoard
      aside={<Standings title="Jackpots right now" rows={rows.map((row) => ({ ...row, value: undefined }))} />}
    >
      <HeroCarousel layout="board" slides={slides} />
    </HeroBoard>
  ),
};
export const NoFigures: Story = {
  render: () => (
    <HeroBoard
      aside={
        <Standings
          title="Jackpots right now"
          rows={rows.map((row) => ({ ...row, value: null }))}
          missing="We can’t show the amounts right now. You can still play the games."
        />
      }
    >
      <HeroCarousel layout="board" slides={slides} />
    </HeroBoard>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <HeroBoard aside={<Standings title={LONG_WORD} rows={rows} />}>
      <HeroCarousel
        layout="board"
        slides={[
          {
            id: 'a',
            title: LONG_WORD,
            action: { label: LONG_WORD, href: '#a' },
            picture: { ...samplePicture(3, 1600, 640), alt: '' },
          },
        ]}
      />
    </HeroBoard>
  ),
};
