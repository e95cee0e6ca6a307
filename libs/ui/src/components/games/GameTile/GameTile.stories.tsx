import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { GameTile, GameTileSkeleton, Grid, Inline, Stack, UiProvider } from '../../../index.ts';
import { vars } from '@baize/theme/contract';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';

const meta: Meta = {
  title: 'Games/GameTile',
  component: GameTile,
  parameters: usage({
    when: 'A game in a lobby, a row or a search: its picture, name, studio and tag.',
    not: 'Offers are `Banner`s; things other than games are `Card`s.',
    access:
      'One link named by game, studio, tag and jackpot; the favourite button is separate. A restricted game says why.',
    words: 'The name is the studio’s. Tags are one word. Long names are truncated on screen, never for screen readers.',
  }),
};
export default meta;
type Story = StoryObj;

const art = (seed: number, width = 400, height = 400) => samplePicture(seed, width, height);

export const Default: StoryObj<typeof GameTile> = {
  args: {
    alone: true,
    title: sampleName(4),
    href: '#4',
    provider: 'Brass Otter',
    picture: art(4),
    tag: { kind: 'hot', label: 'Hot' },
    favourite: { on: false, onToggle: fn() },
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline align="start">
      <GameTile alone size="4x" title={sampleName(1)} href="#1" provider="Brass Otter" picture={art(1, 600, 600)} />
      <GameTile alone size="2xv" title={sampleName(2)} href="#2" picture={art(2, 300, 600)} />
      <GameTile alone size="2xh" title={sampleName(3)} href="#3" picture={art(3, 600, 300)} />
      <GameTile alone title={sampleName(4)} href="#4" picture={art(4)} />
    </Inline>
  ),
};
export const States: Story = {
  render: () => (
    <Inline align="start">
      <GameTile
        alone
        title={sampleName(5)}
        href="#5"
        picture={art(5)}
        tag={{ kind: 'hot', label: 'Hot' }}
        favourite={{ on: false, onToggle: () => undefined }}
      />
      <GameTile
        alone
        title={sampleName(6)}
        href="#6"
        picture={art(6)}
        favourite={{ on: true, onToggle: () => undefined }}
        tag={{ kind: 'special', label: 'Ainutlaatuisesti täällä' }}
      />
      <GameTile alone title={sampleName(7)} href="#7" picture={art(7)} jackpot="€1,204,377.40" />
      <GameTile alone title={sampleName(8)} href="#8" picture={art(8)} restricted="Not in your country" />
      <GameTile alone title={sampleName(9)} href="#9" picture={{ ...art(9), src: 'data:image/webp;base64,broken' }} />
      <GameTile alone title="Speed Roulette" href="#10" picture={art(10)} caption="€0.50 – €5,000 · 4 seats" />
      <GameTileSkeleton alone />
    </Inline>
  ),
};
/** The brand's five tag colours (A§1). */
export const Tags: Story = {
  render: () => (
    <Inline align="start">
      {(['primary', 'secondary', 'hot', 'top', 'special'] as const).map((kind, index) => (
        <GameTile
          key={kind}
          alone
          title={sampleName(20 + index)}
          href={`#${kind}`}
          picture={art(20 + index)}
          tag={{ kind, label: kind }}
        />
      ))}
    </Inline>
  ),
};
/** On a phone a tag is shown whole beside the heart, or not at all. */
export const TagsBesideHearts: Story = {
  render: () => (
    <Grid columns={3} gap="sm">
      {['Hot', 'Exclusive', 'Ainutlaatuisesti täällä'].map((label, index) => (
        <GameTile
          key={label}
          title={sampleName(26 + index)}
          href={`#${label}`}
          picture={art(26 + index)}
          tag={{ kind: 'special', label }}
          favourite={{ on: false, onToggle: () => undefined }}
        />
      ))}
    </Grid>
  ),
  globals: { viewport: { value: 'least' } },
};
export const JackpotInEverySize: Story = {
  render: () => (
    <Inline align="start">
      <GameTile
        alone
        size="4x"
        title={sampleName(31)}
        href="#1"
        picture={art(31, 600, 600)}
        jackpot="€1,204,377.40"
        tag={{ kind: 'top', label: 'Top' }}
      />
      <GameTile alone size="2xv" title={sampleName(32)} href="#2" picture={art(32, 300, 600)} jackpot="€1,204,377.40" />
      <GameTile alone size="2xh" title={sampleName(33)} href="#3" picture={art(33, 600, 300)} jackpot="€1,204,377.40" />
      <GameTile alone title={sampleName(34)} href="#4" picture={art(34)} jackpot="€1,204,377.40" />
    </Inline>
  ),
};
/** Jackpots of every length on tiles of every size: full if they fit, otherwise short, never truncated. */
/** On a prerendered page: its script has written the amounts, which look as they do later. */
export const JackpotBeforeTheApp: Story = {
  render: () => (
    <Inline align="start">
      <GameTile alone size="4x" title={sampleName(31)} href="#1" picture={art(31, 600, 600)} jackpotOf="1" />
      <GameTile alone size="2xh" title={sampleName(33)} href="#3" picture={art(33, 600, 300)} jackpotOf="2" />
      <GameTile alone title={sampleName(34)} href="#4" picture={art(34)} jackpotOf="3" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll<HTMLElement>('[data-figure-of]')];
    await expect(places).toHaveLength(3);
    for (const { dataset } of places) {
      dataset['figure'] = '€1,204,377.40';
      dataset['figureShort'] = '€1.2M';
    }
  },
};
export const LongJackpots: Story = {
  render: () => (
    <Stack gap="lg">
      {(
        [
          ['CLP 1.234.567.890', '1230 M'],
          ['¥12,345,678', '¥12.3M'],
          ['1 234 567,89 zł', '1,23 mln zł'],
          ['€8,204.90', '€8.2K'],
        ] as const
      ).map(([whole, short], row) => (
        <Inline key={whole} align="start">
          {(['4x', '2xv', '2xh', '1x'] as const).map((size, index) => (
            <GameTile
              key={size}
              alone
              size={size}
              title={sampleName(31 + index)}
              href={`#${whole}`}
              picture={art(31 + row + index, size === '2xh' ? 600 : 300, size === '2xv' ? 600 : 300)}
              jackpot={whole}
              jackpotShort={short}
            />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const RestrictedInEverySize: Story = {
  render: () => (
    <Inline align="start">
      <GameTile
        alone
        size="4x"
        title={sampleName(41)}
        href="#1"
        picture={art(41, 600, 600)}
        restricted="Not offered where you are"
      />
      <GameTile
        alone
        size="2xv"
        title={sampleName(42)}
        href="#2"
        picture={art(42, 300, 600)}
        restricted="Needs a verified account"
      />
      <GameTile
        alone
        size="2xh"
        title={sampleName(43)}
        href="#3"
        picture={art(43, 600, 300)}
        restricted="Needs a balance or a bonus"
      />
      <GameTile alone title={sampleName(44)} href="#4" picture={art(44)} restricted="Ei tarjolla maassasi" />
    </Inline>
  ),
};
/** Names on plates, as a brand’s `tile: 'labelled'` has them: each begins at its picture, also where two rows leave room. */
export const NamesBelowPictures: Story = {
  render: () => (
    <UiProvider layout={{ tile: 'labelled' }}>
      <div ref={(box) => box?.style.setProperty(vars.measure.plate.slice('var('.length, -1), '2.875rem')}>
        <Inline align="start">
          <GameTile alone size="4x" title={sampleName(1)} href="#1" provider="Brass Otter" picture={art(1, 600, 600)} />
          <GameTile alone size="2xv" title={sampleName(2)} href="#2" provider="Kelp" picture={art(2, 300, 600)} />
          <GameTile alone size="2xh" title={sampleName(3)} href="#3" provider="Kelp" picture={art(3, 600, 300)} />
          <GameTile alone title={sampleName(4)} href="#4" provider="Kelp" picture={art(4)} />
        </Inline>
      </div>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const tile = link.parentElement;
      const words = [...(tile?.querySelectorAll('[data-clamp]') ?? [])].map((part) => part.getBoundingClientRect());
      const above = (words[0]?.top ?? 0) - link.getBoundingClientRect().bottom;
      const last = words.findLast(({ height }) => height > 0);
      const below = (tile?.getBoundingClientRect().bottom ?? 0) - (last?.bottom ?? 0);
      // In the middle, and neither cut nor in an empty field.
      await expect(above).toBeGreaterThanOrEqual(0);
      await expect(above).toBeLessThan(20);
      await expect(Math.abs(above - below)).toBeLessThan(4);
    }
  },
};
/** Live tables show their stakes and free seats. */
export const Seats: Story = {
  render: () => (
    <Inline align="start">
      <GameTile alone title="Blackjack 4" href="#1" picture={art(51)} caption="€5 – €500 · 4 seats" />
      <GameTile alone title="Blackjack 5" href="#2" picture={art(52)} caption="€5 – €500 · no seat free" />
      <GameTile
        alone
        title="Roulette"
        href="#3"
        picture={art(53)}
        caption="€0.50 – €5,000"
        tag={{ kind: 'hot', label: 'Hot' }}
      />
      <GameTileSkeleton alone caption />
    </Inline>
  ),
};
export const LongWords: Story = {
  render: () => (
    <Inline align="start">
      <GameTile
        alone
        title="Donaudampfschifffahrtsgesellschaftskapitän"
        provider="Vereinigte Spielautomatenmanufaktur"
        href="#1"
        picture={art(61)}
        tag={{ kind: 'special', label: 'Ausschließlich hier erhältlich' }}
        favourite={{ on: false, onToggle: () => undefined }}
        caption="0,50 € bis 5.000,00 €, vier freie Sitzplätze"
      />
    </Inline>
  ),
  globals: { viewport: { value: 'least' } },
};
