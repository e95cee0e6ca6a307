import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../css/componentStyle.ts';

const { space, effect, text, radius } = vars;

export const section = componentStyle({ display: 'grid', gap: space.sm, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: space.sm, minHeight: vars.control.icon });
export const title = componentStyle({
  position: 'relative', display: 'flex', alignItems: 'center', gap: space.xs, flex: 1,
  selectors: {
    '&[data-look="bar"]': { paddingInlineStart: space.sm },
    '&[data-look="bar"]::before': { content: '', position: 'absolute', insetInlineStart: 0, insetBlock: '12%', width: '5px', background: effect.headingRule },
    '&[data-look="underline"]::after': { content: '', position: 'absolute', insetInlineStart: 0, insetBlockEnd: '-5px', width: '44px', height: '6px', borderRadius: radius.pill, backgroundColor: vars.colour.accent.base },
  },
});
export const end = componentStyle({ display: 'flex', alignItems: 'center', gap: space.sm, fontSize: text.sm.size, flexShrink: 0 });
