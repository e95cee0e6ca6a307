import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NoticeBar } from './NoticeBar.tsx';

it('is a region named by its title and does not take the focus', () => {
  render(
    <>
      <input aria-label="Search" autoFocus />
      <NoticeBar title="A question" choices={<button type="button">Yes</button>}>
        Words
      </NoticeBar>
    </>,
  );
  const region = screen.getByRole('region', { name: 'A question' });
  expect(region).toContainElement(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('lets the page scroll clear of it while it is there', () => {
  // A browser's tells the size of what it begins to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
    },
  );
  const { unmount } = render(
    <NoticeBar title="A question" choices={null}>
      Words
    </NoticeBar>,
  );
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--notice')).toMatch(/px$/);
  unmount();
  expect(style.getPropertyValue('--notice')).toBe('');
  vi.unstubAllGlobals();
});
