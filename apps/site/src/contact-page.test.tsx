import { screen } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { beforeEach, expect, it } from 'vitest';
import { contentModule } from '@baize/content/module';
import { handleContent, staticPage } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { chatAddressAtom } from '@baize/support';
import { supportModule } from '@baize/support/module';
import { Overlays } from './overlays/Overlays.tsx';

const route = contentModule.routes.find(({ path }) => path === 'contact-live-chat');
if (!route) throw new Error('The content module has no contact page.');
const { Component: Contact } = await route.lazy();

beforeEach(() => {
  // jsdom has the element but cannot open it.
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

function Page() {
  const setAddress = useSetAtom(chatAddressAtom);
  return (
    <>
      <button type="button" onClick={() => setAddress('https://chat.example/chat')}>
        Start
      </button>
      <Contact />
      <Overlays />
    </>
  );
}
const switches = (disableLiveChat: boolean) =>
  handleContent('marketContent', {
    disableLiveChat,
    licenses: [],
    footerToggles: {},
    footerContent: null,
    loyalty: false,
  });
const show = (disableLiveChat = false) =>
  renderWithShell(<Page />, {
    path: '/en-UN/contact-live-chat',
    modules: [contentModule, supportModule],
    handlers: [handleContent('staticPage', staticPage()), switches(disableLiveChat)],
  });

it('opens the chat, and loads the vendor’s page only then', async () => {
  const { user } = show();
  await user.click(screen.getByText('Start'));
  const open = await screen.findByRole('button', { name: 'Open chat' });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(open);
  expect(await screen.findByRole('dialog', { name: 'Chat with Wireframe' })).toBeVisible();
  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://chat.example/chat');
});

it('offers email only where the release has no chat', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.queryByRole('button', { name: 'Open chat' })).toBeNull();
});

it('offers no chat where the market has switched it off', async () => {
  const { user } = show(true);
  await user.click(screen.getByText('Start'));
  expect(await screen.findByText('Live chat isn’t available in your country')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open chat' })).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
});
