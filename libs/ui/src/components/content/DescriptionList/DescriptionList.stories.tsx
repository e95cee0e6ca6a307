import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Box, Card, DescriptionList } from '../../../index.ts';

/** Use it for facts by name: a receipt, a player's data. For many things with the same facts, use Table. */
const meta: Meta<typeof DescriptionList> = {
  title: 'Content/DescriptionList',
  component: DescriptionList,
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
    when: 'Names and their values: the receipt of a payment, the facts of a game.',
    not: 'Like things in rows are a `Table`, things to open a `List`.',
    access: 'A real description list: each value is read with its name.',
    words: 'Names of one or two words; the sum comes last and is marked as the total.',
  }),
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Receipt: Story = {
  args: {
    items: [
      { term: 'Deposit', value: '€50.00' },
      { term: 'Fee', value: '€0.00' },
      { term: 'You pay', value: '€50.00', total: true },
    ],
  },
};
export const Details: Story = {
  args: {
    items: [
      { term: 'Name', value: 'Aino Virtanen' },
      { term: 'E-mail', value: 'aino@example.test' },
      { term: 'Status', value: <Badge tone="positive">Verified</Badge> },
    ],
  },
};
export const One: Story = { args: { items: [{ term: 'Reference', value: 'A7-4410' }] } };
export const Finnish: Story = {
  args: {
    items: [
      { term: 'Talletus', value: '50,00 €' },
      { term: 'Maksat', value: '50,00 €', total: true },
    ],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Zahlungsverkehrsabwicklungsgesellschaft',
        value: 'Vereinigte Glücksspielautomatenmanufaktur Niederschönhausen GmbH',
      },
      { term: 'Gesamtbetrag', value: '123.456.789,00 €', total: true },
    ],
  },
  globals: { viewport: { value: 'least' } },
};
