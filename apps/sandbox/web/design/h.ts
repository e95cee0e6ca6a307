type Child = Node | string | number | null | undefined | false;
type Props = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

/** Creates an element: attributes by name, `on…` as listeners, text as text (never as HTML). */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2).toLowerCase(), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children.flat() as Child[])
    if (child !== null && child !== undefined && child !== false)
      element.append(child instanceof Node ? child : String(child));
  return element;
}

/**
 * Returns the element with this id from the page's HTML.
 * @throws if it is missing
 */
export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element with the id ${id}; its HTML and its script belong together.`);
  return element as Type;
}
