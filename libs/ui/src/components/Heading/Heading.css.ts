import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const sizes = ['h5', 'h4', 'h3', 'h2', 'h1', 'display'] as const;

export const heading = componentStyle({
  fontFamily: vars.font.display.family,
  fontWeight: vars.font.display.bold,
  letterSpacing: vars.font.display.tracking,
  textTransform: vars.font.headingTransform as 'none',
  textWrap: 'balance',
  selectors: {
    ...Object.fromEntries(sizes.map((size) => [`&[data-size="${size}"]`, { fontSize: vars.text[size].size, lineHeight: vars.text[size].line }])),
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-tone="muted"]': { color: vars.colour.textMuted },
    '&[data-tone="brand"]': { color: vars.colour.brand.text },
    '&:focus-visible': { outlineOffset: '6px' },
  },
});
