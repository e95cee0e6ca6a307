import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, radius, font, text } = vars;
const tones = ['brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const;

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  width: 'fit-content',
  maxWidth: '100%',
  flexShrink: 0,
  overflowWrap: 'anywhere',
  paddingInline: '0.7em',
  paddingBlock: '0.22em',
  borderRadius: radius.badge,
  fontSize: text.xs.size,
  lineHeight: 1.35,
  fontWeight: font.body.bold,
  backgroundColor: colour.skeleton,
  color: colour.text,
  selectors: {
    ...Object.fromEntries(
      tones.map((tone) => [
        `&[data-tone="${tone}"]`,
        { backgroundColor: colour[tone].soft, color: colour[tone].onSoft },
      ]),
    ),
    ...Object.fromEntries(
      tones.map((tone) => [
        `&[data-solid][data-tone="${tone}"]`,
        { backgroundColor: colour[tone].base, color: colour[tone].on },
      ]),
    ),
  },
  '@media': { '(forced-colors: active)': { border: '0.0625rem solid CanvasText' } },
});
