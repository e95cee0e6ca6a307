import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link } from './Link.tsx';

it.each(['/en-UN/online-casino', 'https://help.example', 'mailto:help@example.com', '#terms'])(
  'leads to %s',
  (href) => {
    render(<Link href={href}>Elsewhere</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  },
);

it('gives a new window no access to this one', () => {
  render(
    <Link href="https://help.example" target="_blank">
      Help
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('is a button without an address', () => {
  render(<Link onClick={() => undefined}>Ask us</Link>);
  expect(screen.getByRole('button', { name: 'Ask us' })).toHaveAttribute('type', 'button');
});
