import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Stack, Stepper } from '../../../index.ts';

const steps = ['Email and password', 'Phone', 'About you', 'Confirm'];

const meta: Meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps, current: 1 },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'At the top of a form with several steps in a fixed order: joining, verification.',
    not: 'Pages in any order (`NavTabs`), or a history (`Timeline`).',
    access:
      'Its name says “Step 2 of 4”. It is not interactive: going back is a button of the form. Move the focus to the new step’s heading.',
    words: 'Each step is named after its question, in one to three words.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {steps.map((step, index) => (
        <Stepper key={step} steps={steps} current={index} />
      ))}
    </Stack>
  ),
};
export const LongLabel: Story = { args: { steps: [LONG_WORD, 'Phone', 'Confirm'], current: 0 } };
