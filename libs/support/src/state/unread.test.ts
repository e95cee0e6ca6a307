import { afterEach, expect, it, vi } from 'vitest';
import { countOf, keepUnread, MOST_UNREAD, readUnread } from './unread.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const store = (): Storage => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
  } as unknown as Storage;
};

it('keeps the count in session storage and nothing when there is none', () => {
  const storage = store();
  vi.stubGlobal('sessionStorage', storage);
  keepUnread(3);
  expect(storage.getItem('support-unread')).toBe('3');
  expect(readUnread()).toBe(3);
  keepUnread(0);
  expect(storage.getItem('support-unread')).toBeNull();
  expect(readUnread()).toBe(0);
});

it.each(['-4', '1e9', 'NaN', '{}', '<b>', '99999999999999999999'])(
  'makes a showable number of “%s” in storage',
  (value) => {
    const storage = store();
    storage.setItem('support-unread', value);
    vi.stubGlobal('sessionStorage', storage);
    expect(readUnread()).toBeGreaterThanOrEqual(0);
    expect(readUnread()).toBeLessThanOrEqual(MOST_UNREAD);
  },
);

it('works where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked');
    },
    setItem() {
      throw new Error('blocked');
    },
    removeItem() {
      throw new Error('blocked');
    },
  });
  keepUnread(2);
  expect(readUnread()).toBe(2);
  keepUnread(0);
  expect(readUnread()).toBe(0);
});

it.each([
  [2.9, 2],
  [-1, 0],
  [Number.POSITIVE_INFINITY, 0],
  ['3', 0],
  [null, 0],
  [1e6, MOST_UNREAD],
])('counts %s as %s', (value, count) => expect(countOf(value)).toBe(count));
