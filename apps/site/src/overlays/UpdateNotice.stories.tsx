import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { consentAtom } from '@baize/shell';
import { cookieChoice, withShell } from '@baize/testing';
import { expectToWait, FramedMain, type FramedPage } from '../testing/FramedMain.tsx';
import { updateAtom } from './update.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

interface Page {
  /** The page has a frame (a game, the sportsbook or a payment form), or the skeleton of a game whose frame comes. */
  frame: FramedPage | 'none';
}
function Updated({ frame }: Page) {
  const setConsent = useSetAtom(consentAtom);
  const setUpdate = useSetAtom(updateAtom);
  useEffect(() => {
    setConsent(cookieChoice());
    setUpdate({ change: () => undefined });
  }, [setConsent, setUpdate]);
  return (
    <>
      {frame !== 'none' && <FramedMain page={frame} />}
      <UpdateNotice />
    </>
  );
}

/** A newer version of the site is ready. */
const meta: Meta<typeof Updated> = {
  title: 'Overlays/New version',
  tags: ['!autodocs'],
  component: Updated,
  args: { frame: 'none' },
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
  args: { frame: 'game' },
  play: async (context) => expectToWait(context, 'A new version is ready'),
};
/** The frame of a game that is still loading comes at any moment. */
export const WaitsForALoadingGame: Story = {
  args: { frame: 'skeleton' },
  play: async (context) => expectToWait(context, 'A new version is ready'),
};
