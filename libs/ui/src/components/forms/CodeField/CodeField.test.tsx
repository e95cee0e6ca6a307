import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

function Code({ done }: { done: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={done} />;
}

it('accepts a pasted code with spaces and reports it once', async () => {
  const done = vi.fn();
  render(<Code done={done} />);
  const input = screen.getByRole('textbox', { name: 'Code' });
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.click(input);
  await userEvent.paste('123 456');
  expect(input).toHaveValue('123456');
  expect(done).toHaveBeenCalledExactlyOnceWith('123456');
});

it('accepts full-width digits, as a Japanese keyboard types them', async () => {
  render(<Code done={() => undefined} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
  await userEvent.paste('１２３ ４５６');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123456');
});

it('rejects letters', async () => {
  render(<Code done={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'a1b2');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('12');
});
