import { makeTheme, contrastPairs, type BrandTokens } from '@baize/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Cherry, Crown, Gift, Heart, Search, ShieldCheck, Wallet } from 'lucide-react';
import { contrast } from '../theme/colour.ts';
import { Badge, Button, Card, Chip, GameTile, Grid, Heading, Icon, Inline, ProgressBar, Section, Stack, Tag, Text, TextField, useCssVars } from '../index.ts';
import { sampleName, samplePicture } from '../fixtures/pictures.ts';
import * as css from './Foundations.css.ts';

/** Generated from the tokens of the brand chosen in the toolbar: what stands here is what the components read. */
const meta: Meta = { title: 'Foundations/Brand' };
export default meta;
type Story = StoryObj;

interface LoadedBrand {
  id: string;
  tokens: BrandTokens;
  logo: string | undefined;
}

const brandOf = (loaded: Record<string, unknown>) => loaded['brand'] as LoadedBrand;

function Swatch({ name, front, back }: { name: string; front: string; back: string }) {
  const ref = useCssVars<HTMLDivElement>({ front, back });
  return <div ref={ref} className={css.swatch}><strong>{contrast(front, back).toFixed(1)} : 1</strong><span>{name}</span><code>{front} / {back}</code></div>;
}

function Measure({ name, size, kind }: { name: string; size: string; kind: 'bar' | 'plate' }) {
  const ref = useCssVars<HTMLDivElement>({ size });
  return <Inline><div ref={ref} className={css[kind]} /><Text as="span" size="sm">{name} · {size}</Text></Inline>;
}

function Shadow({ name, shadow }: { name: string; shadow: string }) {
  const ref = useCssVars<HTMLDivElement>({ shadow, size: '12px' });
  return <div ref={ref} className={css.plate}>{name}</div>;
}

export const Colours: Story = {
  render: (_args, { loaded }) => {
    const pairs = contrastPairs(makeTheme(brandOf(loaded).tokens)).filter((pair) => pair.least >= 4.5);
    return <Grid columns={{ base: 1, md: 3, lg: 4 }}>{pairs.map((pair) => <Swatch key={pair.name} {...pair} />)}</Grid>;
  },
};
export const Type: Story = { render: () => <Stack><Heading level={1} size="display">Display</Heading><Heading level={1}>Heading one</Heading><Heading level={2}>Heading two</Heading><Heading level={3}>Heading three</Heading><Heading level={4}>Heading four</Heading><Text size="xl">Extra large</Text><Text size="lg">Large</Text><Text>Medium, for reading: the quick brown fox jumps over the lazy dog. Äö ŠŽ çé.</Text><Text size="sm">Small</Text><Text size="xs">Extra small</Text></Stack> };
export const Spacing: Story = { render: (_args, { loaded }) => <Stack gap="xs">{Object.entries(makeTheme(brandOf(loaded).tokens).space).map(([name, size]) => <Measure key={name} name={name} size={size} kind="bar" />)}</Stack> };
export const Radius: Story = { render: (_args, { loaded }) => <Inline>{Object.entries(makeTheme(brandOf(loaded).tokens).radius).map(([name, size]) => <Measure key={name} name={name} size={size} kind="plate" />)}</Inline> };
export const Elevation: Story = { render: (_args, { loaded }) => <Inline gap="xl">{Object.entries(makeTheme(brandOf(loaded).tokens).elevation).map(([name, shadow]) => <Shadow key={name} name={name} shadow={shadow} />)}</Inline> };
export const Motion: Story = { render: (_args, { loaded }) => <Stack gap="xs">{Object.entries(makeTheme(brandOf(loaded).tokens).motion).map(([name, value]) => <Text key={name} size="sm">{name}: <code>{value}</code></Text>)}</Stack> };
export const Icons: Story = { render: () => <Inline gap="lg">{[Bell, Cherry, Crown, Gift, Heart, Search, ShieldCheck, Wallet].map((icon, index) => <Stack key={index} align="center"><Icon icon={icon} size="sm" /><Icon icon={icon} /><Icon icon={icon} size="lg" /><Icon icon={icon} size="xl" /></Stack>)}</Inline> };

/** One sheet on which brands are told apart at arm's length. */
export const BrandSheet: Story = {
  render: (_args, { loaded }) => {
    const { logo, tokens, id } = brandOf(loaded);
    return (
      <Stack gap="xl">
        {logo && <Inline><img src={logo} alt={id} height={48} /></Inline>}
        <Heading level={1} size="display">Night over the harbour</Heading>
        <Text size="lg" measure>{tokens.type.display.family} for headings, {tokens.type.body.family} for reading. {tokens.surface} surfaces, {tokens.density} density.</Text>
        <Inline><Button size="lg">Join</Button><Button variant="secondary" size="lg">Log in</Button><Button variant="accent">Deposit</Button><Button variant="ghost">Later</Button></Inline>
        <Inline><Chip icon={Crown} href="#j" selected>Jackpots</Chip><Chip icon={Cherry} href="#s">Slots</Chip><Chip icon={Gift} href="#p">Promotions</Chip></Inline>
        <Inline>{(['primary', 'secondary', 'hot', 'top', 'special'] as const).map((kind) => <Tag key={kind} kind={kind}>{kind}</Tag>)}<Badge tone="positive">Paid</Badge><Badge tone="warning">Pending</Badge></Inline>
        <Section title="Games"><Inline align="start">{Array.from({ length: 5 }, (_, index) => <GameTile alone key={index} title={sampleName(index)} href={`#${index}`} picture={samplePicture(index)} />)}</Inline></Section>
        <Grid columns={{ base: 1, md: 2 }}><Card><Stack><Heading level={3}>A card</Heading><TextField label="E-mail" placeholder="name@example.com" /><ProgressBar label="Wagering" value={62} max={100} valueText="62 %" /></Stack></Card><Card tone="accent"><Heading level={3}>Another one</Heading><Text>In the accent’s tint.</Text></Card></Grid>
      </Stack>
    );
  },
};
