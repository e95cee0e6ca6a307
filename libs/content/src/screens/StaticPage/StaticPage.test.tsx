import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { block, handleContent, lost, never, refuse, staticPage, type ContentParameters } from '@baize/testing';
import { pageHeadAtom } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { contentModule } from '../../module.ts';
import { pagePath, STATIC_PAGES } from '../../paths.ts';
import { StaticPage } from './StaticPage.tsx';

const show = (
  answer: unknown,
  {
    path = '/en-UN/terms',
    route = '*',
    pair = 'en-UN' as const,
  }: { path?: string; route?: string; pair?: 'en-UN' | 'en-CA' | 'fr-CA' } = {},
) => renderWithShell(<StaticPage />, { path, route, pair, handlers: [handleContent('staticPage', answer)] });

describe('a page of the content service', () => {
  it('keeps its dimensions while it is loading', () => {
    const { container } = show(never);
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  });
  it('shows its title, version and text, and sets the document’s title', async () => {
    const { store } = show(staticPage());
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Wireframe' })).toBeVisible();
    expect(screen.getByText(/Version 3.*Oct/)).toBeVisible();
    expect(screen.getByText('You must be 18 or older.')).toBeVisible();
    await waitFor(() =>
      expect(store.get(pageHeadAtom)).toMatchObject({
        title: 'Terms of Wireframe',
        description: 'These are the terms.',
        noindex: false,
      }),
    );
  });
  it('shows a version of legal texts only', async () => {
    show(staticPage({ slug: 'contact', title: 'Contact us', group: 'help' }), { path: '/en-UN/contact' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(screen.queryByText(/Version/)).toBeNull();
  });
  it('links to the sections of a long legal text', async () => {
    const headings = ['One', 'Two at {brand}', 'Three'];
    show(staticPage({ body: headings.flatMap((heading) => [block(heading, { style: 'h2' }), block('Words')]) }));
    const contents = await screen.findByRole('navigation', { name: 'Terms of Wireframe', hidden: true });
    const link = within(contents).getByRole('link', { name: 'Two at Wireframe', hidden: true });
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent('Two at Wireframe');
  });
  it('shows all of a page of help, whose sections are side by side', async () => {
    const body = [block('First'), block('One', { style: 'h2' }), block('Words of one')];
    show(staticPage({ group: 'help', body }));
    for (const words of ['First', 'One', 'Words of one']) expect(await screen.findByText(words)).toBeVisible();
  });
  it('shows the page of safer gambling in its own manner', async () => {
    const { container } = show(staticPage({ title: 'Safer gambling' }), { path: '/en-UN/responsible-gambling' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Safer gambling' })).toBeVisible();
    expect(container.querySelector('[data-scene="calm"]')).not.toBeNull();
  });
  it('says that it does not exist here, with a link to the home page', async () => {
    const { store } = show(null);
    expect(await screen.findByText('Page not found!')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en-UN');
    expect(store.get(pageHeadAtom)?.noindex).toBe(true);
  });
  it.each([
    ['fails', refuse(500, '')],
    ['does not answer', lost()],
  ])('says so when the content service %s, and asks again', async (_, first) => {
    const answers: unknown[] = [first, staticPage()];
    const { user } = show(() => answers.shift());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
  it.each([
    ['/en-UN/privacy-policy', '*', 'en-UN', { slug: 'privacy-policy', market: 'UN', locale: 'en' }],
    ['/en-CA/terms', '*', 'en-CA', { slug: 'terms', market: 'CA', locale: 'en' }],
    [
      '/fr-CA/information/security',
      '/fr-CA/information/:slug',
      'fr-CA',
      { slug: 'security', market: 'CA', locale: 'caf' },
    ],
  ] as const)('asks for %s in its market and language', async (path, route, pair, expected) => {
    const asked = vi.fn((_: ContentParameters) => null);
    show(asked, { path, route, pair });
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expected));
  });
});

it('has an address for every page', () => {
  const routes = contentModule.routes.map(({ path }) => path);
  for (const slug of STATIC_PAGES) expect(routes).toContain(pagePath(slug));
  expect(pagePath('security')).toBe('information/security');
  expect(pagePath('complaints', 'help')).toBe('contact-us/complaints');
  expect(pagePath('contact-live-chat', 'help')).toBe('contact-live-chat');
  expect(routes).toContain('contact-us/:slug');
  expect(routes).toContain('information/:slug');
});
