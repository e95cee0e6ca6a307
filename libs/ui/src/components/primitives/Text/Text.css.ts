import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const tones = ['brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const;

export const text = componentStyle({
  color: 'inherit',
  fontFamily: vars.font.body.family,
  // No last line of one short word.
  textWrap: 'pretty',
  selectors: {
    ...Object.fromEntries(
      sizes.map((size) => [
        `&[data-size="${size}"]`,
        { fontSize: vars.text[size].size, lineHeight: vars.text[size].line },
      ]),
    ),
    ...Object.fromEntries(tones.map((tone) => [`&[data-tone="${tone}"]`, { color: vars.colour[tone].text }])),
    '&[data-tone="muted"]': { color: vars.colour.textMuted },
    '&[data-weight="regular"]': { fontWeight: vars.font.body.regular },
    '&[data-weight="medium"]': { fontWeight: vars.font.body.medium },
    '&[data-weight="bold"]': { fontWeight: vars.font.body.bold },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-numeric]': figures,
    '&[data-numeric][data-align="center"]': { textAlign: 'center' },
    '&[data-numeric][data-align="end"]': { textAlign: 'end' },
    '&[data-numeric][data-align="end"]:dir(rtl)': { textAlign: 'left' },
    '&[data-lines]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden', WebkitLineClamp: 1 },
    '&[data-lines="2"]': { WebkitLineClamp: 2 },
    '&[data-lines="3"]': { WebkitLineClamp: 3 },
    '&[data-measure]': { maxWidth: vars.measure.text },
    // The words below a page's title: their lines are as even as its own.
    '&[data-measure]:not([data-size="sm"])': { textWrap: 'balance' },
    '&[data-strike]': { textDecoration: 'line-through' },
    '&[data-pre]': { whiteSpace: 'pre-line' },
  },
});
