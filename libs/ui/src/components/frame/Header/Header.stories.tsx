import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, UserRound } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { BalancePill, Button, Header, type HeaderProps, IconButton, NavTabs } from '../../../index.ts';

const meta: Meta = {
  title: 'Frame/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Once, at the top of the application: logo, product navigation (from 1024 px), search, then log in and join, or balance and deposit.',
      not: 'A page’s own title or tabs belong in the page, or in `below` if they must stay visible.',
      access:
        'A banner with a named navigation. The logo is the home link, named after the brand. The current area has a line.',
      words: 'Areas are one word. Next to the balance there is room for one short verb.',
    }),
  },
};
export default meta;
type Story = StoryObj;

interface LoadedBrand {
  id: string;
  logo: string | undefined;
  symbol: string | undefined;
}
const areas = ['Casino', 'Live casino', 'Sports', 'Promotions'];
const itemsOf = (labels: readonly string[]) =>
  labels.map((label, index) => ({ href: `#${index}`, label, current: index === 0 }));
const euro = (hundredths: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);
const visitor = (
  <>
    <Button variant="secondary" size="sm">
      Log in
    </Button>
    <Button size="sm">Join</Button>
  </>
);
const player = (
  <>
    <BalancePill
      value={128450}
      format={euro}
      label="Balance"
      href="#wallet"
      deposit={{ label: 'Deposit', href: '#deposit' }}
    />
    <IconButton icon={UserRound} label="Account" variant="soft" />
  </>
);

function draw(
  arrangement?: HeaderProps['arrangement'],
  end = visitor,
  labels = areas,
  below?: boolean,
): NonNullable<Story['render']> {
  return (args, { loaded }) => {
    const brand = loaded['brand'] as LoadedBrand | undefined;
    const logo = brand?.logo ? <img src={brand.logo} alt="" width={170} height={36} /> : <strong>{brand?.id}</strong>;
    return (
      <Header
        logo={logo}
        compactLogo={brand?.symbol ? <img src={brand.symbol} alt="" width={36} height={36} /> : undefined}
        homeHref="#"
        homeLabel={brand?.id ?? ''}
        arrangement={arrangement}
        items={itemsOf(labels)}
        search={<IconButton icon={Search} label="Search games" />}
        {...args}
        below={
          below ? (
            <NavTabs
              label="Sports"
              items={[
                { href: '#football', label: 'Football', current: true },
                { href: '#hockey', label: 'Ice hockey' },
                { href: '#tennis', label: 'Tennis' },
              ]}
            />
          ) : undefined
        }
      >
        {end}
      </Header>
    );
  };
}

export const Visitor: Story = { args: { items: itemsOf(areas), givesWay: false }, render: draw() };
export const Player: Story = { render: draw(undefined, player) };
export const Left: Story = { render: draw('left', player) };
export const Centred: Story = { render: draw('centred', player) };
export const Flanked: Story = { render: draw('flanked', player) };
/** The logo fills the bar from the edge of the window, for logos with their own ground. */
export const Slab: Story = { render: draw('slab', player) };
export const WithASecondLine: Story = { render: draw(undefined, visitor, areas, true) };
export const LongLabel: Story = { render: draw(undefined, visitor, [LONG_WORD, ...areas]) };
/** More areas than a tablet has room for: the row scrolls, and no word lies over the next. */
export const ManyAreasOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: draw('left', player, ['Sports', 'Casino', 'Live casino', 'Virtual sports', 'Promotions', 'Tournaments']),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).queryByRole('navigation', { name: 'Main navigation' });
    // On a phone the product's own row below the header has the areas.
    if (nav === null && innerWidth < 768) return;
    if (nav === null) throw new Error('A tablet has the areas in its header.');
    const links = within(nav).getAllByRole('link');
    await expect(links).toHaveLength(6);
    for (const link of links) await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
