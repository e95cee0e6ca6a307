import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { authorisationAtom } from '@baize/session';
import { renderWithShell } from '@baize/testing/render';
import { SiteHeader } from './SiteHeader.tsx';

it('keeps the places of balance and avatar until it is known whether a player is logged in', () => {
  const { store } = renderWithShell(<SiteHeader />);
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  act(() => store.set(authorisationAtom, { status: 'requested' }));
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull();
  const avatar = document.querySelector('[data-shape="circle"]');
  expect(avatar?.previousElementSibling?.querySelector('[data-shape="fill"]')).not.toBeNull();
});
