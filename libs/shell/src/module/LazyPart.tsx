import { createElement, lazy, Suspense, type ComponentType } from 'react';
import type { LazyComponent } from './domain-module.ts';

/** One React component for each loader: made during a render it would be fetched and mounted again with every render. */
const components = new WeakMap<LazyComponent, ComponentType>();

/** Fetches a part before it renders, so that it appears together with its page. */
export async function loadPart(load: LazyComponent): Promise<void> {
  const { Component } = await load();
  if (!components.has(load)) components.set(load, Component);
}

/** Fetches a part again when the connection is back, if it is lost. */
async function loadOnceOnline(load: LazyComponent): ReturnType<LazyComponent> {
  try {
    return await load();
  } catch (fault) {
    if (navigator.onLine) throw fault;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return load();
  }
}

function componentOf(load: LazyComponent, waits: boolean): ComponentType {
  const known = components.get(load);
  if (known) return known;
  const made = lazy(() => (waits ? loadOnceOnline(load) : load()).then(({ Component }) => ({ default: Component })));
  components.set(load, made);
  return made;
}

export interface LazyPartProps {
  readonly load: LazyComponent;
  readonly props?: object;
  /** Suspends the boundary around it while its code loads, in place of showing nothing. */
  readonly suspends?: boolean;
  /** Waits for a lost connection, in place of failing the whole page. */
  readonly waits?: boolean;
}

/** A module's part of a page or the frame (a badge, a card). Shows nothing while its code loads. */
export function LazyPart({ load, props = {}, suspends = false, waits = false }: LazyPartProps) {
  const part = createElement(componentOf(load, waits), props);
  return suspends ? part : <Suspense fallback={null}>{part}</Suspense>;
}
