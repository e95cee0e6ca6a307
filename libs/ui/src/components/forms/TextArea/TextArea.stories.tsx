import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Stack, TextArea } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'What happened?', hint: 'The round’s number helps us to find it.' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Free text of more than one line: a message to support, a reason.',
    not: 'Anything that fits one line, or an answer that could be chosen.',
    access: 'Label, hint and error are connected to the field. Players can enlarge it with the browser’s handle.',
    words: 'Ask a question that the player can answer, and say in the hint what helps.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="lg">
      <TextArea label="Your message" optional rows={3} />
      <TextArea label="Your message" defaultValue="It stopped." error="Tell us a little more: at least 20 characters" />
      <TextArea label="Your message" disabled defaultValue="Sent on 4 May at 12:08." />
    </Stack>
  ),
};
export const LongLabel: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD } };
