import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card, Timeline } from '../../../index.ts';

/** Use it where somebody else has the next step and the player waits: a withdrawal, a verification. For steps the player takes, use Stepper. */
const meta: Meta<typeof Timeline> = {
  title: 'Content/Timeline',
  component: Timeline,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Card>
          <Story />
        </Card>
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Where something stands that takes several hands: a withdrawal, a verification, a complaint.',
    not: 'Steps that the player takes are a `Stepper`.',
    access: 'An ordered list; each step says in words whether it is done, under way, ahead or failed.',
    words: 'Who does what, and until when: “Your bank books it, one to three days”.',
  }),
};
export default meta;
type Story = StoryObj<typeof Timeline>;

const asked = { id: '1', title: 'You asked for €20.00', hint: 'Today, 08:02' };

export const UnderWay: Story = {
  args: {
    label: 'Withdrawal',
    steps: [
      { ...asked, state: 'done' },
      { id: '2', title: 'We check it', hint: 'Our payments team, until tomorrow noon', state: 'current' },
      { id: '3', title: 'Your bank books it', hint: 'One to three days', state: 'ahead' },
    ],
  },
};
export const Done: Story = {
  args: {
    label: 'Withdrawal',
    steps: [
      { ...asked, state: 'done' },
      { id: '2', title: 'Checked', state: 'done' },
      { id: '3', title: 'Paid to your card', hint: '22 Nov, 10:40', state: 'done' },
    ],
  },
};
export const Failed: Story = {
  args: {
    label: 'Withdrawal',
    steps: [
      { ...asked, state: 'done' },
      { id: '2', title: 'Your bank refused it', hint: 'The money is back in your balance', state: 'failed' },
    ],
  },
};
export const NotBegun: Story = {
  args: {
    label: 'Verification',
    steps: [
      { id: '1', title: 'Identity', state: 'ahead' },
      { id: '2', title: 'Address', state: 'ahead' },
    ],
  },
};
export const Finnish: Story = {
  args: {
    label: 'Nosto',
    steps: [
      { id: '1', title: 'Pyysit nostoa 20,00 €', hint: 'Tänään klo 8.02', state: 'done' },
      { id: '2', title: 'Tarkistamme sen', hint: 'Maksutiimimme, viimeistään huomenna klo 12', state: 'current' },
      { id: '3', title: 'Pankkisi kirjaa sen', state: 'ahead' },
    ],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: {
    label: 'Auszahlung',
    steps: [
      {
        id: '1',
        title: 'Auszahlungsgenehmigungsverfahrensprüfung durch unsere Fachabteilung',
        hint: 'Zahlungsverkehrsabwicklungsgesellschaft, bis übermorgen',
        state: 'current',
      },
      { id: '2', title: 'Gutschrift', state: 'ahead' },
    ],
  },
  globals: { viewport: { value: 'least' } },
};
