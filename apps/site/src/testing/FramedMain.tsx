import { useState } from 'react';
import { expect, waitFor, type userEvent, type within } from 'storybook/test';
import { Button } from '@baize/ui';
import { PlaySkeleton } from '../pages/Play/PlaySkeleton.tsx';

/** A game that plays, or its page before the game's frame is there. */
export type FramedPage = 'game' | 'skeleton';

/** The part of a story's page that a game fills until the player leaves. */
export function FramedMain({ page }: { readonly page: FramedPage }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      {isOpen && (page === 'game' ? <iframe title="Seven Pearls" srcDoc="<p>Spin</p>" /> : <PlaySkeleton />)}
      <Button onClick={() => setOpen(false)}>Leave</Button>
    </main>
  );
}

interface Played {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: ReturnType<(typeof userEvent)['setup']>;
}

/** Expects the notice with `title` to be hidden until the player has left the game of `FramedMain`. */
export async function expectToWait({ canvas, userEvent: user }: Played, title: string) {
  const notice = await canvas.findByText(title);
  await expect(notice.checkVisibility()).toBe(false);
  await user.click(canvas.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(notice.checkVisibility()).toBe(true));
}
