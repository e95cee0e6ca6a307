import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';

interface Watcher {
  onclose: (() => void) | null;
}
const watchers = new Set<Watcher>();
class FakeCloseWatcher implements Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.add(this);
  }
  destroy() {
    watchers.delete(this);
  }
}
afterEach(() => {
  vi.unstubAllGlobals();
  watchers.clear();
});

it.each([
  ['a dialog', Modal],
  ['a sheet', Sheet],
])('closes %s by the platform’s own gesture, as long as it is open', (_, Overlay) => {
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
  const onClose = vi.fn();
  const shown = (open: boolean) => (
    <Overlay open={open} onClose={onClose} title="Filters">
      Words
    </Overlay>
  );
  const { rerender } = render(shown(false));
  expect(watchers.size).toBe(0);
  rerender(shown(true));
  for (const watcher of watchers) watcher.onclose?.();
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(shown(false));
  expect(watchers.size).toBe(0);
});

it('leaves a dialog open that only an answer closes', () => {
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
  render(
    <Modal open dismissable={false} onClose={vi.fn()} title="Reality check">
      Words
    </Modal>,
  );
  expect(watchers.size).toBe(0);
});
