import { contrast } from './colour.ts';
import type { ThemeValues } from './shape.ts';

export interface ContrastFault {
  pair: string;
  ratio: number;
  least: number;
  message: string;
}

interface Pair {
  name: string;
  front: string;
  back: string;
  least: number;
  fix: string;
}

const AA = 4.5;
const AAA = 7;
/** Boundaries of controls and focus indicators (WCAG 2.2, 1.4.11). */
const NON_TEXT = 3;

/** Every pair of colours that components combine. Long texts must reach AAA. */
export function contrastPairs({ colour, tag }: ThemeValues): Pair[] {
  const pairs: Pair[] = [];
  const add = (name: string, front: string, back: string, least: number, fix: string) =>
    pairs.push({ name, front, back, least, fix });
  for (const ground of ['ground', 'surface', 'raised', 'sunken'] as const) {
    const back = colour[ground];
    add(`text on ${ground}`, colour.text, back, AAA, 'Move colour.text away from colour.ground in lightness.');
    add(
      `textMuted on ${ground}`,
      colour.textMuted,
      back,
      AA,
      'Drop the override of colour.textMuted, or bring it closer to colour.text.',
    );
    add(`borderStrong on ${ground}`, colour.borderStrong, back, NON_TEXT, 'Drop the override of colour.borderStrong.');
    add(
      `focus on ${ground}`,
      colour.focus,
      back,
      NON_TEXT,
      'Choose a colour.accent (dark) or colour.brand (light) further from the ground.',
    );
  }
  for (const role of ['brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const) {
    const tone = colour[role];
    add(
      `${role}.on on ${role}.base`,
      tone.on,
      tone.base,
      AA,
      `Darken or lighten colour.${role} so that black or white reads on it.`,
    );
    add(`${role}.on on ${role}.hover`, tone.on, tone.hover, AA, `Override colour.${role}.hover closer to its base.`);
    add(
      `${role}.onSoft on ${role}.soft`,
      tone.onSoft,
      tone.soft,
      AA,
      `Drop the override of colour.${role}.soft or colour.${role}.onSoft.`,
    );
    for (const ground of ['ground', 'surface', 'raised', 'sunken'] as const) {
      add(`${role}.text on ${ground}`, tone.text, colour[ground], AA, `Drop the override of colour.${role}.text.`);
    }
  }
  for (const role of ['brand', 'accent'] as const) {
    add(`text on ${role}.soft`, colour.text, colour[role].soft, AAA, `Drop the override of colour.${role}.soft.`);
    add(
      `textMuted on ${role}.soft`,
      colour.textMuted,
      colour[role].soft,
      AA,
      `Drop the override of colour.${role}.soft or colour.textMuted.`,
    );
  }
  for (const frame of ['header', 'footer'] as const) {
    add(
      `${frame}.text on ${frame}.ground`,
      colour[frame].text,
      colour[frame].ground,
      AA,
      `Choose a darker or lighter colour.${frame}.`,
    );
    add(
      `${frame}.muted on ${frame}.ground`,
      colour[frame].muted,
      colour[frame].ground,
      AA,
      `Choose a darker or lighter colour.${frame}.`,
    );
  }
  for (const name of ['primary', 'secondary', 'hot', 'top', 'special'] as const) {
    add(
      `tag.${name}`,
      tag[name].text,
      tag[name].ground,
      AA,
      `Change colour.tags.${name}: neither black nor white reads on it.`,
    );
  }
  return pairs;
}

/**
 * Returns the pairs with too little contrast, each with a message that names the pair and the fix. Empty for a sound
 * theme.
 */
export function themeContrast(values: ThemeValues): ContrastFault[] {
  return contrastPairs(values).flatMap(({ name, front, back, least, fix }) => {
    const ratio = contrast(front, back);
    return ratio >= least
      ? []
      : [
          {
            pair: name,
            ratio,
            least,
            message: `${name}: ${front} on ${back} has ${ratio.toFixed(2)}:1 and needs ${least}:1. ${fix}`,
          },
        ];
  });
}
