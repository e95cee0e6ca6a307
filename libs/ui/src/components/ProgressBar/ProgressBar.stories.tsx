import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, ProgressBar, Stack } from '../../index.ts';

/** How much is done of something wished for: wagering, an upload, a list. For a limit of the player's own, use LimitMeter. */
const meta: Meta<typeof ProgressBar> = { title: 'Feedback/ProgressBar', component: ProgressBar, decorators: [(Story) => <Box maxWidth="form"><Story /></Box>] };
export default meta;
type Story = StoryObj<typeof ProgressBar>;

export const Stages: Story = { render: () => <Stack>{[0, 1, 50, 99, 100].map((value) => <ProgressBar key={value} label="Wagering" value={value} max={100} valueText={`${value} %`} />)}</Stack> };
export const Tones: Story = { render: () => <Stack>{(['brand', 'positive', 'warning', 'negative'] as const).map((tone) => <ProgressBar key={tone} label={tone} tone={tone} value={60} max={100} valueText="60 %" />)}</Stack> };
export const Small: Story = { args: { label: 'Shown', hideLabel: true, size: 'sm', value: 30, max: 214 } };
export const Finnish: Story = { args: { label: 'Kierrätys', value: 40, max: 100, valueText: '40,00 € / 100,00 €' }, globals: { locale: 'fi' } };
export const LongWords: Story = { args: { label: 'Umsatzbedingungserfüllungsfortschrittsanzeige des Willkommensbonus', value: 40, max: 100, valueText: '123.456,00 € von 1.234.567,00 €' }, globals: { viewport: { value: 'least' } } };
