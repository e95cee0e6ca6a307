import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { QrCode } from './QrCode.tsx';

const meta: Meta<typeof QrCode> = {
  title: 'Widgets/QrCode',
  component: QrCode,
  parameters: usage({
    when: 'Something on a desktop that a phone goes on with: an authenticator app, a page that sends photos.',
    not: 'On a phone, which cannot scan its own screen: give a link there.',
    access:
      'An image with a name. A player who cannot scan it needs another way beside it. Import by path: `@baize/ui/QrCode`.',
    words: 'The label says what the code opens, and where.',
  }),
  args: { label: 'QR code that opens a page on your phone' },
};
export default meta;
type Story = StoryObj<typeof QrCode>;

export const Short: Story = { args: { value: 'https://example.test/en-UN' } };
/** More characters make smaller modules, and the code stays as large. */
export const Long: Story = { args: { value: `https://example.test/en-UN/send-documents#link=${'Ab3_'.repeat(25)}` } };
