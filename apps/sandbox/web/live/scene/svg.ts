const SVG = 'http://www.w3.org/2000/svg';

/** Creates an SVG element with attributes and children. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** Returns a point on a circle around the origin; 0° is at the top, clockwise. */
export const onCircle = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Returns the path of a ring's sector between two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = onCircle(outer, from);
  const [bx, by] = onCircle(outer, to);
  const [cx, cy] = onCircle(inner, to);
  const [dx, dy] = onCircle(inner, from);
  const large = to - from > 180 ? 1 : 0;
  const at = (value: number) => value.toFixed(2);
  return `M${at(ax)} ${at(ay)}A${outer} ${outer} 0 ${large} 1 ${at(bx)} ${at(by)}L${at(cx)} ${at(cy)}A${inner} ${inner} 0 ${large} 0 ${at(dx)} ${at(dy)}Z`;
}

/** Slows down towards the end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
