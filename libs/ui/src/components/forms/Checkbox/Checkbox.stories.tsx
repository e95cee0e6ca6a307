import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Checkbox, Link, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me offers by email' },
  parameters: usage({
    when: 'A “yes” that takes effect when the form is sent, or several choices from a list.',
    not: 'Use a `Switch` for something that works immediately and a `RadioGroup` for one of several. Never tick consent in advance.',
    access:
      'The text is the label, so pressing it works and links inside it stay links. Screen readers read the error with the box.',
    words: 'A sentence that is true when ticked, from the player’s view: “I am 18 or older”.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap="xs">
      <Checkbox label="Not ticked" />
      <Checkbox label="Ticked" defaultChecked />
      <Checkbox label="With a hint" hint="You can change this at any time." />
      <Checkbox
        label={
          <>
            I accept the <Link href="#terms">terms</Link>
          </>
        }
        error="Accept the terms to continue"
      />
      <Checkbox label="Not to be changed" disabled />
      <Checkbox label="Not to be changed, ticked" disabled defaultChecked />
    </Stack>
  ),
};
export const LongLabel: Story = { args: { label: LONG_WORD, hint: LONG_WORD, error: LONG_WORD } };
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me offers by email'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
