import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../../fixtures/pictures.ts';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Grid, Inline, Picture, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: usage({
    when: 'Every picture of the catalogue: tiles, banners, logos. Its box is there before it loads, in its dominant colour.',
    not: 'Symbols are `Icon`s. Brand logos come with the brand.',
    access:
      '`alt` says what the picture adds; it is empty if the text next to it says the same. A `fallback` appears if the picture cannot be loaded.',
    words: 'Alternative texts are short and do not begin with “Picture of”.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: StoryObj<typeof Picture> = {
  args: { ...samplePicture(4, 800, 400), loading: 'eager' },
  render: (args) => (
    <Box maxWidth="form">
      <Picture {...args} />
    </Box>
  ),
};
export const Boxes: Story = {
  render: () => (
    <Inline>
      {(['mark', 'markSmall', 'thumb'] as const).map((box) => (
        <Stack key={box} gap="xxs">
          <Picture {...samplePicture(7, 240, 120)} box={box} loading="eager" />
          <Text size="xs">{box}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};
export const Fits: Story = {
  render: () => (
    <Grid columns={2}>
      {(['cover', 'contain'] as const).map((fit) => (
        <Picture key={fit} {...samplePicture(2, 400, 300)} fit={fit} loading="eager" />
      ))}
    </Grid>
  ),
};
export const LoadingFailed: Story = {
  render: () => (
    <Box maxWidth="form">
      <Picture
        src="data:image/png;base64,AA"
        width={400}
        height={300}
        colour="#445577"
        alt=""
        fallback="Polar Bloom"
        loading="eager"
      />
    </Box>
  ),
};
