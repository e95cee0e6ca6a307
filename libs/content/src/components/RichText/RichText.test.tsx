import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { block } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { RichText } from './RichText.tsx';

const link = (href: string) => {
  renderWithShell(<RichText blocks={[block('press me', { href })]} />);
  return screen.queryByRole('link', { name: 'press me' })?.getAttribute('href') ?? null;
};

it.each([
  ['/terms', '/en-UN/terms'],
  ['https://www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['mailto:{supportEmail}', 'mailto:support@wireframe.example'],
  ['tel:+358123', 'tel:+358123'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
])('links %s', (href, expected) => expect(link(href)).toBe(expected));

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'evil.example',
  '',
  '#',
])('shows %j as plain words', (href) => {
  expect(link(href)).toBeNull();
  expect(screen.getByText('press me')).toBeVisible();
});

it.each(['/\\evil.example', '/\t/evil.example', '///evil.example'])('never leads off the site by %j', (href) => {
  const target = link(href);
  if (target !== null) expect(new URL(target, 'https://site.test').origin).toBe('https://site.test');
});

it('renders text as text, so that no markup in the content is executed', () => {
  const { container } = renderWithShell(
    <RichText blocks={[block('<img src=x onerror=alert(1)><script>alert(1)</script>')]} />,
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText(/<img src=x/)).toBeVisible();
});

it('renders headings, lists and quotes, with the brand’s and the market’s placeholders filled in', () => {
  renderWithShell(
    <RichText
      blocks={[
        block('About {brand}', { style: 'h2' }),
        block('First', { listItem: 'bullet', level: 1 }),
        block('Age {minimumAge}', { listItem: 'bullet', level: 1 }),
        block('Said', { style: 'blockquote' }),
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'About Wireframe' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['First', 'Age 18']);
  expect(screen.getByText('Said').closest('blockquote')).not.toBeNull();
});
