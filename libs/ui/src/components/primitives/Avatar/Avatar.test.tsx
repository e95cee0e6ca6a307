import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it.each([
  ['Aino Virtanen', 'AV'],
  ['Aino Maria Virtanen', 'AV'],
  ['Cher', 'C'],
  ['  ', ''],
  [undefined, ''],
  ['𝒜da Lovelace', '𝒜L'],
])('of %j shows %j', (name, shown) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(shown);
  expect(container.querySelector('svg') === null).toBe(shown !== '');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
