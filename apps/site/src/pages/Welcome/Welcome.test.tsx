import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overlayAtom, pageHeadAtom } from '@baize/shell';
import { playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Welcome } from './Welcome.tsx';

vi.mock('../Home/Home.tsx', () => ({ Home: () => <p>home</p> }));

it('greets a visitor above home, and offers to join or to log in', async () => {
  const { user, store } = renderWithShell(<Welcome />, { path: '/en-UN/welcome-to-wireframe' });
  expect(screen.getByRole('heading', { name: /Wireframe/ })).toBeVisible();
  expect(screen.getByText('home')).toBeVisible();
  expect(screen.getByRole('link', { name: /join|sign up/i })).toHaveAttribute('href', '/en-UN/signup');
  // Home is the address that search engines keep.
  expect(store.get(pageHeadAtom)?.canonical).toBe('');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(overlayAtom)).toBe('login');
});

it('leads a player on to the games, and asks for no log-in', () => {
  renderWithShell(<Welcome />, { who: playerSession(), path: '/en-UN/welcome-to-wireframe' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en-UN/online-casino']);
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});
