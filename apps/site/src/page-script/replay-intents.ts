import { isTakenOver, type AppStarter } from './app-starter.ts';
import { openEarly, type EarlyPopup } from './early-popup.ts';

/** What works only with the app. Links are followed by the browser, and folding parts open by themselves. */
const NEEDS_APP = 'button, input, select, textarea, [role="button"], [role="tab"], [data-needs-app]';
/** Links to addresses without a page of their own, which only the app draws; the release marks them. */
const DRAWN_BY_APP = 'a[data-by-app]';
/** Where a mouse wants arrows, which the app shows. */
const HOVERED = `${NEEDS_APP}, [data-scroller]`;
/** The parts that this script serves by itself. */
const OWN = '[data-by-page], [data-start-notice], [data-early]';

const isSearch = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'search';

/** Returns the element of an event that needs the app; null if none does, or if this script serves it. */
function wanted({ target }: Pick<Event, 'target'>, what: string): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OWN)) return null;
  return target.closest<HTMLElement>(what);
}

/** How long a popup of the page may take to appear before the app keeps the processor busy, in milliseconds. */
const POPUP_MS = 300;

export type TypedField = HTMLInputElement | HTMLTextAreaElement;
export type Tick = HTMLInputElement & { readonly type: 'checkbox' | 'radio' };
const isTick = (field: Element): field is Tick =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/**
 * Starts the app at the first sign that the visitor needs it, and repeats exactly once what they did meanwhile: the last
 * press, what was typed, what was chosen. The pressed element shows at once that it was felt.
 * @param search from what a search is answered without the app (`early-search.ts`), which starts when the typing rests
 */
export function replayIntents(app: AppStarter, search?: string): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  // With the value: the app may set a field back to what the page was rendered with before this is repeated.
  const typed = new Map<TypedField, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  const ticks = new Map<Tick, boolean>();
  let popup: EarlyPopup | null = null;
  let isNeeded = false;
  let code: typeof import('./hand-over.ts') | null = null;

  const fetchCode = async () => {
    code ??= await import('./hand-over.ts').catch(() => null);
  };
  /** Fetches that code beside the app's. Some browsers remember a failure, so not without a connection. */
  const prepare = () => {
    if (navigator.onLine) void fetchCode();
  };
  const need = (address?: string): void => {
    if (isNeeded) return;
    isNeeded = true;
    prepare();
    void app.start(address);
  };
  // Whatever started the app. It draws soon after it answers, so code that is here does not wait.
  void app.takenOver.then(async () => {
    if (!code && (pressed || typed.size + ticks.size + chosen.size > 0)) await fetchCode();
    for (const [name, listen] of listeners) removeEventListener(name, listen, true);
    if (pressed) delete pressed.dataset['felt'];
    // Without this code the app works, but the visitor has to press again.
    if (code) code.handOver({ typed, ticks, chosen, pressed, popup });
    else popup?.leave();
  });
  /** The app is ready, or the event is its own. */
  const isPast = () => isTakenOver(root);

  let isSearching = false;
  /** Lets the page answer a search; without that code, the app does. @returns whether it does */
  const findsEarly = (field: unknown): boolean => {
    if (search === undefined || !isSearch(field)) return false;
    if (!isSearching) {
      prepare();
      import('./early-search.ts')
        .then(({ searchEarly }) => searchEarly(field, search, need, app.takenOver))
        .catch(() => need());
    }
    return (isSearching = true);
  };

  const sense = (event: Event) => {
    const element = isPast() ? null : wanted(event, NEEDS_APP);
    // A popup that the page shows by itself comes first, and the press that opens it has not ended.
    if (element && element.dataset['opens'] === undefined && !findsEarly(element)) need();
  };
  const hover = (event: Event) => {
    if (!isPast() && (event as PointerEvent).pointerType === 'mouse' && wanted(event, HOVERED)) need();
  };
  const hold = (element: HTMLElement) => {
    if (pressed) delete pressed.dataset['felt'];
    pressed = element;
    const { opens } = element.dataset;
    if (opens !== undefined) {
      // The app fetches the popup while it starts (`main.tsx`).
      root.dataset['asked'] = opens;
      popup = openEarly(opens, element, () => {
        popup = pressed = null;
      });
    }
    if (popup) {
      setTimeout(need, POPUP_MS);
      return;
    }
    pressed.dataset['felt'] = '';
    need();
  };
  /** Lets the app open the link's address at once, or follow the link if it is starting already. */
  const follow = (event: Event, link: HTMLAnchorElement) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (app.isStarted()) hold(link);
    else {
      link.dataset['felt'] = '';
      need(link.href);
    }
  };
  const press = (event: Event) => {
    if (isPast()) return;
    const element = wanted(event, 'button, [role="button"], [role="tab"], [data-needs-app]');
    if (!element) {
      const link = wanted(event, DRAWN_BY_APP);
      if (link instanceof HTMLAnchorElement) follow(event, link);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    hold(element);
  };
  const type = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    // What is to be repeated must not undo a letter that comes meanwhile.
    if (isPast()) {
      if (typed.has(target)) typed.set(target, target.value);
      return;
    }
    // What is typed into the popup goes to the app with it.
    if (target.closest(OWN)) return;
    if (isTick(target)) ticks.set(target, target.checked);
    else typed.set(target, target.value);
    if (!findsEarly(target)) need();
  };
  const choose = (event: Event) => {
    if (isPast() || !(event.target instanceof HTMLSelectElement)) return;
    chosen.set(event.target, event.target.value);
    need();
  };
  const submit = (event: Event) => {
    if (!isPast()) event.preventDefault();
  };
  const listeners = [
    ['pointerdown', sense],
    ['focusin', sense],
    ['pointerover', hover],
    ['click', press],
    ['input', type],
    ['change', choose],
    ['submit', submit],
  ] as const;
  for (const [name, listen] of listeners) addEventListener(name, listen, { capture: true });
  // What happened before this script ran left only its traces: a button that was pressed has the focus, and fields differ
  // from the page as rendered.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && wanted({ target: activeElement }, NEEDS_APP)) {
    if (activeElement.matches('button:not(:focus-visible)')) hold(activeElement);
    else if (!findsEarly(activeElement)) need();
  }
  for (const field of document.querySelectorAll<TypedField>('#root :is(input, textarea)')) {
    if (isTick(field)) {
      if (field.checked === field.defaultChecked) continue;
      ticks.set(field, field.checked);
    } else if (field.value === field.defaultValue) continue;
    else typed.set(field, field.value);
    if (!findsEarly(field)) need();
  }
}
