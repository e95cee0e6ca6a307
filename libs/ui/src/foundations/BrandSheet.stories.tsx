import { makeTheme, type BrandTokens } from '@baize/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Cherry,
  CircleDollarSign,
  Clapperboard,
  CreditCard,
  Crown,
  Dices,
  Gift,
  Heart,
  House,
  Inbox,
  Landmark,
  Menu,
  Search,
  ShieldCheck,
  Sparkles,
  Spade,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  Accordion,
  Alert,
  Avatar,
  Badge,
  BalancePill,
  Banner,
  BottomBar,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Chip,
  CodeField,
  DescriptionList,
  EmptyState,
  Footer,
  GameRow,
  GameTile,
  Grid,
  Header,
  Heading,
  HeroCarousel,
  Icon,
  IconButton,
  Inline,
  LimitMeter,
  Link,
  List,
  MoneyField,
  NavTabs,
  PageColumn,
  Pagination,
  PasswordField,
  ProgressBar,
  ProviderStrip,
  RadioCards,
  Scroller,
  Select,
  SideNav,
  Skeleton,
  Stack,
  Standings,
  Stepper,
  Switch,
  Table,
  Tag,
  Text,
  TextField,
  Timeline,
  ToastRegion,
  useCssVars,
  type TableColumn,
  type TagKind,
  type TileSize,
} from '../index.ts';
import { AreaChart } from '../components/widgets/Chart/Chart.tsx';
import { sampleMark, sampleName, samplePicture, sampleStudio } from '../fixtures/pictures.ts';
import { contrast } from '../theme/colour.ts';
import * as css from './BrandSheet.css.ts';

/** A whole brand on one page. It shows what a change of a token does everywhere. */
const meta: Meta = { title: 'Foundations/BrandSheet', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

interface LoadedBrand {
  id: string;
  tokens: BrandTokens;
  logo: string | undefined;
  symbol: string | undefined;
}

const nothing = () => undefined;
const euro = (hundredths: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(hundredths / 100);

function Cell({
  number,
  name,
  span = 12,
  children,
}: {
  number: number;
  name: string;
  span?: 4 | 5 | 6 | 7 | 8 | 12;
  children: ReactNode;
}) {
  return (
    <div className={css.cell} data-span={span}>
      <div className={css.caption}>
        <span className={css.number}>{String(number).padStart(2, '0')}</span>
        {name}
      </div>
      {children}
    </div>
  );
}

function Swatch({ name, front, back }: { name: string; front: string; back: string }) {
  const ref = useCssVars<HTMLDivElement>({ front, back });
  return (
    <div ref={ref} className={css.swatch}>
      <span className={css.swatchName}>{name}</span>
      <span>{back}</span>
      <span>{contrast(front, back).toFixed(1)} : 1</span>
    </div>
  );
}

function Palette({ tokens }: { tokens: BrandTokens }) {
  const { colour } = makeTheme(tokens);
  const soft = { front: colour.text };
  return (
    <div className={css.palette}>
      <Swatch name="Ground" back={colour.ground} {...soft} />
      <Swatch name="Surface" back={colour.surface} {...soft} />
      <Swatch name="Sunken" back={colour.sunken} {...soft} />
      <Swatch name="Brand" back={colour.brand.base} front={colour.brand.on} />
      <Swatch name="Accent" back={colour.accent.base} front={colour.accent.on} />
      <Swatch name="Positive" back={colour.positive.base} front={colour.positive.on} />
      <Swatch name="Negative" back={colour.negative.base} front={colour.negative.on} />
      <Swatch name="Warning" back={colour.warning.base} front={colour.warning.on} />
      <Swatch name="Info" back={colour.info.base} front={colour.info.on} />
      <Swatch name="Header" back={colour.header.ground} front={colour.header.text} />
    </div>
  );
}

const CUTS: Record<TileSize, [number, number]> = {
  '4x': [600, 600],
  '2xh': [600, 300],
  '2xv': [300, 600],
  '1x': [300, 300],
};
const TAGS: readonly [TagKind, string][] = [
  ['hot', 'Hot'],
  ['primary', 'New'],
  ['top', 'Top'],
  ['special', 'Exclusive'],
  ['secondary', 'Jackpot'],
];
const PATTERN: readonly TileSize[] = ['4x', '1x', '1x', '2xv', '2xh', '1x', '1x', '1x', '1x', '1x', '2xv', '1x', '1x'];

function Tile({ index, size = '1x' }: { index: number; size?: TileSize }) {
  const tag = TAGS[index];
  return (
    <GameTile
      title={sampleName(index)}
      href={`#game-${index}`}
      provider={sampleStudio(index)}
      size={size}
      picture={samplePicture(index, ...CUTS[size])}
      loading="eager"
      tag={tag && { kind: tag[0], label: tag[1] }}
      favourite={{ on: index === 1 || index === 6, onToggle: nothing }}
      jackpot={index === 4 ? '€1,204,377.40' : undefined}
      restricted={index === 7 ? 'Not in your country' : undefined}
    />
  );
}

const ROWS = [
  { id: '1', what: 'Deposit', when: '20 Nov, 21:14', state: 'Paid', amount: 5000 },
  { id: '2', what: 'Polar Bloom', when: '20 Nov, 21:20', state: 'Settled', amount: -120 },
  { id: '3', what: 'Aurora Drift', when: '20 Nov, 21:32', state: 'Settled', amount: 4860 },
  { id: '4', what: 'Withdrawal', when: '21 Nov, 08:02', state: 'Pending', amount: -2000 },
  { id: '5', what: 'Deposit', when: '21 Nov, 09:40', state: 'Refused', amount: 3000 },
];
const TONES = { Paid: 'positive', Settled: 'neutral', Pending: 'warning', Refused: 'negative' } as const;
const signed = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' });
const COLUMNS: TableColumn<(typeof ROWS)[number]>[] = [
  { id: 'what', label: 'What', render: (row) => row.what },
  { id: 'when', label: 'When', render: (row) => row.when },
  {
    id: 'state',
    label: 'State',
    render: (row) => <Badge tone={TONES[row.state as keyof typeof TONES]}>{row.state}</Badge>,
  },
  {
    id: 'amount',
    label: 'Amount',
    align: 'end',
    render: (row) => (
      <Text as="span" numeric tone={row.state === 'Refused' ? 'muted' : row.amount > 0 ? 'positive' : 'default'}>
        {signed.format(row.amount / 100)}
      </Text>
    ),
  },
];

const MOVES = [-5000, 0, -2000, 0, 9000, -4000, -4000, 0, -6000, 3000, -5000, 0, 12_000, -2500, 0, -3000];
const POSITION = MOVES.map((_, index) => ({
  name: `${index + 1} November 2026`,
  short: `${index + 1} Nov`,
  value: MOVES.slice(0, index + 1).reduce((sum, move) => sum + move, 0),
}));
const compact = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const short = (hundredths: number) => compact.format(hundredths / 100);
const POTS = [120437740, 31800475, 9276000, 4111835, 820490].map((pot, index) => ({
  id: String(index),
  href: `#pot-${index}`,
  name: sampleName(index + 8),
  meta: sampleStudio(index + 8),
  value: euro(pot),
  picture: samplePicture(index + 8),
}));

const TOASTS = [
  { id: 'success', tone: 'success' as const, value: 'Your deposit of €50.00 has arrived.' },
  {
    id: 'error',
    tone: 'error' as const,
    title: 'Card refused',
    value: 'Your bank declined the payment. Try another card.',
  },
  { id: 'warning', tone: 'warning' as const, value: 'You have played for an hour.' },
];
const VARIANTS = [
  ['primary', 'Join'],
  ['secondary', 'Enter'],
  ['ghost', 'Later'],
  ['accent', 'Play'],
  ['danger', 'Close'],
] as const;
const PAY = [
  { value: 'card', label: 'Card', hint: 'At once, free', end: <CreditCard /> },
  { value: 'bank', label: 'Bank transfer', hint: 'One to three days', end: <Landmark /> },
];
const CODE = { label: 'Code from the message', onChange: nothing };

function Fields({ state }: { state: 'valid' | 'invalid' | 'disabled' }) {
  const error = (words: string) => (state === 'invalid' ? words : undefined);
  const disabled = state === 'disabled';
  return (
    <Stack gap="lg">
      <TextField
        label="Email"
        type="email"
        defaultValue={state === 'invalid' ? 'aino@' : 'aino@example.com'}
        disabled={disabled}
        error={error('Enter an email address such as name@example.com')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultValue="correct horse"
        disabled={disabled}
        error={error('Use at least 8 characters')}
        labelEnd={disabled ? undefined : <Link href="#forgot">Forgot it?</Link>}
      />
      <MoneyField
        label="Amount"
        currency="EUR"
        value={state === 'invalid' ? '75' : '50'}
        onChange={nothing}
        quickAmounts={[2000, 5000, 10000]}
        disabled={disabled}
        hint="From €10 to €5,000"
        error={error('The most you can deposit today is €60')}
      />
      <Select
        label="Province"
        placeholder="Choose"
        options={[
          { value: 'on', label: 'Ontario' },
          { value: 'qc', label: 'Québec' },
        ]}
        defaultValue={state === 'invalid' ? undefined : 'on'}
        disabled={disabled}
        error={error('Choose a province')}
      />
      <CodeField
        {...CODE}
        value={state === 'invalid' ? '123456' : '4815'}
        error={error('The code has expired. Ask for a new one.')}
        disabled={disabled}
      />
      <RadioCards
        label="Pay with"
        value="card"
        onChange={nothing}
        options={PAY.map((option) => ({ ...option, disabled }))}
        error={error('Choose how to pay')}
      />
      <Switch label="Messages about offers" defaultChecked disabled={disabled} />
      <Checkbox
        label="I am 18 or older and accept the terms"
        defaultChecked={state !== 'invalid'}
        disabled={disabled}
        error={error('Accept the terms to continue')}
      />
    </Stack>
  );
}

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }));

function Sheet({ brand }: { brand: LoadedBrand }) {
  const { id, tokens, logo, symbol } = brand;
  const mark = logo ? <img src={logo} alt="" width={170} height={36} /> : <strong>{id}</strong>;
  const { body, display } = tokens.type;
  return (
    <div className={css.sheet}>
      <div className={css.stage}>
        <Header
          logo={mark}
          compactLogo={symbol ? <img src={symbol} alt="" width={36} height={36} /> : undefined}
          homeHref="#home"
          homeLabel={id}
          items={['Casino', 'Live casino', 'Sports', 'Promotions'].map((label, index) => ({
            label,
            href: `#${label}`,
            current: index === 0,
          }))}
          search={<IconButton icon={Search} label="Search games" />}
        >
          <BalancePill
            value={128450}
            format={euro}
            label="Balance"
            href="#wallet"
            deposit={{ label: 'Deposit', href: '#deposit' }}
          />
          <Avatar name="Aino Virtanen" />
        </Header>
      </div>
      <div className={css.column}>
        <div className={css.masthead}>
          <div className={css.letters} aria-hidden="true">
            Aa9
          </div>
          <Stack gap="lg">
            {logo && (
              <Inline>
                <img src={logo} alt={id} width={283} height={60} />
              </Inline>
            )}
            <Text size="lg" measure>
              {display.family === body.family
                ? `${display.family} speaks and explains`
                : `${display.family} speaks, ${body.family} explains`}
              ; {tokens.surface} surfaces on a {tokens.scheme} ground, {tokens.density} spacing, {tokens.motion} motion,
              icons drawn at {tokens.iconWeight} pixels.
            </Text>
            <div className={css.alphabet}>
              ABCDEFGHIJKLMNOPQRSTUVWXYZ ÅÄÖ ÇÉÑ abcdefghijklmnopqrstuvwxyz åäö çéñ 0123456789 €$£ &amp;?!%
            </div>
          </Stack>
        </div>
        <Palette tokens={tokens} />
      </div>
      <div className={css.page}>
        <PageColumn top={tokens.layout.hero === 'full' ? 'none' : undefined}>
          <HeroCarousel
            level={1}
            interval={0}
            slides={[
              {
                id: 'a',
                eyebrow: 'Welcome offer',
                title: 'A long night, well spent',
                text: '100 % up to €200 and 50 spins on Aurora Drift.',
                action: { label: 'Join and play', href: '#join' },
                terms: '18+. New players. Wagering 35× within 30 days. Terms apply.',
                picture: samplePicture(0, 1600, 640),
              },
              {
                id: 'b',
                title: 'Seats are open',
                text: 'Live tables, all night.',
                action: { label: 'Take a seat', href: '#live' },
                picture: samplePicture(5, 1600, 640),
              },
              {
                id: 'c',
                title: 'Jackpots near the top',
                action: { label: 'See the pots', href: '#pots' },
                picture: samplePicture(7, 1600, 640),
              },
            ]}
          />
        </PageColumn>
      </div>
      <div className={css.column}>
        <Scroller label="Categories" gap="xs">
          {(
            [
              ['All games', House],
              ['New', Sparkles],
              ['Slots', Cherry],
              ['Live', Clapperboard],
              ['Tables', Spade],
              ['Jackpots', Crown],
              ['Instant', Dices],
              ['Promotions', Gift],
            ] as const
          ).map(([label, icon], index) => (
            <Chip
              key={label}
              icon={icon}
              href={`#${label}`}
              selected={index === 0}
              count={index === 2 ? 214 : undefined}
            >
              {label}
            </Chip>
          ))}
        </Scroller>
        <GameRow title="Picked for tonight" icon={Sparkles} rows={2} seeAll={{ href: '#all', label: 'See all' }}>
          {PATTERN.map((size, index) => (
            <Tile key={index} index={index} size={size} />
          ))}
        </GameRow>
        <div className={css.grid}>
          <Cell number={1} name="Type" span={7}>
            <div className={css.specimen}>
              <Heading level={2} size="display">
                Night over the harbour
              </Heading>
              <Heading level={2} size="h1">
                Heading one, set to be read
              </Heading>
              <Heading level={2} size="h2">
                Heading two, set to be read
              </Heading>
              <Heading level={2} size="h3">
                Heading three, set to be read
              </Heading>
              <Heading level={2} size="h4">
                Heading four, set to be read
              </Heading>
              <Text size="xl">Extra large: a sentence that opens a page.</Text>
              <Text size="lg">Large: a sentence that explains an offer.</Text>
              <Text measure>
                Medium, for reading. The quick brown fox jumps over the lazy dog, and the terms say plainly what happens
                if it falls: nothing that was its own is lost. Read the <Link href="#terms">bonus terms</Link>.
              </Text>
              <Text size="sm" tone="muted">
                Small and muted: hints, dates, the owner of the next step.
              </Text>
              <Text size="xs" tone="muted">
                Extra small: licences and significant terms.
              </Text>
              <Text size="xl" numeric>
                1.234,50 € · ₹1,23,456.00 · +€48.60 · −€2.00
              </Text>
            </div>
          </Cell>
          <Cell number={2} name="Buttons" span={5}>
            <div className={css.states}>
              {VARIANTS.map(([variant, words]) => (
                <Fragment key={variant}>
                  <Button variant={variant}>{words}</Button>
                  <Button variant={variant} loading>
                    {words}
                  </Button>
                  <Button variant={variant} disabled>
                    {words}
                  </Button>
                </Fragment>
              ))}
            </div>
            <Inline>
              {(['sm', 'md', 'lg'] as const).map((size) => (
                <Button key={size} size={size} icon={Gift}>
                  Claim
                </Button>
              ))}
            </Inline>
            <Inline>
              <IconButton icon={Heart} label="Favourite" />
              <IconButton icon={Heart} filled label="Favourite, on" />
              <IconButton icon={Search} variant="soft" label="Search" />
              <Icon icon={ShieldCheck} size="lg" />
              <Icon icon={Trophy} size="xl" />
            </Inline>
            <Button fullWidth size="lg">
              Confirm the deposit of €50.00
            </Button>
          </Cell>
          <Cell number={3} name="Fields: valid" span={4}>
            <Fields state="valid" />
          </Cell>
          <Cell number={4} name="Fields: invalid" span={4}>
            <Fields state="invalid" />
          </Cell>
          <Cell number={5} name="Fields: disabled" span={4}>
            <Fields state="disabled" />
          </Cell>
          <Cell number={6} name="Alerts" span={7}>
            <Alert tone="info" title="Your documents are being looked at" onDismiss={nothing}>
              It usually takes a day. You can go on playing.
            </Alert>
            <Alert tone="positive" title="You are verified">
              Withdrawals are open from now on.
            </Alert>
            <Alert
              tone="warning"
              title="Your withdrawal waits for you"
              actions={
                <Button size="sm" variant="inherit">
                  Upload now
                </Button>
              }
            >
              We need proof of your address before we may pay out.
            </Alert>
            <Alert tone="negative" title="Your bank declined the payment">
              Nothing was taken. Try another card, or ask your bank.
            </Alert>
          </Cell>
          <Cell number={7} name="Toasts" span={5}>
            <div className={css.toastStage}>
              <ToastRegion onDismiss={nothing} toasts={TOASTS.map((toast) => ({ ...toast, timer: 0 }))} />
            </div>
          </Cell>
          <Cell number={8} name="Badges, tags and chips" span={6}>
            {[false, true].map((solid) => (
              <Inline key={String(solid)} gap="xs">
                {(['neutral', 'brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const).map((tone) => (
                  <Badge key={tone} tone={tone} solid={solid}>
                    {tone}
                  </Badge>
                ))}
              </Inline>
            ))}
            <Inline gap="xs">
              {TAGS.map(([kind, label]) => (
                <Tag key={kind} kind={kind}>
                  {label}
                </Tag>
              ))}
            </Inline>
            <Inline gap="xs">
              <Chip icon={Crown} href="#crown" selected>
                Jackpots
              </Chip>
              <Chip href="#plain" count={12}>
                Tables
              </Chip>
              <Chip shape="pill" removable onClick={nothing}>
                Nine Lanterns
              </Chip>
              <Chip shape="pill" disabled>
                None left
              </Chip>
            </Inline>
          </Cell>
          <Cell number={9} name="Meters" span={6}>
            <Grid columns={{ base: 1, md: 2 }} gap="lg">
              <LimitMeter
                label="Weekly deposit limit"
                limit={50_000}
                used={18_250}
                remaining={31_750}
                format={euro}
                resetsOn="on Monday"
              />
              <LimitMeter
                label="Monthly loss limit"
                limit={100_000}
                used={91_500}
                remaining={8_500}
                format={euro}
                resetsOn="on 1 December"
              />
            </Grid>
            <ProgressBar label="Documents" value={40} max={100} valueText="2 of 5" />
            <ProgressBar label="Wagering" value={93} max={100} tone="positive" valueText="93 %" />
            <ProgressBar label="Session" value={100} max={100} tone="negative" valueText="Used up" />
          </Cell>
          <Cell number={10} name="Table" span={8}>
            <Table label="History" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />
            <Pagination page={2} pages={8} onChange={nothing} />
          </Cell>
          <Cell number={11} name="Timeline" span={4}>
            <Card>
              <Timeline
                label="Withdrawal"
                steps={[
                  { id: '1', title: 'You asked for €20.00', hint: '21 November, 08:02', state: 'done' },
                  { id: '2', title: 'We check it', hint: 'Our payments team, until tomorrow noon', state: 'current' },
                  { id: '3', title: 'Your bank books it', hint: 'One to three days', state: 'ahead' },
                ]}
              />
            </Card>
            <Card tone="accent">
              <DescriptionList
                items={[
                  { term: 'Deposit', value: '€50.00' },
                  { term: 'Fee', value: '€0.00' },
                  { term: 'You pay', value: '€50.00', total: true },
                ]}
              />
            </Card>
          </Cell>
          <Cell number={12} name="Figures over time" span={7}>
            <Card>
              <AreaChart
                label="Net position over time"
                valueLabel="Net position"
                points={POSITION}
                format={euro}
                formatAxis={short}
                whenLabel="Day"
                empty="Nothing was paid in or out."
              />
            </Card>
          </Cell>
          <Cell number={13} name="Standings" span={5}>
            <Standings
              title="Jackpots right now"
              rows={POTS}
              end={
                <Link href="#pots" strong tone="brand">
                  All jackpots
                </Link>
              }
            />
          </Cell>
          <Cell number={14} name="Navigation" span={4}>
            <Breadcrumbs
              items={[{ label: 'Home', href: '#home' }, { label: 'Casino', href: '#casino' }, { label: 'Jackpots' }]}
            />
            <SideNav
              label="Account"
              groups={[
                {
                  title: 'Account',
                  items: [
                    { href: '#o', label: 'Overview', icon: UserRound, current: true },
                    { href: '#w', label: 'Wallet', icon: Wallet },
                    {
                      href: '#m',
                      label: 'Messages',
                      icon: Inbox,
                      end: (
                        <Badge tone="negative" solid>
                          2
                        </Badge>
                      ),
                    },
                    { href: '#l', label: 'Limits', icon: ShieldCheck },
                  ],
                },
              ]}
            />
            <NavTabs
              label="Banking"
              items={[
                { href: '#d', label: 'Deposit', current: true },
                { href: '#w2', label: 'Withdraw' },
                { href: '#h', label: 'History' },
              ]}
            />
          </Cell>
          <Cell number={15} name="Cards and lists" span={4}>
            <Card>
              <Stack>
                <Inline flexWrap="nowrap">
                  <Avatar name="Aino Virtanen" size="lg" />
                  <Stack gap="xxs">
                    <Heading level={3} size="h4">
                      Aino Virtanen
                    </Heading>
                    <Badge tone="positive">Verified</Badge>
                  </Stack>
                </Inline>
                <List
                  items={[
                    {
                      id: '1',
                      title: 'Set a limit',
                      hint: 'Deposits, losses, time',
                      icon: ShieldCheck,
                      href: '#limit',
                    },
                    { id: '2', title: 'Messages', icon: Inbox, end: '2', href: '#messages' },
                  ]}
                />
              </Stack>
            </Card>
            <Accordion
              items={[
                {
                  id: '1',
                  title: 'What if I withdraw now?',
                  content: 'The bonus goes, your own money stays yours.',
                  open: true,
                },
                { id: '2', title: 'How long does it take?', content: 'One to three days.' },
              ]}
            />
          </Cell>
          <Cell number={16} name="Empty, waiting" span={4}>
            <Card>
              <EmptyState
                level={3}
                icon={Inbox}
                title="No messages yet"
                actions={<Button variant="secondary">See promotions</Button>}
              >
                When something about your account changes, you will read it here first.
              </EmptyState>
            </Card>
            <Stepper steps={['Email', 'Phone', 'About you']} current={1} />
            <Card>
              <Skeleton lines={3} />
            </Card>
          </Cell>
          <Cell number={17} name="Promotion" span={12}>
            <Grid columns={{ base: 1, lg: 2 }} gap="lg">
              <Banner
                title="Friday reload"
                picture={samplePicture(3, 900, 450)}
                actions={<Button>Opt in</Button>}
                terms="18+. Wagering 30×. Ends Sunday 23:59."
              >
                Half of your deposit again, every Friday until midnight.
              </Banner>
              <Banner
                title="Bring a friend"
                actions={<Button variant="secondary">Invite</Button>}
                terms="18+. Terms apply."
              >
                Ten free spins for both of you, once they have played.
              </Banner>
            </Grid>
            <ProviderStrip
              label="Studios"
              providers={[
                'Tallow & Finch',
                'Nine Lanterns',
                'Brass Otter',
                'Quiet Comet',
                'Kelp Studio',
                'Hedgerow',
                'Ironmoss',
                'Lumen Yard',
              ].map((name, index) => ({
                id: name,
                name,
                href: `#${name}`,
                logo: sampleMark(index),
                meta: `${40 + index * 13} games`,
              }))}
            />
          </Cell>
        </div>
      </div>
      <Footer
        logo={mark}
        about="Games of chance for grown-ups, run by people who answer the phone."
        age="18+"
        columns={[
          { title: 'Play', links: links('Casino', 'Live casino', 'Sports') },
          { title: 'Help', links: links('Support', 'Payment methods', 'Bonus terms') },
          { title: 'Safer gambling', links: links('Set a limit', 'Take a break', 'Self-exclusion') },
        ]}
        marks={
          <Text as="span" size="sm">
            Licence 8048/JAZ2021-033
          </Text>
        }
      >
        <p>
          Operated by Example Entertainment Ltd, 12 Harbour Street. Gambling can be addictive: play responsibly, and ask
          for help when it stops being fun.
        </p>
      </Footer>
      <div className={css.barStage}>
        <BottomBar
          items={[
            { id: 'menu', label: 'Browse', icon: Menu, onClick: nothing },
            { id: 'casino', label: 'Casino', icon: Cherry, href: '#c', current: true },
            { id: 'pay', label: 'Deposit', icon: CircleDollarSign, href: '#d', primary: true },
            { id: 'live', label: 'Live', icon: Clapperboard, href: '#l' },
            { id: 'me', label: 'Account', icon: UserRound, href: '#a', count: 2 },
          ]}
        />
      </div>
    </div>
  );
}

export const BrandSheet: StoryObj = {
  name: 'BrandSheet',
  render: (_args, { loaded }) => <Sheet brand={loaded['brand'] as LoadedBrand} />,
};
