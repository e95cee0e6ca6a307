import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Accordion, Box } from '../../../index.ts';

const meta: Meta<typeof Accordion> = {
  title: 'Content/Accordion',
  component: Accordion,
  decorators: [
    (Story) => (
      <Box maxWidth="text">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Texts that few players need at once but some need in full: terms, questions and answers.',
    not: 'Texts that everyone must read stay open. Views of one thing are `Tabs`.',
    access:
      'Native disclosures: Tab reaches the headings, Enter or space opens them, and the browser’s search finds folded text.',
    words: 'Headings are the questions that players ask, in their words.',
  }),
};
export default meta;
type Story = StoryObj<typeof Accordion>;

const items = [
  { id: '1', title: 'What if I withdraw now?', content: 'The bonus goes, your own money stays yours.', open: true },
  { id: '2', title: 'How long does it take?', content: 'One to three days.' },
  { id: '3', title: 'Who checks it?', content: 'Our payments team.' },
];

export const OneOpen: Story = {
  args: { items, name: 'one-open' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('How long does it take?'));
    await expect(canvas.getByText('One to three days.')).toBeVisible();
    await expect(canvas.getByText('The bonus goes, your own money stays yours.')).not.toBeVisible();
  },
};
export const SeveralOpen: Story = { args: { items: items.map((item) => ({ ...item, open: true })) } };
export const Folded: Story = { args: { items: items.map(({ id, title, content }) => ({ id, title, content })) } };
export const Finnish: Story = {
  args: {
    items: [{ id: '1', title: 'Mitä jos nostan nyt?', content: 'Bonus poistuu, omat rahasi säilyvät.', open: true }],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Einzahlungsgrenzenänderungsbestätigungsverfahren: was gilt für mich?',
        content: 'Die Zahlungsverkehrsabwicklungsgesellschaft bestätigt die Änderung.',
        open: true,
      },
    ],
  },
  globals: { viewport: { value: 'least' } },
};
