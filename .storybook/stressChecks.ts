import { LONG_WORD } from '../libs/ui/src/fixtures/words.ts';

/** Deliberate truncation: the full text is available elsewhere (an accessible name, a page of its own). */
const CLAMP = '[data-clamp], [data-lines]';
/** Words, unlike amounts, counts, initials and symbols. */
const WORD = /\p{L}{3,}/u;

const px = (value: string) => Number.parseFloat(value) || 0;

/** Yields the visible texts, each with its parent element. */
function* texts(root: Element): Generator<{ node: Text; parent: HTMLElement }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      parent instanceof HTMLElement &&
      node.nodeValue?.trim() &&
      !parent.closest('script, style, option, svg, noscript, #sb-stress-style')
    )
      yield { node: node as Text, parent };
  }
}

/**
 * Replaces every label under `root` with the long compound, once per element even if its text has several nodes.
 * Returns a function that restores the texts, because React must find them unchanged.
 */
export function lengthenLabels(root: Element): () => void {
  const before = [...texts(root)].map(({ node }) => ({ node, words: node.nodeValue }));
  const seen = new Set<Element>();
  for (const { node, parent } of [...texts(root)]) {
    if (seen.has(parent)) node.nodeValue = '';
    else if (WORD.test(node.nodeValue ?? '')) {
      seen.add(parent);
      node.nodeValue = LONG_WORD;
    }
  }
  return () => {
    for (const { node, words } of before) node.nodeValue = words;
  };
}

/** Returns a short description of an element: "button.Button_words “Einsatz…”". */
function nameOf(element: Element): string {
  const owner = [...element.classList].map((name) => name.replace(/__.*$/, '')).find((name) => name.length > 0);
  const words = element.textContent?.trim().slice(0, 24) ?? '';
  return `${element.tagName.toLowerCase()}${owner === undefined ? '' : `.${owner}`}${words ? ` “${words}”` : ''}`;
}

const isDrawn = (element: HTMLElement) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
const isForScreenReaders = (element: HTMLElement) => {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at);
    if (clipPath.startsWith('inset(50%') && position === 'absolute') return true;
  }
  return false;
};
/** Amounts with a sign, a currency before or after them, and dates with a month in letters. */
const FIGURES = /[-+−]?[€$£]\s?\d[\d.,]*|[-+−]?\d[\d.,]*\s?€|[-+−]\d[\d.,]*|\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?/gu;

/** Returns the amounts and dates whose characters are not in their own order from left to right. */
export function orderFaults(root: Element): string[] {
  const faults = new Set<string>();
  for (const { node, parent } of texts(root)) {
    if (!isDrawn(parent) || isForScreenReaders(parent)) continue;
    for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(FIGURES)) {
      const places = [...figure].flatMap((character, at) => {
        const range = document.createRange();
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        const { left, top } = range.getBoundingClientRect();
        return character.trim() === '' ? [] : [{ left, top }];
      });
      const isOrdered = places.every(({ left, top }, at) => {
        const before = places[at - 1];
        return before === undefined || before.top !== top || before.left <= left;
      });
      if (!isOrdered)
        faults.add(
          `“${figure}” in ${nameOf(parent)} is out of order on a page written from right to left: style it with figures or isolated (libs/ui/src/css/figures.ts)`,
        );
    }
  }
  return [...faults];
}

const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
const isPainted = (style: CSSStyleDeclaration) =>
  !/^(transparent|rgba\(\d+, \d+, \d+, 0\))$/.test(style.backgroundColor) ||
  (px(style.borderBlockStartWidth) > 0 && style.borderBlockStartStyle !== 'none');

/**
 * Returns the texts that cannot be read: beyond the window's sides, clipped by an ancestor, outside their box, or outside
 * the window in something that does not scroll with the page.
 */
export function textFaults(root: Element): string[] {
  const faults = new Set<string>();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  for (const { node, parent } of texts(root)) {
    if (!isDrawn(parent) || isForScreenReaders(parent) || parent.closest('a[href="#main"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length === 0) continue;
    const box = {
      left: Math.min(...rects.map((r) => r.left)),
      right: Math.max(...rects.map((r) => r.right)),
      top: Math.min(...rects.map((r) => r.top)),
      bottom: Math.max(...rects.map((r) => r.bottom)),
    };
    // A font's box is higher than its letters.
    const air = px(getComputedStyle(parent).fontSize) * 0.3 + 1;
    let framed = false;
    let scrollsX = false;
    let scrollsY = false;
    for (let at: HTMLElement | null = parent; at && at !== document.body.parentElement; at = at.parentElement) {
      if (at.matches(CLAMP)) {
        scrollsX = true;
        scrollsY = true;
        break;
      }
      const style = getComputedStyle(at);
      if (style.display === 'contents' || style.display === 'inline') continue;
      const edge = at.getBoundingClientRect();
      if (!scrollsX && cuts(style.overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        faults.add(
          `${nameOf(parent)} is clipped at the side by ${nameOf(at)}: let it wrap, or mark the truncation with data-clamp`,
        );
      if (!scrollsY && cuts(style.overflowY) && (box.top < edge.top - air || box.bottom > edge.bottom + air))
        faults.add(
          `${nameOf(parent)} is clipped in height by ${nameOf(at)}: use a minimum height, or mark the truncation with data-clamp`,
        );
      // Scrolling content can be read to its end.
      if (isScroller(style.overflowX)) scrollsX = true;
      if (isScroller(style.overflowY)) scrollsY = true;
      if (!framed && isPainted(style)) {
        framed = true;
        if (
          (!scrollsX && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (!scrollsY && (box.top < edge.top - air || box.bottom > edge.bottom + air))
        )
          faults.add(
            `${nameOf(parent)} overflows ${nameOf(at)}: let it wrap, and give the box a minimum height instead of a height`,
          );
      }
      if (style.position === 'fixed' && !scrollsY && (box.top < -air || box.bottom > height + air))
        faults.add(
          `${nameOf(parent)} is above or below the window in ${nameOf(at)}, which does not scroll: give it a maximum height and let it scroll`,
        );
    }
    if (!scrollsX && (box.left < -2 || box.right > width + 2))
      faults.add(`${nameOf(parent)} overflows the window (${Math.round(box.right)} of ${width} px): let it wrap`);
  }
  if (document.documentElement.scrollWidth > width + 1)
    faults.add(
      `the page scrolls sideways (${document.documentElement.scrollWidth} of ${width} px)${widest(root, width)}`,
    );
  return [...faults];
}

/** Returns a description of the innermost element that makes the page too wide. */
function widest(root: Element, width: number): string {
  const tooWide = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.getBoundingClientRect().right <= width + 1) return false;
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return false;
    return true;
  });
  return tooWide.length === 0 ? '' : `: ${nameOf(tooWide[tooWide.length - 1] as Element)}`;
}

const FIELDS =
  'input:not([type="hidden"], [type="file"]), select, textarea, [role="switch"], [role="checkbox"], [role="radio"], [role="combobox"], [data-variant="primary"], [data-variant="secondary"], [data-variant="accent"], [data-variant="danger"]';

/** Returns the controls without a visible edge in forced colours. They, or the box around them, need a border. */
export function boundaryFaults(root: Element): string[] {
  const faults = new Set<string>();
  for (const control of root.querySelectorAll<HTMLElement>(FIELDS)) {
    if (!isDrawn(control) || isForScreenReaders(control) || control.closest('[inert]')) continue;
    if (control.getBoundingClientRect().width < 4) continue;
    let bounded = false;
    for (
      let at: HTMLElement | null = control, level = 0;
      at && level < 4 && !bounded;
      at = at.parentElement, level += 1
    ) {
      const style = getComputedStyle(at);
      const edged =
        px(style.borderBlockEndWidth) > 0 &&
        style.borderBlockEndStyle !== 'none' &&
        !/^transparent$|^rgba\(.*, 0\)$/.test(style.borderBlockEndColor);
      const native = at === control && style.appearance !== 'none' && at.matches('input, select, textarea');
      const siblings =
        at === control &&
        at.parentElement !== null &&
        [...at.parentElement.children].some(
          (child) => child !== at && px(getComputedStyle(child).borderBlockEndWidth) > 0,
        );
      bounded = edged || native || siblings;
    }
    if (!bounded)
      faults.add(
        `${nameOf(control)} has no visible edge in forced colours: give it a border (transparent elsewhere if necessary)`,
      );
  }
  return [...faults];
}

const STATES = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'] as const;
/** The attributes by which components pass the same state to their styles. */
const MARKS = [
  'aria-current',
  'aria-selected',
  'aria-pressed',
  'aria-checked',
  'data-selected',
  'data-checked',
  'data-on',
  'data-current',
  'data-filled',
];

export interface StateProbe {
  element: HTMLElement;
  /** Identifies a component in a state, across stories. */
  key: string;
  name: string;
  /** Removes the state. Returns a function that restores it. */
  removeState: () => () => void;
}

/** Returns everything chosen, checked or current on the page, with a way to remove the state's styles. */
export function stateProbes(root: Element): StateProbe[] {
  const probes: StateProbe[] = [];
  const add = (element: HTMLElement, state: string, removeState: () => () => void) => {
    const { width, height } = element.getBoundingClientRect();
    if (width > 3 && height > 3 && isDrawn(element))
      probes.push({
        element,
        key: `${state} ${element.className} ${element.parentElement?.className ?? ''}`,
        name: `${nameOf(element)} (${state})`,
        removeState,
      });
  };
  for (const input of root.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"]):checked')) {
    const seen = input.closest('label') ?? input;
    add(seen, `checked ${input.className}`, () => {
      input.checked = false;
      return () => {
        input.checked = true;
      };
    });
  }
  for (const state of STATES) {
    for (const element of root.querySelectorAll<HTMLElement>(
      `[${state}]:is(a, button, [role]):not([${state}="false"])`,
    )) {
      add(element, state, () => {
        const undo = [element, ...element.querySelectorAll('*')].flatMap((part) =>
          MARKS.filter((mark) => part.hasAttribute(mark)).map((mark) => {
            const value = part.getAttribute(mark) ?? '';
            part.removeAttribute(mark);
            return () => part.setAttribute(mark, value);
          }),
        );
        return () => {
          for (const put of undo) put();
        };
      });
    }
  }
  return probes;
}

/** Returns the invalid fields that show it by colour alone. */
export function invalidFaults(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
    .filter(isDrawn)
    .filter((field) => {
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((element) => element !== null);
      return !described.some((element) => isDrawn(element) && (element.textContent ?? '').trim() !== '');
    })
    .map((field) => `${nameOf(field)} is invalid without a text that says so: give it an error`);
}
