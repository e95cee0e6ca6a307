/** How long the app's own popup may take to appear once it is asked for, in milliseconds. */
const LATEST_MS = 10_000;
/** How long the app's popup may take to have opened once it is there, in milliseconds. */
const SETTLED_MS = 1000;
const PRESSED = 'button, [role="button"]';

/** A popup that the page shows before the app can. */
export interface EarlyPopup {
  /**
   * Lets the app's popup take its place, with what was typed and pressed.
   * @param open asks the app to open its own; null if what opens it is gone: a player, or a closed site, has none
   */
  readonly handOver: (open: (() => void) | null) => void;
}

/** Returns the name that an element has for a reader; two drawings of one popup share it. */
const nameOf = (element: Element): string | null => element.getAttribute('aria-label') ?? element.textContent;

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

/** Resolves once the app's popup can be seen: its library draws it transparent first. */
function seen(popup: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (popup.checkVisibility?.({ opacityProperty: true }) === false) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });
}

/** Gives the focus back once the app's popup has closed: it would to what had it before, which is gone. */
function giveBackFocus(popup: HTMLElement, opener: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (popup.isConnected) return;
    watcher.disconnect();
    if (document.activeElement === document.body) opener.focus({ preventScroll: true });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

/**
 * Opens a popup that stands in the page as a template: it can be read, typed into and closed at once, while the app
 * starts. The rest of the page is inert meanwhile.
 * @param id the overlay's
 * @param opener gets the focus back
 * @param onClose the visitor has closed it
 * @param repeatTyping writes a value so that React notices
 * @returns null if the page has no such popup
 */
export function openEarly(
  id: string,
  opener: HTMLElement,
  onClose: () => void,
  repeatTyping: (field: HTMLInputElement) => void,
): EarlyPopup | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-popup="${id}"]`);
  if (!template) return null;
  const root = document.documentElement;
  const host = document.createElement('div');
  host.dataset['early'] = '';
  host.append(template.content.cloneNode(true));
  const scrim = host.firstElementChild;
  for (const part of [scrim, scrim?.firstElementChild]) part?.setAttribute('data-entering', '');
  const behind = [...document.body.children].filter((each) => !each.hasAttribute('inert'));
  for (const each of behind) each.setAttribute('inert', '');
  document.body.append(host);
  const dialog = host.querySelector<HTMLElement>('[role="dialog"]');
  // As the app does: on a touch screen the keyboard would cover half of the popup.
  const first = matchMedia('(pointer: fine)').matches ? host.querySelector('input') : null;
  (first ?? dialog)?.focus({ preventScroll: true });
  let pressed: Element | null = null;
  // The app's popup makes this one inert before it can be asked for its focus.
  let focused: EventTarget | null = null;

  const hold = (button: Element) => {
    pressed?.removeAttribute('data-felt');
    pressed = button;
    pressed.setAttribute('data-felt', '');
  };
  const uncover = () => {
    for (const each of behind) each.removeAttribute('inert');
  };
  const close = () => {
    uncover();
    host.remove();
    opener.focus({ preventScroll: true });
    onClose();
  };
  host.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest(PRESSED);
    if (target === scrim || button?.hasAttribute('data-closes')) return close();
    if (button) hold(button);
  });
  host.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  // By Enter, as by the button.
  host.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = host.querySelector('[type="submit"]');
    if (button) hold(button);
  });

  const take = (popup: HTMLElement) => {
    for (const field of host.querySelectorAll<HTMLInputElement>('input[name]')) {
      const own = popup.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
      if (!own) continue;
      if (field.value !== '') {
        own.value = field.value;
        repeatTyping(own);
      }
      if (field !== focused) continue;
      own.focus({ preventScroll: true });
      if (field.selectionStart !== null) own.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
  /** Gives way to the app's popup, and repeats what was pressed in this one. */
  const leave = (popup: HTMLElement) => {
    const name = pressed && nameOf(pressed);
    host.remove();
    giveBackFocus(popup, opener);
    if (name !== null)
      [...popup.querySelectorAll<HTMLElement>(PRESSED)].find((button) => nameOf(button) === name)?.click();
  };
  return {
    handOver(open) {
      if (!host.isConnected) return;
      uncover();
      if (!open) {
        host.remove();
        return;
      }
      // The app's popup is to appear in place, without its movement.
      root.dataset['handover'] = '';
      open();
      void ownPopup(host).then(async (popup) => {
        if (popup && host.isConnected) {
          take(popup);
          await seen(popup);
        }
        // Closed while it was handed over.
        if (!host.isConnected) popup?.querySelector<HTMLElement>('[data-closes]')?.click();
        else if (popup) leave(popup);
        host.remove();
        setTimeout(() => delete root.dataset['handover'], SETTLED_MS);
      });
    },
  };
}
