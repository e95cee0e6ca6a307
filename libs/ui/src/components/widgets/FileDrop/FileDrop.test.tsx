import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileDrop, type FileDropFile, type FileDropProps } from './FileDrop.tsx';
import { byteText, sortFiles } from './refuse.ts';

const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
const passport = file('passport.jpg', 'image/jpeg');
const show = (props: Partial<FileDropProps> = {}) => {
  const heard = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() };
  const shown = render(
    <FileDrop
      label="Passport or identity card"
      hint="JPEG, PNG or PDF"
      files={[]}
      accept={['image/*', 'application/pdf']}
      maxBytes={1000}
      maxFiles={2}
      {...heard}
      {...props}
    />,
  );
  return { ...heard, input: () => shown.container.querySelector('input[type="file"]') as HTMLInputElement };
};
const names = (calls: readonly (readonly unknown[])[]) =>
  calls.map(([files]) => (files as File[]).map(({ name }) => name));
const sent = (over: Partial<FileDropFile>): FileDropFile => ({
  id: 'a',
  name: 'passport.jpg',
  size: 1_234_567,
  status: 'sending',
  progress: 0.4,
  ...over,
});

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:x');
  URL.revokeObjectURL = vi.fn();
});

it('accepts chosen files through a button that the keyboard reaches', async () => {
  const { onAdd, input } = show();
  expect(screen.getByRole('group', { name: 'Passport or identity card' })).toHaveAccessibleDescription(
    'JPEG, PNG or PDF',
  );
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  expect(input()).toHaveAttribute('accept', 'image/*,application/pdf');
  await userEvent.upload(input(), [passport]);
  expect(names(onAdd.mock.calls)).toEqual([['passport.jpg']]);
});

it('offers the camera besides the files, and does not replace them: a field with capture takes only a new photo', async () => {
  const { onAdd } = show({ camera: 'environment' });
  const [files, camera] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
  expect(files).not.toHaveAttribute('capture');
  expect(files).toHaveAttribute('accept', 'image/*,application/pdf');
  expect(camera).toHaveAttribute('capture', 'environment');
  expect(screen.getByText('Take a photo')).toBeInTheDocument();
  if (camera) await userEvent.upload(camera, [passport]);
  expect(names(onAdd.mock.calls)).toEqual([['passport.jpg']]);
});

it('accepts dropped files and announces rejected ones', async () => {
  const { onAdd } = show();
  const zone =
    document.querySelector('[class*="FileDrop"][class*="zone"]') ??
    (screen.getByRole('button', { name: 'Choose files' }).closest('[data-rac]') as Element);
  const files = [
    passport,
    file('virus.exe', 'application/x-msdownload'),
    file('large.pdf', 'application/pdf', 2000),
    file('empty.png', 'image/png', 0),
    file('back.jpg', 'image/jpeg'),
    file('third.jpg', 'image/jpeg'),
  ];
  const dataTransfer = {
    types: ['Files'],
    items: files.map((entry) => ({
      kind: 'file',
      type: entry.type,
      getAsFile: () => entry,
      webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
    })),
    files,
    effectAllowed: 'all',
    dropEffect: 'none',
    getData: () => '',
  };
  fireEvent(
    zone,
    Object.assign(new Event('dragenter', { bubbles: true, cancelable: true }), {
      dataTransfer,
      clientX: 0,
      clientY: 0,
    }),
  );
  fireEvent(
    zone,
    Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer, clientX: 0, clientY: 0 }),
  );
  await waitFor(() => expect(names(onAdd.mock.calls)).toEqual([['passport.jpg', 'back.jpg']]));
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'virus.exe: we can’t read this type of file',
    'large.pdf is larger than 1 kB',
    'empty.png is empty',
    'third.jpg was not added. The maximum is 2 files.',
  ]);
});

it('keeps every refusal until it is taken away or a better file of that name comes', async () => {
  const { onAdd, input } = show();
  const refusals = () => screen.queryAllByText(/is larger than|is empty/).map(({ textContent }) => textContent);
  await userEvent.upload(input(), [file('front.png', 'image/png', 0)]);
  await userEvent.upload(input(), [file('back.png', 'image/png', 2000)]);
  expect(refusals()).toEqual(['front.png is empty', 'back.png is larger than 1 kB']);
  await userEvent.upload(input(), [file('front.png', 'image/png')]);
  expect(names(onAdd.mock.calls)).toEqual([['front.png']]);
  expect(refusals()).toEqual(['back.png is larger than 1 kB']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove back.png' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
});

it('offers no retry for a file that was refused for what is in it', () => {
  show({
    files: [sent({ name: 'cv.jpg', status: 'failed', error: 'The file isn’t what its name says.', isFinal: true })],
  });
  expect(screen.getByRole('button', { name: 'Remove cv.jpg' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send cv.jpg again' })).toBeNull();
});

it('shows the progress of each file, and offers to retry or remove it', async () => {
  const { onRemove, onRetry } = show({
    files: [
      sent({}),
      sent({ id: 'b', name: 'back.jpg', status: 'failed', error: 'The line was lost. Send it again.' }),
    ],
  });
  expect(screen.getByRole('progressbar', { name: 'passport.jpg' })).toHaveAttribute('aria-valuetext', '40% sent');
  expect(screen.getByText(/The line was lost/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send back.jpg again' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('b');
  await userEvent.click(screen.getByRole('button', { name: 'Remove back.jpg' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('b');
  expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 received');
});

it('shows a thumbnail of a picture and frees it with its row', () => {
  const shown = render(
    <FileDrop
      label="Passport"
      files={[sent({ status: 'done', preview: passport })]}
      accept={[]}
      maxBytes={1000}
      onAdd={vi.fn()}
      onRemove={vi.fn()}
    />,
  );
  expect(shown.container.querySelector('img')).toHaveAttribute('src', 'blob:x');
  shown.unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x');
});

it('accepts nothing while disabled', () => {
  show({ disabled: true, error: 'We cannot take documents right now' });
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('JPEG, PNG or PDF We cannot take documents right now');
});

describe('accepted files', () => {
  it.each([
    ['.pdf', 'a.PDF', ''],
    ['image/*', 'a.png', 'image/png'],
    ['application/pdf', 'a', 'application/pdf'],
  ])('%s fits %s of type %j', (kind, name, type) => {
    expect(sortFiles([file(name, type)], { accept: [kind], maxBytes: 100, room: 1 }).taken).toHaveLength(1);
    expect(sortFiles([file('a.txt', 'text/plain')], { accept: [kind], maxBytes: 100, room: 1 }).refused[0]?.why).toBe(
      'wrongType',
    );
  });
  it.each([
    [5, '1 kB'],
    [999, '1 kB'],
    [1000, '1 kB'],
    [2_440_000, '2.4 MB'],
  ])('%i bytes are written %s', (bytes, words) => expect(byteText(bytes, 'en')).toBe(words));
});
