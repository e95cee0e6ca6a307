import type { Meta, StoryObj } from '@storybook/react-vite';
import { sportsbookContext, sportsbookLoginContext } from '@baize/contracts/sportsbook';
import { handle, never, playerSession, refuse, withShell } from '@baize/testing';
import { expect } from 'storybook/test';
import { frameFonts } from './frame-fonts.ts';
import { Sportsbook } from './Sportsbook.tsx';

const meta: Meta = { title: 'Sportsbook/Sportsbook', tags: ['!autodocs'], component: Sportsbook };
export default meta;
type Story = StoryObj;

const shell = (answer: Parameters<typeof handle<typeof sportsbookContext>>[1]) =>
  withShell({ path: 'sportsbook', handlers: [handle(sportsbookContext, answer)] });

export const Loading: Story = {
  decorators: [shell(never as never)],
  async play() {
    await document.fonts.ready;
    const fonts = await frameFonts();
    // What the page shows its texts with is what the frame gets, and another document can use it.
    const own = getComputedStyle(document.body).fontFamily;
    await expect(fonts.some(({ family }) => own.includes(family))).toBe(true);
    for (const { family, data, ...descriptors } of fonts)
      await expect((await new FontFace(family, data, descriptors).load()).status).toBe('loaded');
  },
};
export const Closed: Story = { decorators: [shell({ iframeUrl: null })] };
const stopped = (reason: string) =>
  withShell({
    path: 'sportsbook',
    who: playerSession(),
    handlers: [handle(sportsbookLoginContext, refuse(403, 'error.play.not_allowed', { details: { reason } }) as never)],
  });
export const DocumentsFirst: Story = { decorators: [stopped('document')] };
export const AccountUnderReview: Story = { decorators: [stopped('account_review')] };
export const Failed: Story = { decorators: [shell(refuse(500, '') as never)] };
