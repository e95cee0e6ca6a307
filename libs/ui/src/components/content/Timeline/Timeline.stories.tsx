import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card, Timeline } from '../../../index.ts';

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
    when: 'The status of something with several steps: a withdrawal, a verification, a complaint.',
    not: 'Steps that the player takes are a `Stepper`.',
    access: 'An ordered list. The text of each step says whether it is done, current, upcoming or failed.',
    words: 'Who does what, and by when: “Your bank processes it, one to three days”.',
  }),
};
export default meta;
type Story = StoryObj<typeof Timeline>;

const asked = { id: '1', title: 'You asked for €20.00', hint: 'Today, 08:02' };

export const InProgress: Story = {
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
export const NotStarted: Story = {
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
