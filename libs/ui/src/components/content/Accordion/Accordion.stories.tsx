import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Accordion, Box } from '../../../index.ts';

/** Use it for questions of which a reader wants one or two. Do not hide terms of an offer or the reason of a refusal in it. */
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
    when: 'Texts that few need at once, but some need in full: terms, questions and answers.',
    not: 'What everybody must read stays open. Views of one thing are `Tabs`.',
    access:
      'The platform’s own disclosure: heads are reached by Tab and opened by Enter or space, and a search in the page finds what is folded.',
    words: 'Heads are the questions that players ask, in their words.',
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
