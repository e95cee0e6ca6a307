import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Bell } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  Alert,
  AppFrame,
  BalancePill,
  Banner,
  BottomBar,
  Button,
  Card,
  Chip,
  CodeField,
  Combobox,
  DateField,
  Footer,
  GameRow,
  GameTile,
  Header,
  HeroCarousel,
  MoneyField,
  PasswordField,
  ProgressBar,
  ProviderStrip,
  Select,
  Stack,
  Table,
  TextField,
  ToastRegion,
} from './index.ts';

const picture = { src: '/a.webp', width: 400, height: 400, colour: '#334455' };
const nothing = () => undefined;
const parts = {
  day: { label: 'Day', placeholder: 'DD' },
  month: { label: 'Month', placeholder: 'MM' },
  year: { label: 'Year', placeholder: 'YYYY' },
};

/** Everything that a first screen or a prerendered page may contain. */
const page = (
  <AppFrame
    header={
      <Header logo="N" homeHref="/" homeLabel="Home" items={[{ href: '/casino', label: 'Casino', current: true }]}>
        <BalancePill value={100} format={String} label="Balance" deposit={{ label: 'Deposit', href: '/d' }} />
      </Header>
    }
    footer={
      <Footer logo="N" age="18+" columns={[{ title: 'Help', links: [{ label: 'Support', href: '/s' }] }]}>
        Law
      </Footer>
    }
    bottomBar={<BottomBar items={[{ id: 'a', label: 'Casino', icon: Bell, href: '/casino' }]} />}
  >
    <Stack gap={{ base: 'sm', md: 'lg' }}>
      <HeroCarousel slides={[{ id: 'a', title: 'Tonight', picture: { ...picture, alt: '' } }]} />
      <HeroCarousel slides={undefined} />
      <Chip href="/new">New</Chip>
      <GameRow title="New">
        <GameTile title="Polar Bloom" href="/g" picture={picture} jackpot="12 €" />
      </GameRow>
      <GameRow title="On their way" />
      <ProviderStrip label="Studios" providers={[{ id: 'k', name: 'Kelp', href: '/k', logo: picture }]} />
      <Banner title="Offer" picture={{ ...picture, alt: '' }}>
        Half again
      </Banner>
      <Alert title="Note">Text</Alert>
      <Card>Card</Card>
      <ProgressBar label="Limit" value={1} max={4} />
      <TextField label="Email" />
      <PasswordField label="Password" autoComplete="new-password" meterValue="abc" />
      <CodeField label="Code" value="12" onChange={nothing} />
      <MoneyField label="Amount" currency="EUR" value="" onChange={nothing} quickAmounts={[1000]} />
      <Combobox label="Country" value="" onChange={nothing} options={[{ value: 'FI', label: 'Finland', mark: 'FI' }]} />
      <DateField label="Born" value="" onChange={nothing} parts={parts} />
      <Select label="Province" options={[{ value: 'a', label: 'A' }]} />
      <Table label="History" columns={[{ id: 'a', label: 'A', render: String }]} rows={[1]} rowKey={String} />
      <ToastRegion toasts={[{ id: 'a', tone: 'info', value: 'Hello' }]} onDismiss={nothing} />
      <Button loading>Pay</Button>
    </Stack>
  </AppFrame>
);

it('renders on a server without inline styles, which the content security policy would refuse', () => {
  const html = renderToString(page);
  expect(html).toContain('Polar Bloom');
  expect(html.match(/<[^>]+ style=/g)).toBeNull();
});

it('keeps the headless, chart and grid libraries out of the first load', () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file) || file.endsWith('.json')) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)) {
      if (name.startsWith('.')) walk(resolve(dirname(file), name));
      else packages.add(name);
    }
  };
  walk(resolve(import.meta.dirname, 'index.ts'));
  expect(seen.size).toBeGreaterThan(60);
  expect(
    [...packages].filter((name) => !/^(react|lucide-react|@baize\/theme.*|@vanilla-extract\/.*)$/.test(name)),
  ).toEqual([]);
});
