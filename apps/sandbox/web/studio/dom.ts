type Attributes = Readonly<Record<string, string | undefined>>;

/** Creates an element with attributes and children; strings become text, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const ICONS = {
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  deal: 'M10.5 6.2 17.8 4.3a1 1 0 0 1 1.2.7l2.6 9.8a1 1 0 0 1-.7 1.2l-5.4 1.4M4 7.5h8.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1zM8.2 11.5 10.3 14.2 8.2 17 6.2 14.2z',
  buyCard:
    'M3 8a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v2.2a2 2 0 0 0 0 3.6V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.2a2 2 0 0 0 0-3.6zM9.5 7.5v9M13 10.5h4M13 13.5h4',
  start: 'M8 5.5v13l10.5-6.5z',
  stop: 'M7 7h10v10H7z',
  turbo: 'M13 2 5 13.5h5.2L9 22l9-12.5h-5.6z',
  info: 'M12 10.5V17M12 7v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.2M3.5 3.5v4.7h4.7M12 7.5V12l3.2 2',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
} as const;
export type IconName = keyof typeof ICONS;
const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}
export const iconButton = (name: IconName, label: string, className = 'round-button'): HTMLButtonElement =>
  element('button', { type: 'button', class: className, 'aria-label': label, title: label }, icon(name));

/** A small picture of one line over the 5 × 3 window. */
export function linePicture(rows: readonly number[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 50 30');
  svg.setAttribute('aria-hidden', 'true');
  for (let reel = 0; reel < 5; reel += 1)
    for (let row = 0; row < 3; row += 1) {
      const cell = document.createElementNS(SVG, 'rect');
      const on = rows[reel] === row;
      for (const [key, value] of Object.entries({ x: reel * 10 + 1, y: row * 10 + 1, width: 8, height: 8, rx: 2 }))
        cell.setAttribute(key, String(value));
      cell.setAttribute('class', on ? 'line-cell is-on' : 'line-cell');
      svg.append(cell);
    }
  return svg;
}
