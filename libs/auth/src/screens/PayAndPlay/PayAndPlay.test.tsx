import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { overlayAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { PayAndPlay } from './PayAndPlay.tsx';
import { SignUpCallback } from './SignUpCallback.tsx';

afterEach(() => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true });
});

it('says that no bank offers it and links to the ordinary sign-up and login', async () => {
  const { user, store } = renderWithShell(<PayAndPlay />);
  expect(screen.getByRole('link', { name: 'Join now' })).toHaveAttribute('href', '/en-UN/signup');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(overlayAtom)).toBe('auth.login');
});

it('sends code and session to the opening page, on our own origin only', () => {
  const postMessage = vi.fn();
  Object.defineProperty(window, 'opener', { value: { postMessage }, configurable: true });
  renderWithShell(<SignUpCallback />, { path: '/en-UN/signup/callback?oneTimeCode=abc-1&sessionId=s_9' });
  expect(postMessage).toHaveBeenCalledWith(
    { type: 'signup-callback', oneTimeCode: 'abc-1', sessionId: 's_9' },
    window.location.origin,
  );
});

it.each([
  '/en-UN/signup/callback',
  '/en-UN/signup/callback?oneTimeCode=%3Cscript%3E&sessionId=1',
  `/en-UN/signup/callback?oneTimeCode=1&sessionId=${'x'.repeat(200)}`,
])('passes nothing on from %s', (path) => {
  const postMessage = vi.fn();
  Object.defineProperty(window, 'opener', { value: { postMessage }, configurable: true });
  renderWithShell(<SignUpCallback />, { path });
  expect(postMessage).not.toHaveBeenCalled();
});
