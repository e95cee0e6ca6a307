// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { toastsAtom, useToasts } from './toasts.ts';

const start = () => {
  const store = createStore();
  const { result } = renderHook(() => useToasts(), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children),
  });
  return { toasts: result.current, now: () => store.get(toastsAtom) };
};

it('sets and clears success, error and warning independently, each with value, timer and swipeable (A§3, B§4)', () => {
  const { toasts, now } = start();
  act(() => {
    toasts.success('Saved');
    toasts.warning('Soon over', 9000, false);
  });
  expect(now()).toMatchObject({
    success: { value: 'Saved', timer: 6000, swipeable: true },
    warning: { value: 'Soon over', timer: 9000, swipeable: false },
    error: null,
  });
  act(() => toasts.clear('success'));
  expect(now()).toMatchObject({ success: null, warning: { value: 'Soon over' } });
});

it('keeps an error until it is dismissed', () => {
  const { toasts, now } = start();
  act(() => toasts.error('Refused'));
  expect(now().error).toMatchObject({ value: 'Refused', timer: null });
});
