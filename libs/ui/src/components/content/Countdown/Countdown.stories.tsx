import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Button, Countdown, Inline, Text } from '../../../index.ts';

const meta: Meta<typeof Countdown> = {
  title: 'Content/Countdown',
  component: Countdown,
  parameters: usage({
    when: 'The time left until something ends: an offer, a cooling-off period, a reality check.',
    not: 'A clock on a page, or a wait without a known end.',
    access: 'It uses the clock that decides. Screen readers announce a few marks, not every second.',
    words: 'Say what ends and what happens then.',
  }),
};
export default meta;
type Story = StoryObj<typeof Countdown>;

/** A fixed clock, so that screenshots of these stories are always the same. */
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
export const ReachesTheEnd: Story = {
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
