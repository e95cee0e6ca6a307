import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { Link } from './Link.tsx';

const RouterLink = ({ href, children }: { href: string; children?: React.ReactNode }) => <a href={`/en${href}`}>{children}</a>;
const inApp = (link: React.ReactNode) => render(<UiProvider link={RouterLink}>{link}</UiProvider>);

it('sends addresses of the app through its own link', () => {
  inApp(<Link href="/casino">Casino</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/casino');
});

it.each(['https://help.example', 'mailto:help@example.com', '#terms'])('leaves %s as it is', (href) => {
  inApp(<Link href={href}>Elsewhere</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it('gives a new window no hold on this one', () => {
  inApp(<Link href="https://help.example" target="_blank">Help</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

it('is a button where it only does something', () => {
  inApp(<Link onClick={() => undefined}>Ask us</Link>);
  expect(screen.getByRole('button', { name: 'Ask us' })).toHaveAttribute('type', 'button');
});
