import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, radius, font, text, border } = vars;
const tones = ['positive', 'negative', 'warning', 'info'] as const;

export const alert = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: space.sm,
  alignItems: 'start',
  padding: space.md,
  borderRadius: radius.md,
  border: `${border.thin} solid transparent`,
  selectors: Object.fromEntries(
    tones.map((tone) => [
      `&[data-tone="${tone}"]`,
      {
        backgroundColor: colour[tone].soft,
        color: colour[tone].onSoft,
        borderColor: `color-mix(in srgb, ${colour[tone].text} 35%, transparent)`,
      },
    ]),
  ),
});
export const icon = componentStyle({ display: 'grid', placeItems: 'center', height: '1.5em' });
export const words = componentStyle({ display: 'grid', gap: space.xxs });
export const title = componentStyle({ fontWeight: font.body.bold, lineHeight: 1.5, textWrap: 'balance' });
export const body = componentStyle({
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  color: colour.text,
  textWrap: 'pretty',
});
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.xs });
export const close = componentStyle({ margin: `calc(${space.sm} * -1)`, marginInlineStart: 0 });
