const PRESSED = 'button, [role="button"]';

/** A popup that the page shows before the app can. */
export interface EarlyPopup {
  readonly host: HTMLElement;
  /** Gets the focus back. */
  readonly opener: HTMLElement;
  /** The button that was pressed last; null without one. */
  readonly pressed: () => Element | null;
  /** What had the focus last: the app's popup makes this one inert before it can be asked. */
  readonly focused: () => EventTarget | null;
  /** Makes the page behind it usable again. */
  readonly uncover: () => void;
  /** Closes it without a word: the visitor has not asked for it. */
  readonly leave: () => void;
}

/**
 * Opens a popup that stands in the page as a template: it can be read, typed into and closed at once, while the app
 * starts, to which `handOverPopup` gives it. The rest of the page is inert meanwhile.
 * @param id the overlay's
 * @param opener gets the focus back
 * @param onClose the visitor has closed it
 * @returns null if the page has no such popup
 */
export function openEarly(id: string, opener: HTMLElement, onClose: () => void): EarlyPopup | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-popup="${id}"]`);
  if (!template) return null;
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
  let focused: EventTarget | null = null;

  const hold = (button: Element) => {
    pressed?.removeAttribute('data-felt');
    pressed = button;
    pressed.setAttribute('data-felt', '');
  };
  const uncover = () => {
    for (const each of behind) each.removeAttribute('inert');
  };
  const leave = () => {
    uncover();
    host.remove();
  };
  const close = () => {
    leave();
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
  return { host, opener, pressed: () => pressed, focused: () => focused, uncover, leave };
}
