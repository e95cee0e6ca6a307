import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { knownPasswordSuffixes } from '@baize/contracts/registration';
import { handle } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { usePasswordRules } from './password-rules.ts';

function Rules() {
  const [password, setPassword] = useState('');
  const { rules, isKnown } = usePasswordRules(password);
  return (
    <>
      <input aria-label="Password" value={password} onChange={(event) => setPassword(event.target.value)} />
      <p data-testid="rules">{rules.map(({ met }) => (met ? 'met' : 'open')).join(' ')}</p>
      <p data-testid="known">{String(isKnown)}</p>
    </>
  );
}

it('checks length and known passwords while typing, and sends three digits of a hash', async () => {
  // SHA-256 of "manchester1" begins with cf2e97a3.
  const { user, served } = renderWithShell(<Rules />, {
    handlers: [handle(knownPasswordSuffixes, ({ params }) => ({ suffixes: params.prefix === 'cf2' ? ['e97a3'] : [] }))],
  });
  const input = screen.getByLabelText('Password');
  const rules = () => screen.getByTestId('rules').textContent;
  await user.type(input, 'Mancheste');
  expect(rules()).toBe('open open');
  await user.type(input, 'r1');
  await waitFor(() => expect(screen.getByTestId('known').textContent).toBe('true'));
  expect(rules()).toBe('met open');
  await user.type(input, ' and more of it');
  await waitFor(() => expect(rules()).toBe('met met'));
  expect(screen.getByTestId('known').textContent).toBe('false');
  expect(served.calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/passwords\/known\/cf2$/));
});

it('shows no green tick for a common word or a form of a known password, which the API refuses', async () => {
  // SHA-256 of "manchester1" begins with the digits below; with signs around it, only that form is on the list.
  const { user } = renderWithShell(<Rules />, {
    handlers: [handle(knownPasswordSuffixes, ({ params }) => ({ suffixes: params.prefix === 'cf2' ? ['e97a3'] : [] }))],
  });
  const input = screen.getByLabelText('Password');
  for (const typed of ['Liverpool-2026', '!!Manchester1!!']) {
    await user.clear(input);
    await user.type(input, typed);
    await waitFor(() => expect(screen.getByTestId('known').textContent).toBe('true'));
    expect(screen.getByTestId('rules').textContent).toBe('met open');
  }
});
