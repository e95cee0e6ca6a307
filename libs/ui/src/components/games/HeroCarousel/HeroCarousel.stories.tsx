import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { HeroCarousel, type HeroSlide } from '../../../index.ts';
import { samplePicture } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/HeroCarousel',
  component: HeroCarousel,
  parameters: usage({
    when: 'On top of a home page or a lobby: two to five things that the house wants to say today.',
    not: 'For anything that a player needs to know or do. Never two on one page.',
    access:
      'It can be paused, waits while it is pointed at or focused, and does not turn by itself with reduced motion. Terms of an offer stand on its slide.',
    words: 'A title of a few words, one sentence, one action. Conditions in `terms`, never in the picture.',
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

export const Full: Story = { render: () => <HeroCarousel slides={slides} layout="full" /> };
export const Split: Story = { render: () => <HeroCarousel slides={slides} layout="split" /> };
export const CardLayout: Story = { render: () => <HeroCarousel slides={slides} layout="card" /> };
export const Editorial: Story = { render: () => <HeroCarousel slides={slides} layout="editorial" /> };
export const Loading: Story = { render: () => <HeroCarousel slides={undefined} /> };
