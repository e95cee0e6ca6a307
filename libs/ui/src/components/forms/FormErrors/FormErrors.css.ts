import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, radius, border, font } = vars;

export const box = componentStyle({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderRadius: radius.md,
  border: `max(${border.thin}, 0.09375rem) solid ${colour.negative.text}`,
  backgroundColor: colour.negative.soft,
  color: colour.negative.onSoft,
});
export const title = componentStyle({ display: 'flex', gap: space.xs, fontWeight: font.body.bold });
export const list = componentStyle({ display: 'grid', gap: space.xxs, paddingInlineStart: '1.6em' });
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
  minHeight: '1.5rem',
});
