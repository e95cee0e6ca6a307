import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Alert, Button, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: usage({
    when: 'Something about this page or account that the player must know first and that stays true: a missing document, a limit that is near.',
    not: 'Use a toast for something that just happened and the field’s own error for a wrong answer. Advertising is a `Banner`.',
    access: 'Icon and text show the tone, not only colour. Set `live` if it appears while the player is on the page.',
    words:
      'The title states the fact. The text says since or until when, and what still works. One action, two at most.',
  }),
};
export default meta;
type Story = StoryObj<{ onDismiss?: () => void }>;

const tones = ['info', 'positive', 'warning', 'negative'] as const;

export const Default: StoryObj<typeof Alert> = {
  args: {
    tone: 'warning',
    title: 'Your withdrawal waits for your documents',
    children: 'We need proof of your address before we may pay out. It usually takes a day.',
    actions: (
      <Button size="sm" variant="inherit">
        Upload now
      </Button>
    ),
    onDismiss: fn(),
  },
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title="Your withdrawal waits for your documents"
          actions={
            <Button size="sm" variant="inherit">
              Upload now
            </Button>
          }
          onDismiss={() => undefined}
        >
          We need proof of your address before we may pay out. It usually takes a day.
        </Alert>
      ))}
    </Stack>
  ),
};
export const Short: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone}>
          Your limit starts at midnight.
        </Alert>
      ))}
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Alert
      tone="warning"
      title={LONG_WORD}
      actions={
        <Button size="sm" variant="inherit">
          {LONG_WORD}
        </Button>
      }
      onDismiss={() => undefined}
    >
      {LONG_WORD}
    </Alert>
  ),
};
export const Dismissed: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <Alert tone="info" onDismiss={args.onDismiss}>
      New house rules apply from June.
    </Alert>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
