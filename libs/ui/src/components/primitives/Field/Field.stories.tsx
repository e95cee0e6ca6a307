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
    when: 'Building a new kind of field: it places label, hint and error around one input and connects them by ids.',
    not: 'Screens use the field that fits: `TextField`, `Select`, `MoneyField` …',
    access: 'Spread its ids on the input. With `group` it names a group of inputs instead.',
    words: 'As in other fields: a noun as the label, help in the hint, the fix in the error.',
  }),
};
export default meta;
type Story = StoryObj;

const Plain = (props: FieldProps) => <Field {...props}>{(ids) => <input {...ids} type="color" />}</Field>;

export const Default: StoryObj<typeof Field> = {
  args: {
    label: 'Favourite colour',
    hint: 'Only for this story: this can be any input.',
    children: (ids) => <input {...ids} type="color" />,
  },
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
