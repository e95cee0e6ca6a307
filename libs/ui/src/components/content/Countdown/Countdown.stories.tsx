import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Button, Countdown, Inline, Text } from '../../../index.ts';

/**
 * Use it where waiting is the player's protection or a rule of a code: sending again, the end of a break.
 * Do not use it to hurry anybody: no offers that run out, no “deposit within”.
 */
const meta: Meta<typeof Countdown> = {
  title: 'Content/Countdown',
  component: Countdown,
  parameters: usage({
    when: 'The time that is left of something that ends: an offer, a cooling-off, a reality check.',
    not: 'The clock of a page, or a wait without a known end.',
    access: 'It counts by the clock that decides. Screen readers hear round times, not every second.',
    words: 'Say what ends and what happens then.',
  }),
};
export default meta;
type Story = StoryObj<typeof Countdown>;

/** A clock that stands still, so that pictures of these stories are alike. */
const noon = Date.UTC(2026, 10, 21, 12);
const still = () => noon;
const after = (seconds: number) => noon + seconds * 1000;
let opened = 0;
const running = () => (opened === 0 ? noon : noon + Date.now() - opened);

export const Seconds: Story = { args: { until: after(27), now: still } };
export const Clock: Story = { args: { until: after(245), now: still, children: ({ clock }) => clock } };
export const Hours: Story = { args: { until: after(7_500), now: still } };
export const Months: Story = {
  args: { until: after(200 * 86_400 + 3_700), now: still, children: ({ words }) => `Your break ends in ${words}.` },
};
export const Ended: Story = {
  args: {
    until: after(-1),
    now: still,
    ended: (
      <Button variant="ghost" size="sm">
        Send a new code
      </Button>
    ),
  },
};
export const Finnish: Story = {
  args: { until: after(2 * 86_400 + 4 * 3600), now: still, children: ({ words }) => `Taukosi päättyy: ${words}.` },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  render: () => (
    <Box maxWidth="form">
      <Text>
        <Countdown until={after(364 * 86_400 + 23 * 3600)} now={still}>
          {({ words }) => `Einzahlungsgrenzenänderungsbestätigungswartezeit endet in ${words}`}
        </Countdown>
      </Text>
    </Box>
  ),
  globals: { viewport: { value: 'least' }, locale: 'fi' },
};
export const RunsOut: Story = {
  render: () => {
    opened = Date.now();
    return (
      <Inline>
        <Countdown
          until={after(2)}
          now={running}
          endedWords="You can ask for a new code now"
          ended={<Button size="sm">Send a new code</Button>}
        >
          {({ seconds }) => `New code in ${seconds} seconds`}
        </Countdown>
      </Inline>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeVisible(), {
      timeout: 6000,
    });
    await expect(canvas.getByText('You can ask for a new code now')).toBeInTheDocument();
  },
};
