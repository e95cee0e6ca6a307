import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { ClosedAccount } from './ClosedAccount.tsx';

it.each([
  ['?by=PLAYER', /You asked us/],
  ['?by=OPERATOR', /We closed it/],
  ['', /or by our decision/],
  ['?by=<script>', /or by our decision/],
])('%s says who decided, what is still possible, and who to contact', (search, words) => {
  const { container } = renderWithShell(<ClosedAccount />, { path: `/en-UN/closed-account${search}` });
  expect(screen.getByRole('heading', { level: 1, name: 'This account is closed' })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Email support' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute(
    'href',
    '/en-UN/responsible-gambling',
  );
  expect(container.textContent).not.toMatch(/site\.closed/);
});
