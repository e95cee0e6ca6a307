import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Link, Stack } from '../../../index.ts';
import { Field, type FieldProps } from './Field.tsx';

const meta: Meta = {
  title: 'Primitives/Field',
  component: Field,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'For building a new kind of field: it sets label, hint and error around one input and ties them together by ids.',
    not: 'In a screen. Take the field that fits: `TextField`, `Select`, `MoneyField` …',
    access:
      'Spread the ids that it hands over on the input. With `group` it names a group instead, for several inputs.',
    words: 'As in the fields made with it: a noun as label, help in the hint, the way out in the error.',
  }),
};
export default meta;
type Story = StoryObj;

const Plain = (props: FieldProps) => <Field {...props}>{(ids) => <input {...ids} type="color" />}</Field>;

export const Default: Story = {
  render: () => <Plain label="Favourite colour" hint="Only for this story: any input may stand here." />,
};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <Plain label="Favourite colour" optional labelEnd={<Link href="#why">Why?</Link>} />
      <Plain label="Favourite colour" error="Choose a lighter one" hint="It must be seen on a dark table." />
      <Plain label="Favourite colour" hideLabel />
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Plain label={LONG_WORD} hint={LONG_WORD} error={LONG_WORD} optional labelEnd={<Link href="#why">Why?</Link>} />
  ),
};
