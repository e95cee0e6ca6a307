import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overlayAtom, pageHeadAtom } from '@baize/shell';
import { playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { Welcome } from './Welcome.tsx';

vi.mock('../Home/Home.tsx', () => ({ Home: () => <p>home</p> }));

it('greets a visitor above the home page, and offers to sign up or log in', async () => {
  const { user, store } = renderWithShell(<Welcome />, { path: '/en-UN/welcome-to-wireframe' });
  expect(screen.getByRole('heading', { name: /Wireframe/ })).toBeVisible();
  expect(screen.getByText('home')).toBeVisible();
  expect(screen.getByRole('link', { name: /join|sign up/i })).toHaveAttribute('href', '/en-UN/signup');
  // Search engines index the home address.
  expect(store.get(pageHeadAtom)?.canonical).toBe('');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(store.get(overlayAtom)).toBe('auth.login');
});

it('links a player to the games, and asks for no login', () => {
  renderWithShell(<Welcome />, { who: playerSession(), path: '/en-UN/welcome-to-wireframe' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en-UN/online-casino']);
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
});
