import type { BrandTokens } from '@baize/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BadgeHelp,
  Cherry,
  CircleDollarSign,
  Crown,
  Dices,
  Gift,
  House,
  Menu,
  Search,
  Sparkles,
  Spade,
  Trophy,
  UserRound,
  Video,
} from 'lucide-react';
import {
  AppFrame,
  BalancePill,
  Banner,
  BottomBar,
  Button,
  Chip,
  Footer,
  GameRow,
  GameTile,
  Header,
  HeroCarousel,
  IconButton,
  PageColumn,
  ProviderStrip,
  Scroller,
  Section,
  Text,
  type TagKind,
  type TileSize,
  type AppFrameProps,
} from '../../../index.ts';
import { sampleName, samplePicture } from '../../../fixtures/pictures.ts';
import { usage } from '../../../fixtures/usage.ts';

const meta: Meta = {
  title: 'Frame/AppFrame',
  component: AppFrame,
  subcomponents: { PageColumn: PageColumn as never },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Once, around every page: header, page, footer, bottom bar on phones, side navigation for brands that have one. `PageColumn` limits the width of a page’s parts.',
      not: 'Inside a page. Overlays are next to it, not in it.',
      access: 'The first Tab stop skips the navigation to the page, which takes the focus after a change of page.',
      words: 'None.',
    }),
  },
};
export default meta;

const cut: Record<TileSize, [number, number]> = {
  '4x': [600, 600],
  '2xh': [600, 300],
  '2xv': [300, 600],
  '1x': [300, 300],
};
const tags: [TagKind, string][] = [
  ['hot', 'Hot'],
  ['primary', 'New'],
  ['top', 'Top'],
  ['special', 'Exclusive'],
  ['secondary', 'Jackpot'],
];
const mixed: TileSize[] = ['4x', '1x', '1x', '2xv', '2xh', '1x', '1x', '1x', '1x', '4x', '1x', '2xv', '1x', '1x', '1x'];
const euro = (hundredths: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);

function tile(index: number, size: TileSize = '1x', extra: { jackpot?: string } = {}) {
  const tag = index % 4 === 1 ? tags[index % 5] : undefined;
  return (
    <GameTile
      key={index}
      title={sampleName(index)}
      href={`#${index}`}
      provider="Tallow & Finch"
      size={size}
      picture={samplePicture(index, ...cut[size])}
      tag={tag && { kind: tag[0], label: tag[1] }}
      favourite={{ on: index === 2, onToggle: () => undefined }}
      {...extra}
    />
  );
}

interface LoadedBrand {
  id: string;
  tokens: BrandTokens;
  logo: string | undefined;
  symbol: string | undefined;
}

function Page({
  brand,
  signedIn,
  ...frame
}: { brand: LoadedBrand | undefined; signedIn: boolean } & Pick<Partial<AppFrameProps>, 'strip' | 'flush'>) {
  const brandId = brand?.id ?? '';
  const logo = brand?.logo ? <img src={brand.logo} alt="" width={170} height={36} /> : <strong>{brandId}</strong>;
  const items = [
    ['Casino', Cherry, true],
    ['Live casino', Video, false],
    ['Sports', Trophy, false],
    ['Promotions', Gift, false],
  ] as const;
  return (
    <AppFrame
      {...frame}
      header={
        <Header
          logo={logo}
          compactLogo={signedIn && brand?.symbol ? <img src={brand.symbol} alt="" width={36} height={36} /> : undefined}
          homeHref="#"
          homeLabel={brandId}
          items={items.map(([label, , current]) => ({ href: `#${label}`, label, current }))}
          search={<IconButton icon={Search} label="Search games" />}
        >
          {signedIn ? (
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
          ) : (
            <>
              <Button variant="secondary" size="sm">
                Log in
              </Button>
              <Button size="sm">Join</Button>
            </>
          )}
        </Header>
      }
      bottomBar={
        <BottomBar
          items={[
            { id: 'menu', label: 'Browse', icon: Menu, onClick: () => undefined },
            { id: 'casino', label: 'Casino', icon: Cherry, href: '#c', current: true },
            { id: 'pay', label: 'Deposit', icon: CircleDollarSign, href: '#d', primary: true },
            { id: 'live', label: 'Live', icon: Video, href: '#l' },
            { id: 'me', label: 'Account', icon: UserRound, href: '#a', count: 2 },
          ]}
        />
      }
      footer={
        <Footer
          logo={logo}
          about="Games of chance for grown-ups, run by people who answer the phone."
          age="18+"
          columns={[
            {
              title: 'Play',
              links: ['Casino', 'Live casino', 'Sports'].map((label) => ({ label, href: `#${label}` })),
            },
            {
              title: 'Help',
              links: ['Support', 'Payment methods', 'Bonus terms'].map((label) => ({ label, href: `#${label}` })),
            },
            {
              title: 'Safer gambling',
              links: ['Set a limit', 'Take a break', 'Self-exclusion'].map((label) => ({ label, href: `#${label}` })),
            },
          ]}
          marks={
            <Text as="span" size="sm">
              Licence 8048/JAZ2021-033
            </Text>
          }
        >
          <p>
            Operated by Example Entertainment Ltd, 12 Harbour Street. Gambling can be addictive: play responsibly, and
            ask for help when it stops being fun.
          </p>
        </Footer>
      }
    >
      <PageColumn
        top={brand?.tokens.layout.hero === 'full' || brand?.tokens.layout.hero === 'editorial' ? 'none' : undefined}
      >
        <HeroCarousel
          slides={[
            {
              id: 'a',
              eyebrow: 'Welcome offer',
              title: 'The sky pays tonight',
              text: '100 % up to €200 and 50 spins on Polar Bloom.',
              action: { label: 'Join and play', href: '#join' },
              terms: '18+. New players. Wagering 35× within 30 days. Terms apply.',
              picture: samplePicture(4, 1600, 760),
            },
            {
              id: 'b',
              title: 'Live tables, all night',
              text: 'Seats are open.',
              action: { label: 'Take a seat', href: '#live' },
              picture: samplePicture(9, 1600, 760),
            },
            {
              id: 'c',
              title: 'Jackpots near the top',
              action: { label: 'See the pots', href: '#pots' },
              picture: samplePicture(2, 1600, 760),
            },
          ]}
        />
        <Scroller label="Categories" gap="xs">
          {(
            [
              ['All games', House],
              ['New', Sparkles],
              ['Slots', Cherry],
              ['Live', Video],
              ['Tables', Spade],
              ['Jackpots', Crown],
              ['Instant', Dices],
              ['Promotions', Gift],
              ['How it works', BadgeHelp],
            ] as const
          ).map(([label, icon], index) => (
            <Chip key={label} icon={icon} href={`#${label}`} selected={index === 0}>
              {label}
            </Chip>
          ))}
        </Scroller>
        <GameRow title="Picked for tonight" seeAll={{ href: '#all', label: 'See all' }} rows={2}>
          {mixed.map((size, index) => tile(index, size))}
        </GameRow>
        <GameRow title="Jackpots" icon={Crown} seeAll={{ href: '#pots', label: 'See all' }}>
          {Array.from({ length: 14 }, (_, index) => tile(index + 20, '1x', { jackpot: euro(1204377 + index * 99817) }))}
        </GameRow>
        <GameRow title="Live now" captions seeAll={{ href: '#live', label: 'See all' }}>
          {Array.from({ length: 8 }, (_, index) => (
            <GameTile
              key={index}
              title={`${sampleName(index + 40)} Roulette`}
              href="#t"
              picture={samplePicture(index + 40)}
              caption="€0.50 – €5,000 · 4 seats"
              {...(index === 3 ? { restricted: 'Not in your country' } : {})}
            />
          ))}
        </GameRow>
        <Section title="Studios">
          <ProviderStrip
            label="Studios"
            providers={[
              'Tallow & Finch',
              'Nine Lanterns',
              'Brass Otter',
              'Quiet Comet',
              'Kelp',
              'Hedgerow',
              'Ironmoss',
              'Lumen Yard',
            ].map((name, index) => ({ id: name, name, href: `#${name}`, meta: `${40 + index * 13} games` }))}
          />
        </Section>
        <Banner
          title="Friday reload"
          picture={samplePicture(12, 900, 450)}
          actions={<Button>Opt in</Button>}
          terms="18+. Wagering 30×. Ends Sunday 23:59."
        >
          Half of your deposit again, every Friday until midnight.
        </Banner>
        <GameRow title="On their way" />
      </PageColumn>
    </AppFrame>
  );
}

export const Visitor: StoryObj<typeof AppFrame> = {
  args: { flush: false },
  render: ({ strip, flush }, { loaded }) => (
    <Page brand={loaded['brand'] as LoadedBrand | undefined} signedIn={false} strip={strip} flush={flush} />
  ),
};
export const Player: StoryObj = {
  render: (_args, { loaded }) => <Page brand={loaded['brand'] as LoadedBrand | undefined} signedIn />,
};
