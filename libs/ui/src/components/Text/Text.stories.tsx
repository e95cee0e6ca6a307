import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Heading, Link, Stack, Text } from '../../index.ts';

const meta: Meta = { title: 'Primitives/Text' };
export default meta;
type Story = StoryObj;

const tones = ['default', 'muted', 'brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const;

export const Sizes: Story = { render: () => <Stack>{(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => <Text key={size} size={size}>{size}: the aurora is a guest, not a decoration</Text>)}</Stack> };
export const Tones: Story = { render: () => <Stack gap="xs">{tones.map((tone) => <Text key={tone} tone={tone}>{tone}</Text>)}</Stack> };
export const Headings: Story = { render: () => <Stack>{([1, 2, 3, 4, 5] as const).map((level) => <Heading key={level} level={level}>Level {level}: night over the harbour</Heading>)}<Heading level={2} size="display">Display</Heading></Stack> };
export const Figures: Story = { render: () => <Stack gap="xxs">{['1.234,50 €', '₹1,23,456.00', '$11.11', '€999,999.99'].map((amount) => <Text key={amount} numeric align="end">{amount}</Text>)}</Stack> };
export const Clamped: Story = { render: () => <Box maxWidth="form"><Text lines={2}>{'A very long description of a bonus that nobody will read to the end, but which has to fit. '.repeat(4)}</Text></Box> };
export const Links: Story = { render: () => <Text>Read the <Link href="#terms">bonus terms</Link>, the <Link href="#rules" tone="inherit">house rules</Link> or <Link onClick={() => undefined}>ask us</Link>.</Text> };
