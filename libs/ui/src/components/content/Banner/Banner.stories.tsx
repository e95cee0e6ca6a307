import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Banner, Button, Link } from '../../../index.ts';
import { samplePicture } from '../../../fixtures/pictures.ts';

const meta: Meta<typeof Banner> = {
  title: 'Content/Banner',
  component: Banner,
  parameters: usage({
    when: 'One offer or announcement within a page, with a picture, one action and its terms.',
    not: 'Use an `Alert` for the player’s own account, and a `HeroCarousel` for several offers at the top of a page.',
    access: 'The text is over the picture, never part of it, and makes sense without it. Terms are always visible.',
    words: 'What it is, what it costs, until when. Never promise winnings.',
  }),
};
export default meta;
type Story = StoryObj<typeof Banner>;

const picture = samplePicture(3, 800, 400);

export const Offer: Story = {
  args: {
    title: 'Half again on your first deposit',
    picture,
    children: 'Up to €100 more to play with.',
    actions: <Button href="#offer">See the offer</Button>,
    terms: '18+. First deposit of €20 or more. Wager 35 times within 7 days. Play responsibly.',
  },
};
export const WithKind: Story = {
  args: {
    title: 'Sunday is for sweets',
    eyebrow: (
      <Badge tone="brand" solid>
        Every week
      </Badge>
    ),
    picture,
    children: 'Our sweetest games in one place.',
    actions: <Button href="#offer">Read more</Button>,
  },
};
/** Half of a tablet crops the picture: its motif is right of the middle, clear of the edge. */
export const OnATablet: Story = {
  ...WithKind,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image && getComputedStyle(image).objectPosition).toBe('88% 50%');
  },
};
export const Compact: Story = {
  args: {
    compact: true,
    title: 'Decide before you play',
    picture,
    children: 'A deposit limit takes a minute to set and applies immediately.',
    actions: (
      <Link tall strong href="#limits">
        Set a limit
      </Link>
    ),
  },
};
export const WithoutPicture: Story = {
  args: { title: 'New table opens tonight', children: 'Roulette from 20:00, with a dealer who speaks Finnish.' },
};
export const TitleOnly: Story = { args: { title: 'We are doing maintenance on Tuesday, 04:00 to 05:00' } };
export const Finnish: Story = {
  args: {
    title: 'Puolet lisää ensimmäisestä talletuksesta',
    picture,
    children: 'Enintään 100 € lisää pelattavaa.',
    actions: <Button href="#offer">Katso tarjous</Button>,
    terms: '18+. Vähintään 20 € talletus. Kierrätys 35 kertaa 7 päivässä.',
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    title: 'Einzahlungsgrenzenänderungsbestätigungsverfahren jetzt vereinfacht',
    picture,
    children: 'Ihre Zahlungsverkehrsabwicklungsgesellschaft bestätigt nun schneller.',
    actions: <Button href="#a">Einzahlungsgrenzenänderung ansehen</Button>,
    terms: 'Es gelten die Allgemeinen Geschäftsbedingungen.',
  },
  globals: { viewport: { value: 'least' } },
};
