import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';

/** A style of a component, in the components layer. A drop-in for `style`. */
export function componentStyle(rule: StyleRule | readonly (string | StyleRule)[], name?: string): string {
  const layered = (one: string | StyleRule) => (typeof one === 'string' ? one : { '@layer': { [components]: one } });
  return style((Array.isArray(rule) ? rule.map(layered) : layered(rule as StyleRule)) as StyleRule, name);
}
