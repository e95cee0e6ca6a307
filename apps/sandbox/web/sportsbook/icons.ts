const NS = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. */
export function svg(
  tag: string,
  props: Readonly<Record<string, string | number>> = {},
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
/** Strokes on a 24-pixel grid. */
const PATHS: Readonly<Record<string, string>> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4ZM12 3v5M20.4 9.4l-4.6 1.4M17.3 19.2l-3-4M6.700 19.2l3-4M3.600 9.400l4.600 1.400',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.500 5.800c4 3.400 4 9 0 12.400M18.500 5.800c-4 3.400-4 9 0 12.400',
  'ice-hockey': 'M5 3l6 13.500c.5 1 1.400 1.500 2.500 1.500H20v-3h-5L8 3M4 21h6',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3v18M5.800 5.500c3.500 3.600 3.500 9.400 0 13M18.200 5.500c-3.500 3.600-3.500 9.400 0 13',
  horses: 'M5 21c0-6 1.500-9 5-11l-1.500-4L13 8c4 .5 6.500 4 6 8l-3 .5-3-2.500c-1 3 .5 4.500 1.500 7',
  dogs: 'M3 14c2-3 5-4 9-4l4-4 1 3 4 1.500-2 3h-3l-2 6M6 13l-2 7M12 14l-1 6',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8Z',
  live: 'M12 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3ZM7.800 16.200a6 6 0 0 1 0-8.400M16.200 7.800a6 6 0 0 1 0 8.400M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  bets: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2ZM9 8h6M9 12h6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5',
  close: 'M6 6l12 12M18 6L6 18',
  slip: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4ZM10 6v12',
  back: 'M14 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  builder: 'M4 5h7v6H4ZM4 14h7v5H4ZM14 5h6v5h-6ZM17 14v6M14 17h6',
  stats: 'M5 20V11M12 20V4M19 20v-6',
};
const ALIAS: Readonly<Record<string, string>> = {
  'virtual-football': 'football',
  'virtual-horses': 'horses',
  'virtual-greyhounds': 'dogs',
};

/** A decorative icon; its name is in the text beside it. */
export const icon = (name: string): SVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    svg('path', {
      d: PATHS[ALIAS[name] ?? name] ?? '',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 1.7,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
