import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card } from '../../../index.ts';
import { AreaChart, BarChart, LineChart, type BarGroup, type LinePoint } from './Chart.tsx';

const meta: Meta = {
  title: 'Widgets/Chart',
  component: AreaChart,
  subcomponents: { LineChart: LineChart as never, BarChart: BarChart as never },
  decorators: [
    (Story) => (
      <Box maxWidth="page">
        <Card>
          <Story />
        </Card>
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A trend over days or months that numbers alone would hide: net position, deposits against a limit.',
    not: 'One figure is text, a share of a whole is a `ProgressBar` or a `LimitMeter`, and exact values to compare are a `Table`.',
    access:
      'Arrow keys move from day to day and each value is announced. Sign and pattern separate losses from gains, not only colour. A table contains the same values.',
    words: 'The label says what is measured, in which currency and over which time.',
  }),
};
export default meta;
type Story = StoryObj;

const money = (locale: string, notation: 'standard' | 'compact' = 'standard') => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    notation,
    ...(notation === 'compact' ? { maximumFractionDigits: 1 } : {}),
  });
  return (value: number) => format.format(value / 100);
};
const day = (index: number, locale = 'en') => {
  const at = new Date(Date.UTC(2026, 9, 23 + index));
  return {
    name: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at),
    short: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at),
  };
};
const moves = [
  -5000, 0, -2000, 0, 0, 9000, -4000, -4000, 0, 0, -6000, 0, 3000, 0, -5000, -5000, 0, 0, 12_000, 0, -2500, -2500, 0, 0,
  -8000, 0, 0, 4000, 0, -3000,
];
const position = (list: readonly number[], locale?: string): LinePoint[] => {
  let sum = 0;
  return list.map((move, index) => ({ ...day(index, locale), value: (sum += move) }));
};
const groups = (list: readonly number[], locale?: string): BarGroup[] =>
  list.map((move, index) => ({ ...day(index, locale), values: [Math.max(0, -move), Math.max(0, move)] }));
const english = {
  format: money('en'),
  formatAxis: money('en', 'compact'),
  whenLabel: 'Day',
  empty: 'No deposits or withdrawals in this period.',
};
const net = { label: 'Net position over time', valueLabel: 'Net position', ...english };
const payments = { label: 'Deposits and withdrawals', series: ['Deposited', 'Withdrawn'] as const, ...english };

export const Area: StoryObj<typeof AreaChart> = {
  args: { ...net, points: position(moves) },
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: /^Net position over time/ });
    await expect(reader).toHaveAttribute('aria-valuetext', 'November 21, 2026: -€190.00');
    // The result of two arrow-key presses on a native slider.
    await fireEvent.change(reader, { target: { value: '27' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'November 19, 2026: -€160.00');
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};
export const Line: Story = { render: () => <LineChart {...net} points={position(moves)} /> };
export const Bars: Story = { render: () => <BarChart {...payments} groups={groups(moves)} /> };
export const OneSeries: Story = {
  render: () => <BarChart {...payments} label="Deposited" series={['Deposited']} groups={groups(moves.slice(0, 7))} />,
};
export const Empty: Story = { render: () => <AreaChart {...net} points={[]} /> };
export const OnePoint: Story = { render: () => <AreaChart {...net} points={position([-5000])} /> };
export const OneDay: Story = { render: () => <BarChart {...payments} groups={groups([-5000])} /> };
export const AllZero: Story = { render: () => <AreaChart {...net} points={position([0, 0, 0, 0])} /> };
export const AllNegative: Story = {
  render: () => <AreaChart {...net} points={position([-5000, -1000, -2500, -100])} />,
};
export const Huge: Story = {
  render: () => <AreaChart {...net} points={position([-9_000_000_000, 4_500_000_000, 99_000_000_000, -1])} />,
};
export const Finnish: Story = {
  render: () => (
    <AreaChart
      {...net}
      label="Nettotulos ajan mukaan"
      valueLabel="Nettotulos"
      whenLabel="Päivä"
      format={money('fi')}
      formatAxis={money('fi', 'compact')}
      points={position(moves, 'fi')}
    />
  ),
  globals: { locale: 'fi' },
};
export const RightToLeft: Story = {
  render: () => <BarChart {...payments} groups={groups(moves.slice(0, 8))} />,
  globals: { direction: 'rtl' },
};
export const NarrowAndLong: Story = {
  render: () => (
    <BarChart
      {...payments}
      label="Anbieterübergreifende Ein- und Auszahlungen nach Kalendertagen"
      series={['Eingezahlte Beträge insgesamt', 'Ausgezahlte Beträge insgesamt']}
      format={money('de')}
      formatAxis={money('de', 'compact')}
      groups={groups(moves, 'de')}
    />
  ),
  globals: { viewport: { value: 'least' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
