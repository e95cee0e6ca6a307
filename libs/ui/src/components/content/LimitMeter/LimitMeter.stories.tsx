import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card, LimitMeter, Stack } from '../../../index.ts';

const meta: Meta<typeof LimitMeter> = {
  title: 'Content/LimitMeter',
  component: LimitMeter,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Card>
          <Story />
        </Card>
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A player’s limit: how much is used, how much is left, when it resets, and any pending change.',
    not: 'Use a `ProgressBar` for progress towards something good (wagering).',
    access: 'A meter with its value as text. Text and shape, not only colour, show that a limit is near or reached.',
    words: 'Amounts first: “€60.00 left until Monday”. No praise and no blame.',
  }),
};
export default meta;
type Story = StoryObj<typeof LimitMeter>;

const money = (locale: string) => (hundredths: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(hundredths / 100);
const format = money('en');

export const Unused: Story = { args: { label: 'Daily deposit limit', limit: 20_000, remaining: 20_000, format } };
export const PartlyUsed: Story = {
  args: {
    label: 'Weekly deposit limit',
    limit: 50_000,
    used: 18_250,
    remaining: 31_750,
    format,
    resetsOn: 'on Monday',
  },
};
export const Near: Story = {
  args: {
    label: 'Monthly deposit limit',
    limit: 100_000,
    used: 91_500,
    remaining: 8_500,
    format,
    resetsOn: 'on 1 December',
  },
};
export const Reached: Story = {
  args: {
    label: 'Daily deposit limit',
    limit: 20_000,
    used: 20_000,
    remaining: 0,
    format,
    resetsOn: 'tomorrow at 00:00',
  },
};
export const HigherLimitPending: Story = {
  args: {
    label: 'Daily deposit limit',
    limit: 20_000,
    used: 5_000,
    remaining: 15_000,
    format,
    resetsOn: 'tomorrow at 00:00',
    pending: { value: 40_000, on: 'on 24 November, 14:05' },
  },
};
export const RemovalPending: Story = {
  args: {
    label: 'Weekly spend limit',
    limit: 30_000,
    used: 12_000,
    remaining: 18_000,
    format,
    pending: { value: null, on: 'on 28 November' },
  },
};
/** The deposit check returns the amount left and the limit’s name but not the limit itself (A§3), so there is no bar. */
export const LimitUnknown: Story = {
  args: { label: 'Daily deposit limit', remaining: 4_500, format, resetsOn: 'tomorrow at 00:00' },
};
export const LimitOfZero: Story = { args: { label: 'Daily deposit limit', limit: 0, used: 0, remaining: 0, format } };
export const Finnish: Story = {
  args: {
    label: 'Viikoittainen talletusraja',
    limit: 50_000,
    used: 18_250,
    remaining: 31_750,
    format: money('fi'),
    resetsOn: 'maanantaina',
    pending: { value: 80_000, on: '24.11. klo 14.05' },
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  render: () => (
    <Stack>
      <LimitMeter
        label="Anbieterübergreifende monatliche Einzahlungsobergrenze nach § 6c"
        limit={123_456_789}
        used={98_765_432}
        remaining={24_691_357}
        format={money('de')}
        resetsOn="am Dienstag, dem 1. Dezember 2026"
      />
    </Stack>
  ),
  globals: { viewport: { value: 'least' } },
};
