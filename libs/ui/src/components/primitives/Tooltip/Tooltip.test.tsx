import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const tip = () => screen.findByRole('tooltip', {}, { timeout: 5000 });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

it('shows by the keyboard’s focus, and goes by Escape without closing what is around it', async () => {
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

it('shows to a pointer that rests, lets it move onto the words, and goes with it', async () => {
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

it('is nothing for a finger', async () => {
  render(
    <Tooltip text="Return to player">
      <button type="button">RTP</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'touch' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('describes what says less than it, for as long as it is shown', async () => {
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

it('repeats an icon button’s name for the eye only', async () => {
  render(<IconButton icon={Bell} label="Messages" />);
  await userEvent.tab();
  expect(await tip()).toHaveTextContent('Messages');
  expect(screen.getByRole('button', { name: 'Messages' })).not.toHaveAccessibleDescription();
});
