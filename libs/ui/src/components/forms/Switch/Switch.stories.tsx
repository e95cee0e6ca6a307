import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Stack, Switch } from '../../../index.ts';

const meta: Meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Sounds' },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Something that is on or off and changes immediately.',
    not: 'Use a `Checkbox` if a form is sent later, and a `Dialog` first if the change needs a warning.',
    access:
      'A native switch: space changes it and its state is announced. Knob and ground both change, so colour is not the only sign.',
    words: 'Name the thing, not the action: “Sounds”, not “Turn sounds on”. The label does not change with the state.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a hint" hint="You can change this at any time." defaultChecked />
      <Switch label="Off, not to be changed" disabled />
      <Switch label="On, not to be changed" disabled defaultChecked />
    </Stack>
  ),
};
export const LongLabel: Story = { args: { label: LONG_WORD, hint: LONG_WORD } };
export const Toggled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sounds'));
    await expect(canvas.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  },
};
