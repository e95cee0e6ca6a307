import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Button, KeptFocus, TextField, type KeptFocusProps } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/KeptFocus',
  component: KeptFocus,
  parameters: usage({
    when: 'Around content that replaces the control under the player’s hand: a button that becomes a form, steps, a result.',
    not: 'Around a dialog, which returns the focus itself. A form that begins with one obvious field focuses that field.',
    access:
      'Takes the focus only when a focused control inside it disappears, and is no tab stop. The next Tab continues inside.',
    words: '`label` names the part, unless a named region surrounds it.',
  }),
};
export default meta;
type Story = StoryObj<typeof KeptFocus>;

function Editable({ label }: Pick<KeptFocusProps, 'label'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <KeptFocus label={label}>
      {isOpen ? <TextField label="City" /> : <Button onClick={() => setOpen(true)}>Change city</Button>}
    </KeptFocus>
  );
}

export const Default: Story = {
  args: { label: 'City' },
  render: ({ label }) => <Editable label={label} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Change city' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'City' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('City', { selector: 'input' })).toHaveFocus();
  },
};
