import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_LABEL, LONG_WORD } from '../../../fixtures/words.ts';
import { Box } from '../../../index.ts';
import { FileDrop, type FileDropFile, type FileDropProps } from './FileDrop.tsx';

const meta: Meta<typeof FileDrop> = {
  title: 'Widgets/FileDrop',
  component: FileDrop,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'Files that we need from a player: an identity document, a proof of address. Chosen, dragged or pasted.',
    not: 'A picture that we do not need, or more than a handful of files.',
    access:
      'A button for everyone, and a drop target that the keyboard can reach and paste into. Rejections are announced, progress has its own bar, and the focus returns to the button when a row is removed. Import by path: `@baize/ui/FileDrop`.',
    words:
      'The label names the document; the hint names the file types and what must be legible. An error says what to do.',
  }),
};
export default meta;
type Story = StoryObj;

/** A drawing in place of a photographed card. */
const card = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#31506b"/><rect x="12" y="26" width="72" height="46" rx="6" fill="#e8eef2"/><circle cx="30" cy="46" r="9" fill="#8aa0b0"/><path d="M46 40h30M46 50h24M20 64h56" stroke="#8aa0b0" stroke-width="4"/></svg>',
  ],
  { type: 'image/svg+xml' },
);
const file = (over: Partial<FileDropFile>): FileDropFile => ({
  id: over.name ?? 'a',
  name: 'passport.jpg',
  size: 2_440_000,
  status: 'waiting',
  preview: card,
  ...over,
});

function Document({ first = [], ...props }: Partial<FileDropProps> & { first?: readonly FileDropFile[] }) {
  const [files, setFiles] = useState(first);
  return (
    <FileDrop
      label="Passport or identity card"
      hint="JPEG, PNG or PDF. All four corners in sight, nothing covered."
      accept={['image/*', 'application/pdf']}
      maxBytes={8_000_000}
      maxFiles={2}
      files={files}
      onAdd={(added) =>
        setFiles((now) => [
          ...now,
          ...added.map((entry): FileDropFile => ({
            id: entry.name,
            name: entry.name,
            size: entry.size,
            status: 'done',
            preview: entry.type.startsWith('image/') ? entry : undefined,
          })),
        ])
      }
      onRemove={(id) => setFiles((now) => now.filter((entry) => entry.id !== id))}
      onRetry={(id) =>
        setFiles((now) =>
          now.map((entry) => (entry.id === id ? { ...entry, status: 'sending', progress: 0.1 } : entry)),
        )
      }
      {...props}
    />
  );
}
const choose = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

export const Empty: StoryObj<typeof FileDrop> = {
  args: {
    label: 'Passport or identity card',
    hint: 'JPEG, PNG or PDF. All four corners in sight, nothing covered.',
    accept: ['image/*', 'application/pdf'],
    maxBytes: 8_000_000,
    maxFiles: 2,
  },
  render: ({ files: _files, onAdd: _onAdd, onRemove: _onRemove, onRetry: _onRetry, ...args }) => <Document {...args} />,
};
export const Uploading: Story = {
  render: () => (
    <Document
      maxFiles={4}
      first={[
        file({ name: 'front.jpg', status: 'done' }),
        file({ name: 'back.jpg', status: 'sending', progress: 0.62 }),
        file({ name: 'bill.pdf', preview: undefined }),
        file({ name: 'broken.jpg', status: 'failed', error: 'The line was lost. Send it again.' }),
      ]}
    />
  ),
};
export const Failed: Story = { render: () => <Document error="Send us one side of your card at least" /> };
export const Disabled: Story = { render: () => <Document disabled first={[file({ status: 'done' })]} /> };
export const LongLabels: Story = {
  render: () => (
    <Document
      label={LONG_LABEL}
      hint={LONG_WORD}
      first={[file({ name: `${LONG_WORD}.jpg`, status: 'failed', error: LONG_LABEL })]}
    />
  ),
  globals: { viewport: { value: 'least' } },
};
export const ChosenAndRemoved: Story = {
  render: () => <Document />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bill.pdf' }));
    await expect(canvas.queryByText('bill.pdf')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus());
  },
  globals: { locale: 'en' },
};
export const Rejected: Story = {
  render: () => <Document />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [new File([], 'empty.png', { type: 'image/png' })]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('empty.png');
  },
};
