import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createSurroundings, Shell, testSite } from '@baize/testing';
import { chatAddressAtom } from '../state/chat.ts';
import { ContactOptions } from './ContactOptions.tsx';

const served = (chat: string | null) => {
  const surroundings = createSurroundings(testSite(), null);
  surroundings.store.set(chatAddressAtom, chat);
  return renderToString(
    <MemoryRouter>
      <Shell surroundings={surroundings}>
        <ContactOptions />
      </Shell>
    </MemoryRouter>,
  );
};

it('offers the chat and email before the app loads: a press starts it', () => {
  const html = served('https://chat.example/chat');
  expect(html).toContain('mailto:');
  expect(html).toMatch(/<button[^>]*data-needs-app/);
});

it('offers only email where there is no chat', () => {
  const html = served(null);
  expect(html).toContain('mailto:');
  expect(html).not.toContain('<button');
});
