import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Banner, Button } from '../../../index.ts';
import { samplePicture } from '../../../fixtures/pictures.ts';

/** An offer or an announcement within a page. Significant terms go into `terms`, never behind a link alone. For what concerns the player's account, use Alert. */
const meta: Meta<typeof Banner> = {
  title: 'Content/Banner',
  component: Banner,
  parameters: usage({
    when: 'One offer or one piece of news within a page, with a picture, one action and its terms.',
    not: 'What concerns the player’s own account is an `Alert`. Several offers on top of a page are a `HeroCarousel`.',
    access: 'Words are text over the picture, never in it, and are read without it. Terms stand in sight.',
    words: 'What it is, what it costs, until when. No promises about winning.',
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
export const WithoutPicture: Story = {
  args: { title: 'New table opens tonight', children: 'Roulette from 20:00, with a dealer who speaks Finnish.' },
};
export const OnlyATitle: Story = { args: { title: 'We are doing maintenance on Tuesday, 04:00 to 05:00' } };
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
