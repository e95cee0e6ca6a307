import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

export const link = componentStyle({
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-tone="brand"]': {
      color: vars.colour.brand.text,
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.2em',
      textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
    },
    '&[data-tone="inherit"]': {
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.2em',
      textDecorationColor: `color-mix(in srgb, currentColor 35%, transparent)`,
    },
    '&[data-tone="plain"]': { textDecoration: 'none' },
    '&:hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
    '&[data-block]': { display: 'block' },
    '&[data-tall]': {
      '@media': {
        '(pointer: coarse)': {
          display: 'inline-flex',
          alignItems: 'center',
          minBlockSize: '2.75rem',
          minInlineSize: '2.75rem',
        },
      },
    },
    '&[data-strong]': { fontWeight: vars.font.body.medium },
  },
});
