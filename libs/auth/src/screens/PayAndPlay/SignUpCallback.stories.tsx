import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TranslationLocale } from '@baize/brand';
import { messagesOf, withShell } from '@baize/testing';
import { awaitReturn } from '../../model/bank-return.ts';
import { SignUpCallback } from './SignUpCallback.tsx';

const meta: Meta = { title: 'Sign-up and login/SignUpCallback', tags: ['!autodocs'], component: SignUpCallback };
export default meta;

const SESSION = '0b7c2c1e-54a5-4a64-9c3e-4f5d2c9b7a10';

/** The window that the bank has sent back: the page that waits has the code. */
export const HandedOver: StoryObj = {
  decorators: [withShell({ path: `signup/callback?oneTimeCode=a-code-of-the-bank-0001&sessionId=${SESSION}` })],
  beforeEach: () => awaitReturn(SESSION, () => undefined),
  play: async ({ canvas, globals }) => {
    const texts = messagesOf(globals['locale'] as TranslationLocale)['auth'];
    await expect(await canvas.findByText(texts?.['auth.callback.done'] ?? '')).toBeVisible();
  },
};
