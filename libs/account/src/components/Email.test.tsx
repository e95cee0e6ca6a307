import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Email } from './Email.tsx';

it.each([
  ['CLUMSY.MWTMJXH9@MAIL.EXAMPLE', 'clumsy.mwtmjxh9<wbr>@mail.example'],
  ['aino@demo.baize', 'aino<wbr>@demo.baize'],
  ['no-sign', 'no-sign<wbr>'],
])('shows %s in small letters, with a place to break before the domain', (address, html) => {
  expect(render(<Email address={address} />).container.innerHTML).toBe(html);
});
