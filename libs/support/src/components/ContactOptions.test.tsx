import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createSurroundings, Shell, testSite } from '@baize/testing';
import { chatAddressAtom } from '../state/chat.ts';
import { ContactOptions } from './ContactOptions.tsx';

it('offers email on the server, where the chat of the browser is not known', () => {
  const surroundings = createSurroundings(testSite(), null);
  surroundings.store.set(chatAddressAtom, 'https://chat.example/chat');
  const html = renderToString(
    <MemoryRouter>
      <Shell surroundings={surroundings}>
        <ContactOptions />
      </Shell>
    </MemoryRouter>,
  );
  expect(html).toContain('mailto:');
  expect(html).not.toContain('aria-haspopup');
});
