import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { Modal } from '../../overlays/Modal/Modal.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const tip = () => screen.findByRole('tooltip');
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('shows on keyboard focus, and Escape hides it without closing its surroundings', async () => {
  let heard = 0;
  render(
    <div
      role="presentation"
      onKeyDown={() => {
        heard += 1;
      }}
    >
      <Tooltip text="Return to player">
        <button type="button">RTP</button>
      </Tooltip>
    </div>,
  );
  await userEvent.tab();
  expect(await tip()).toHaveTextContent('Return to player');
  heard = 0;
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(heard).toBe(0);
  expect(screen.getByRole('button')).toHaveFocus();
});

it('shows for a resting pointer, lets it move onto the text, and hides with it', async () => {
  render(
    <Tooltip text="Return to player">
      <button type="button">RTP</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  const words = (await tip()).firstElementChild as Element;
  fireEvent.pointerLeave(screen.getByRole('button'), { pointerType: 'mouse' });
  fireEvent.pointerEnter(words, { pointerType: 'mouse' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  fireEvent.pointerLeave(words, { pointerType: 'mouse' });
  await gone();
});

it('adds no element, and leaves the element its own listeners', () => {
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }) => heard.push(type);
  const { container } = render(
    <Tooltip text="Return to player">
      <button
        type="button"
        onPointerEnter={hear}
        onPointerDown={hear}
        onFocus={hear}
        onBlur={hear}
        onPointerLeave={hear}
      >
        RTP
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(container.firstElementChild).toBe(button);
  fireEvent.pointerEnter(button);
  fireEvent.pointerDown(button);
  fireEvent.focus(button);
  fireEvent.blur(button);
  fireEvent.pointerLeave(button);
  expect(heard).toEqual(['pointerenter', 'pointerdown', 'focus', 'blur', 'pointerleave']);
});

it('does not show on touch', async () => {
  render(
    <Tooltip text="Return to player">
      <button type="button">RTP</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('describes its element while it is shown', async () => {
  render(
    <Tooltip text="Return to player" describes>
      <button type="button">RTP</button>
    </Tooltip>,
  );
  await userEvent.tab();
  await tip();
  expect(screen.getByRole('button', { name: 'RTP' })).toHaveAccessibleDescription('Return to player');
  await userEvent.tab();
  await gone();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
});

it('hides an icon button’s repeated name from screen readers', async () => {
  render(<IconButton icon={Bell} label="Messages" />);
  await userEvent.tab();
  expect(await tip()).toHaveTextContent('Messages');
  expect(screen.getByRole('button', { name: 'Messages' })).not.toHaveAccessibleDescription();
});

function Page({ open }: { open: boolean }) {
  return (
    <>
      <Tooltip text="Return to player">
        <button type="button">RTP</button>
      </Tooltip>
      <Modal open={open} onClose={() => undefined} title="You won">
        Words
      </Modal>
    </>
  );
}

it('gives way to a dialog that opens, and does not show over one', async () => {
  const { rerender } = render(<Page open={false} />);
  const rests = () =>
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'RTP', hidden: true }), { pointerType: 'mouse' });
  rests();
  await tip();
  rerender(<Page open />);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[role=tooltip]')).toBeNull());
  rests();
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
