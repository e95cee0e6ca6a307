import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { HeroCarousel, type HeroSlide } from '../../../index.ts';
import { samplePicture } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/HeroCarousel',
  component: HeroCarousel,
  parameters: usage({
    when: 'At the top of a home page or a lobby: two to five messages of the day.',
    not: 'Anything that a player must know or do. Never use two on one page.',
    access:
      'Players can pause it. It waits while hovered or focused and does not move with reduced motion. An offer’s terms are on its slide.',
    words: 'A title of a few words, one sentence, one action. Conditions go into `terms`, never into the picture.',
  }),
};
export default meta;
type Story = StoryObj;

const slides: HeroSlide[] = ['The sky pays tonight', 'Revontulet palkitsevat pitkän illan odottajat', 'Jackpots'].map(
  (title, index) => ({
    id: title,
    title,
    eyebrow: index === 0 ? 'Welcome offer' : undefined,
    text: 'Up to €200 and 50 spins.',
    action: { label: 'Join and play', href: '#j' },
    terms: '18+. New players. Wagering 35×.',
    picture: samplePicture(index * 3 + 1, 1600, 760),
  }),
);

export const Full: StoryObj<typeof HeroCarousel> = { args: { slides, layout: 'full' } };
export const Split: Story = { render: () => <HeroCarousel slides={slides} layout="split" /> };
export const CardLayout: Story = { render: () => <HeroCarousel slides={slides} layout="card" /> };
export const Editorial: Story = { render: () => <HeroCarousel slides={slides} layout="editorial" /> };
export const Loading: Story = { render: () => <HeroCarousel slides={undefined} /> };
