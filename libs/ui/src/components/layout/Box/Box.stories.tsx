import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Box',
  component: Box,
  parameters: usage({
    when: 'A container that needs a measure of the theme: padding, a maximum width, a ground.',
    not: 'Use `Stack`, `Inline` or `Grid` for distances between things and `Card` for something with a frame.',
    access: 'A plain `div` has no meaning. Set `as` to the right element, and name landmarks.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  args: { padding: 'lg', backgroundColor: 'raised', borderRadius: 'lg', children: 'A box of the theme’s measures.' },
};
export const Grounds: Story = {
  render: () => (
    <Inline>
      {(
        [
          'ground',
          'surface',
          'raised',
          'sunken',
          'brandSoft',
          'accentSoft',
          'positiveSoft',
          'negativeSoft',
          'warningSoft',
          'infoSoft',
        ] as const
      ).map((ground) => (
        <Box key={ground} padding="md" borderRadius="md" backgroundColor={ground}>
          <Text size="sm">{ground}</Text>
        </Box>
      ))}
    </Inline>
  ),
};
export const Widths: Story = {
  render: () => (
    <Stack gap="xs">
      {(['text', 'form', 'dialog', 'page', 'wide', 'full'] as const).map((width) => (
        <Box key={width} maxWidth={width} padding="sm" backgroundColor="raised">
          <Text size="sm">{width}</Text>
        </Box>
      ))}
    </Stack>
  ),
};
export const Responsive: Story = {
  args: {
    padding: { base: 'sm', md: 'lg', lg: 'xxl' },
    backgroundColor: 'raised',
    children: 'More air in a wider window.',
  },
};
