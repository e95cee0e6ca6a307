import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@baize/ui';
import { consentAtom } from '@baize/shell';
import { cookieChoice, withShell } from '@baize/testing';
import { updateAtom } from './update.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

interface Page {
  /** The page has a frame: a game, the sportsbook or a payment form. */
  framed: boolean;
}
function Updated({ framed }: Page) {
  const setConsent = useSetAtom(consentAtom);
  const setUpdate = useSetAtom(updateAtom);
  const [isOpen, setOpen] = useState(framed);
  useEffect(() => {
    setConsent(cookieChoice());
    setUpdate({ change: () => undefined });
  }, [setConsent, setUpdate]);
  return (
    <>
      <main>
        {isOpen && <iframe title="Seven Pearls" srcDoc="<p>Spin</p>" />}
        {framed && <Button onClick={() => setOpen(false)}>Leave</Button>}
      </main>
      <UpdateNotice />
    </>
  );
}

/** A newer version of the site is ready. */
const meta: Meta<typeof Updated> = {
  title: 'Overlays/New version',
  tags: ['!autodocs'],
  component: Updated,
  args: { framed: false },
  decorators: [withShell()],
};
export default meta;
type Story = StoryObj<typeof Updated>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('A new version is ready')).checkVisibility()).toBe(true);
  },
};
/** Its bar would lie over the game's buttons, and a reload would end the round. */
export const WaitsForAGame: Story = {
  args: { framed: true },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByText('A new version is ready');
    await expect(title.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(title.checkVisibility()).toBe(true));
  },
};
