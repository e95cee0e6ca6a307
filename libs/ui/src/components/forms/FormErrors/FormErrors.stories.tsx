import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Button, FormErrors, Stack, TextField } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/FormErrors',
  component: FormErrors,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'At the top of every form after a failed submit: it counts the errors and links to each field.',
    not: 'While someone is still typing. A refusal that belongs to no field and needs an explanation is an `Alert`.',
    access: 'Takes the focus each time `attempt` grows and is announced. Its entries move the focus to their fields.',
    words: 'The same sentences as at the fields, in the same order.',
  }),
};
export default meta;
type Story = StoryObj;

function Form() {
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  return (
    <Stack gap="lg">
      <FormErrors
        attempt={attempt}
        errors={
          failed
            ? [
                { field: 'mail', message: 'Enter an email address' },
                { message: 'The payment provider did not answer. Nothing was charged.' },
              ]
            : []
        }
      />
      <TextField label="Email" id="mail" error={failed ? 'Enter an email address' : undefined} />
      <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
    </Stack>
  );
}

export const Default: StoryObj<typeof FormErrors> = {
  args: {
    attempt: 0,
    errors: [
      { field: 'mail', message: 'Enter an email address' },
      { field: 'terms', message: 'Accept the terms to continue' },
    ],
  },
};
export const One: Story = {
  render: () => (
    <FormErrors
      attempt={0}
      title="The withdrawal was not sent"
      errors={[{ message: 'The payment provider did not answer. Your balance is unchanged.' }]}
    />
  ),
};
export const LongLabel: Story = {
  render: () => (
    <FormErrors
      attempt={0}
      title={LONG_WORD}
      errors={[{ field: 'mail', message: LONG_WORD }, { message: LONG_WORD }]}
    />
  ),
};
export const LinksToTheField: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter an email address' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
