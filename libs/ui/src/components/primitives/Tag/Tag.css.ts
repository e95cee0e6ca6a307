import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const kinds = ['primary', 'secondary', 'hot', 'top', 'special'] as const;

export const tag = componentStyle({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: 'fit-content',
  maxWidth: '100%',
  paddingInline: '0.75em',
  paddingBlock: '0.28em',
  borderRadius: vars.radius.badge,
  fontFamily: vars.font.label.family,
  wordSpacing: vars.font.label.wordSpacing,
  letterSpacing: vars.font.label.tracking,
  fontSize: `calc(${vars.text.xs.size} * (0.4 + 0.6 * ${vars.font.label.scale}))`,
  lineHeight: 1.2,
  fontWeight: vars.font.label.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textTransform: vars.font.buttonTransform as 'none',
  selectors: Object.fromEntries(
    kinds.map((kind) => [
      `&[data-kind="${kind}"]`,
      { backgroundColor: vars.tag[kind].ground, color: vars.tag[kind].text },
    ]),
  ),
});
