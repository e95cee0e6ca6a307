import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Badge, Box, Card, DescriptionList } from '../../../index.ts';

const meta: Meta<typeof DescriptionList> = {
  title: 'Content/DescriptionList',
  component: DescriptionList,
  decorators: [
    (Story, { args }) => (
      <Box maxWidth={args.columns ? 'text' : 'form'}>
        <Card>
          <Story />
        </Card>
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Names and their values: the receipt of a payment, the details of a game.',
    not: 'Rows of similar things are a `Table`; things to open are a `List`.',
    access: 'A native description list: screen readers read each value with its name.',
    words: 'Names of one or two words. The total comes last and is marked as such.',
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
/** In a wide card; a phone shows the plain list. */
export const Columns: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    columns: true,
    items: [
      { term: 'Wager', value: '35 times' },
      { term: 'Largest stake', value: '€5.00' },
      { term: 'Ends', value: '12 December' },
    ],
  },
  play: async ({ canvas }) => {
    const [wager, stake] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    const isBeside = (wager?.left ?? 0) < (stake?.left ?? 0) && wager?.top === stake?.top;
    await expect(isBeside).toBe(window.innerWidth > 640);
  },
};
/** Five are three and two, not four and one. */
export const FiveColumns: Story = {
  args: {
    columns: true,
    items: ['What you must stake', 'Time to stake it', 'Where it counts', 'Highest stake', 'Most you can keep'].map(
      (term) => ({ term, value: 'One' }),
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    // On another window they are one below the other, or all in one row.
    if (window.innerWidth !== 820) return;
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3]);
  },
};
export const Details: Story = {
  args: {
    items: [
      { term: 'Name', value: 'Aino Virtanen' },
      { term: 'Email', value: 'aino@example.test' },
      { term: 'Status', value: <Badge tone="positive">Verified</Badge> },
    ],
  },
};
/** A long value wraps beside its name; below it, it would look like a value without a name. */
export const LongValues: Story = {
  args: {
    items: [
      { term: 'What you must stake', value: 'Nothing. The money is yours immediately.' },
      { term: 'Where it counts', value: 'Casino games' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = (role: 'term' | 'definition') =>
      canvas.getAllByRole(role).map((part) => Math.round(part.getBoundingClientRect().top));
    await expect(tops('definition')).toEqual(tops('term'));
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
