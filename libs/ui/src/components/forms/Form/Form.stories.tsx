import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_LABEL, LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Button, Checkbox, Form, TextField } from '../../../index.ts';

const meta: Meta<typeof Form> = {
  title: 'Forms/Form',
  component: Form,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Around every form. With `errors` it sums up the errors after an attempt; without, the focus moves to the one invalid field.',
    not: 'A search or filter that responds while the player types.',
    access:
      'Native validation is off, because its bubbles disappear. The summary is announced, takes the focus and links to each field. The form is sent once however often it is pressed, also by Enter.',
    words: 'Each line of the summary names its field: “Email: Enter an address such as name@example.com”.',
  }),
};
export default meta;
type Story = StoryObj<typeof Form>;

function Join({ tried = false, busy, word = 'Email' }: { tried?: boolean; busy?: boolean | undefined; word?: string }) {
  const [email, setEmail] = useState('');
  const [judged, setJudged] = useState(tried);
  const [accepted, setAccepted] = useState(false);
  const [sent, setSent] = useState(0);
  const wrong = {
    email: email.includes('@') ? undefined : 'Enter an address such as name@example.com',
    terms: accepted ? undefined : 'Accept the terms to continue',
  };
  const errors = [['email', wrong.email] as const, ['terms', wrong.terms] as const].flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message: `${field === 'email' ? word : 'Terms'}: ${message}` }],
  );
  return (
    <Form
      errors={errors}
      busy={busy}
      onSubmit={() => {
        setJudged(true);
        if (errors.length === 0) setSent(sent + 1);
      }}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField
        label={word}
        name="email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={judged ? wrong.email : undefined}
      />
      <Checkbox
        name="terms"
        label="I accept the terms"
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={judged ? wrong.terms : undefined}
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {sent > 0 ? `Sent ${sent}×` : 'Join'}
      </Button>
    </Form>
  );
}

export const Default: Story = {
  args: { busy: false },
  render: ({ busy }) => <Join busy={busy} />,
};
export const Busy: Story = { render: () => <Join busy /> };
export const Failed: Story = {
  render: () => <Join />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Aino');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Aino');
  },
};
export const Corrected: Story = {
  render: () => <Join />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Email/ }));
    await userEvent.keyboard('aino@example.test');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Join' }));
    await expect(await canvas.findByRole('button', { name: 'Sent 2×' })).toBeVisible();
  },
};
export const LongLabels: Story = {
  render: () => <Join word={`${LONG_LABEL} ${LONG_WORD}`} />,
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
