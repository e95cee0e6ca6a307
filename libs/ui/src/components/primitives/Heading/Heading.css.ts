import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const sizes = ['h5', 'h4', 'h3', 'h2', 'h1', 'display'] as const;

export const heading = componentStyle({
  fontFamily: vars.font.display.family,
  wordSpacing: vars.font.display.wordSpacing,
  fontWeight: vars.font.display.bold,
  letterSpacing: vars.font.display.tracking,
  textTransform: vars.font.headingTransform as 'none',
  textWrap: 'balance',
  fontVariationSettings: vars.font.display.variation,
  selectors: {
    ...Object.fromEntries(
      sizes.map((size) => [
        `&[data-size="${size}"]`,
        { fontSize: vars.text[size].size, lineHeight: vars.text[size].line },
      ]),
    ),
    '&[data-size="display"]': {
      fontSize: vars.text.display.size,
      lineHeight: vars.text.display.line,
      fontVariationSettings: vars.font.display.titleVariation,
    },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-tone="muted"]': { color: vars.colour.textMuted },
    '&[data-tone="brand"]': { color: vars.colour.brand.text },
    '&:focus-visible': { outlineOffset: '0.375rem' },
  },
});
