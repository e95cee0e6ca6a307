import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, ProgressBar, Stack } from '../../../index.ts';

const meta: Meta<typeof ProgressBar> = {
  title: 'Content/ProgressBar',
  component: ProgressBar,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Progress towards a whole: wagering, verification, an upload.',
    not: 'Use a `LimitMeter` for a limit and a `Skeleton` for a wait of unknown length.',
    access:
      'Screen readers announce the value as text (`valueText`). In forced colours the filled part stays distinct.',
    words: 'The label says what progresses; the value says how far, with amounts.',
  }),
};
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = { args: { label: 'Wagering', value: 40, max: 100, valueText: '40 %' } };
export const Stages: Story = {
  render: () => (
    <Stack>
      {[0, 1, 50, 99, 100].map((value) => (
        <ProgressBar key={value} label="Wagering" value={value} max={100} valueText={`${value} %`} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['brand', 'positive', 'warning', 'negative'] as const).map((tone) => (
        <ProgressBar key={tone} label={tone} tone={tone} value={60} max={100} valueText="60 %" />
      ))}
    </Stack>
  ),
};
export const Small: Story = { args: { label: 'Shown', hideLabel: true, size: 'sm', value: 30, max: 214 } };
export const Finnish: Story = {
  args: { label: 'Kierrätys', value: 40, max: 100, valueText: '40,00 € / 100,00 €' },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    label: 'Umsatzbedingungserfüllungsfortschrittsanzeige des Willkommensbonus',
    value: 40,
    max: 100,
    valueText: '123.456,00 € von 1.234.567,00 €',
  },
  globals: { viewport: { value: 'least' } },
};
