/*
 * What the page script does once the app answers. It is fetched while the app starts, so that pages without the app do not
 * carry it. It imports types only: a file of the page script cannot import another one (libs/site-build/src/page-script.ts).
 */
import type { EarlyPopup } from './early-popup.ts';
import type { Tick, TypedField } from './replay-intents.ts';

/** How long the app's own popup may take to appear once it is asked for, in milliseconds. */
const LATEST_MS = 10_000;
/** How long the app's popup may take to have opened once it is there, in milliseconds. */
const SETTLED_MS = 1000;
/** How long the app may take to draw what opens a popup, in milliseconds: a header draws its corners late. */
const OPENER_MS = 3000;

/** Returns the name that an element has for a reader; two drawings of one element share it. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('aria-label') ??
  // A field has no text: its name is what the form knows it by.
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.name : element.textContent);

/** Waits for the app's popup. @param host has the page's; @returns null if it does not come */
function ownPopup(host: HTMLElement): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const end = (popup: HTMLElement | null) => {
      watcher.disconnect();
      clearTimeout(late);
      resolve(popup);
    };
    const look = () => {
      const popup = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find((each) => !host.contains(each));
      if (popup) end(popup);
    };
    const watcher = new MutationObserver(look);
    const late = setTimeout(() => end(null), LATEST_MS);
    watcher.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

/** Whether the app's popup can be seen: its library draws it transparent first. */
const isSeen = (popup: HTMLElement): boolean => popup.checkVisibility?.({ opacityProperty: true }) !== false;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Gives the focus back once the app's popup has closed: it would to what had it before, which is gone. */
function giveBackFocus(popup: HTMLElement, opener: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (popup.isConnected) return;
    watcher.disconnect();
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Shows React what was typed before it was there: it ignores an event that brings no other value than it has seen. */
function repeatTyping(field: TypedField, value: string): void {
  const { value: left, selectionStart, selectionEnd } = field;
  const set = (text: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  const say = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  // The first one lets React hydrate the field, whose own property is React's from then on: it remembers what it has seen.
  say();
  field.value = '';
  set(value);
  say();
  // In a field that the app has set back, the caret is lost: it goes behind what is typed.
  if (left === value && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Ticks a box again as the visitor left it: React begins with the state that the page was rendered with. */
function repeatTick(box: Tick, ticked: boolean): void {
  // Lets React hydrate the box, as in `repeatTyping`.
  box.dispatchEvent(new Event('input', { bubbles: true }));
  // A press that changes nothing says nothing to React.
  if (box.checked === ticked) box.checked = !ticked;
  box.click();
}

/** Chooses again what the visitor chose: React begins with the option that the page was rendered with. */
function repeatChoice(field: HTMLSelectElement, value: string): void {
  // Lets React hydrate the field, as in `repeatTyping`; it hears a choice as "change" only.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Finds an element again that the app has drawn again: the same kind with the same name. */
function counterpart<Kind extends HTMLElement>(element: Kind): Kind | null {
  if (element.isConnected) return element;
  const name = nameOf(element);
  if (!name) return null;
  return (
    [...document.querySelectorAll<Kind>(element.tagName.toLowerCase())].find(
      // The page's own login has a button of the same name.
      (one) => nameOf(one) === name && !one.closest('[data-early]'),
    ) ?? null
  );
}

/** What was written where, by the field that it was typed into. */
type Taken = Map<HTMLInputElement, { readonly own: HTMLInputElement; readonly value: string }>;

/**
 * Writes what was typed into the page's popup into the app's, with focus and caret.
 * @param began what had the focus when the app answered
 * @param taken what has been written before: it is written again only into a field that the app has drawn again
 */
function take({ host, focused }: EarlyPopup, began: Element | null, popup: HTMLElement, taken: Taken): void {
  for (const field of host.querySelectorAll<HTMLInputElement>('input[name]')) {
    const own = popup.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    const before = taken.get(field);
    // The focus is in the app's popup by now: what was typed there since goes on where the app has drawn it again.
    if (before && own && !before.own.isConnected && before.own.value !== before.value) field.value = before.own.value;
    const isKnown = own === before?.own;
    if (!own || (isKnown && field.value === before?.value)) continue;
    taken.set(field, { own, value: field.value });
    // An empty field says something only once it held more: the browser may have filled the app's field meanwhile.
    if (field.value !== '' || isKnown) {
      own.value = field.value;
      repeatTyping(own, own.value);
    }
    // The page's popup does not hear of the focus that it has given itself.
    if (field !== (focused() ?? began)) continue;
    own.focus({ preventScroll: true });
    if (field.selectionStart !== null) own.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
}

/** Tells whether everything that was typed into the page's popup has a place in the app's. */
const isTaken = (host: HTMLElement, popup: HTMLElement): boolean =>
  [...host.querySelectorAll<HTMLInputElement>('input[name]')].every(
    ({ name, value }) => value === '' || popup.querySelector(`input[name="${name}"]`) !== null,
  );

/**
 * Writes what is typed into the page's popup into the app's until that one can be seen, with its form. On a slow device the
 * app may draw its popup again meanwhile.
 * @returns the app's popup; null if it does not come
 */
async function takeUntilSeen(early: EarlyPopup, began: Element | null): Promise<HTMLElement | null> {
  const { host } = early;
  const taken: Taken = new Map();
  const until = performance.now() + LATEST_MS;
  let popup = await ownPopup(host);
  while (popup && host.isConnected) {
    take(early, began, popup, taken);
    // It may be seen before its form is there.
    if (isSeen(popup) && (isTaken(host, popup) || performance.now() > until)) break;
    await nextFrame();
    if (!popup.isConnected) popup = await ownPopup(host);
  }
  return popup;
}

/**
 * Follows a press that has begun on a button of the page's popup. If the app's popup takes its place before the press has
 * ended, no click comes of it.
 * @returns the button, while its press goes on
 */
function followPress(host: HTMLElement): () => Element | null {
  let held: Element | null = null;
  host.addEventListener('pointerdown', ({ target, button }) => {
    held = button === 0 && target instanceof Element ? target.closest('button, [role="button"]') : null;
  });
  // It has become a click, has ended beside the button, or has turned into scrolling. A finger's click comes after its end.
  host.addEventListener('pointerup', ({ target }) => {
    if (!(target instanceof Node) || !held?.contains(target)) held = null;
  });
  for (const end of ['click', 'pointercancel'] as const)
    host.addEventListener(end, () => {
      held = null;
    });
  return () => held;
}

/**
 * Lets the app's popup take the place of the page's, with what was typed and pressed.
 * @param open asks the app to open its own; null if what opens it is gone: a player, or a closed site, has none
 */
export function handOverPopup(early: EarlyPopup, open: (() => void) | null): void {
  const { host, opener, pressed } = early;
  if (!host.isConnected) return;
  if (!open) return early.leave();
  const began = document.activeElement;
  early.uncover();
  const pressing = followPress(host);
  const root = document.documentElement;
  // The app's popup is to appear in place, without its movement.
  root.dataset['handover'] = '';
  const bring = async () => {
    open();
    const popup = await takeUntilSeen(early, began);
    if (popup || !host.isConnected) return popup;
    // It came too late, or went away with a part of the page that was drawn again. Nothing typed is lost yet: ask once more.
    open();
    return takeUntilSeen(early, began);
  };
  void bring().then((popup) => {
    // Closed while it was handed over.
    if (!host.isConnected) popup?.querySelector<HTMLElement>('[data-closes]')?.click();
    else if (popup) {
      const button = pressing() ?? pressed();
      const name = button && nameOf(button);
      host.remove();
      giveBackFocus(popup, opener);
      if (name !== null)
        [...popup.querySelectorAll<HTMLElement>('button, [role="button"]')]
          .find((each) => nameOf(each) === name)
          ?.click();
    }
    host.remove();
    setTimeout(() => delete root.dataset['handover'], SETTLED_MS);
  });
}

/** What a visitor did before the app answered. */
export interface Intents {
  readonly typed: ReadonlyMap<TypedField, string>;
  readonly ticks: ReadonlyMap<Tick, boolean>;
  readonly chosen: ReadonlyMap<HTMLSelectElement, string>;
  /** The element that was pressed last; null without one. */
  readonly pressed: HTMLElement | null;
  /** The popup that the press opened; null without one. */
  readonly popup: EarlyPopup | null;
}

/** Repeats for the app, exactly once, what was done before it answered. */
export function handOver({ typed, ticks, chosen, pressed, popup }: Intents): void {
  // An address without a page of its own is drawn from scratch, with other fields in the same places.
  const again = <Field extends HTMLElement, Value>(
    entries: ReadonlyMap<Field, Value>,
    repeat: (field: Field, value: Value) => void,
  ) => {
    for (const [field, value] of entries) {
      const own = counterpart(field);
      if (own) repeat(own, value);
    }
  };
  again(typed, repeatTyping);
  again(ticks, repeatTick);
  again(chosen, repeatChoice);
  if (pressed === null) return;
  if (!popup) counterpart(pressed)?.click();
  else void openerOf(pressed).then((own) => handOverPopup(popup, own && (() => own.click())));
}

/** Waits for the app's counterpart of what opened a popup. @returns null if it does not come: a player, for example, has none */
async function openerOf(pressed: HTMLElement): Promise<HTMLElement | null> {
  for (const began = performance.now(); ; await nextFrame()) {
    const own = counterpart(pressed);
    if (own || performance.now() - began > OPENER_MS) return own;
  }
}
