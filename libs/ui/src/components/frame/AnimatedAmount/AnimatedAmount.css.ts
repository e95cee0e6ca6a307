import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';
import { figures } from '../../../css/figures.ts';

const up = keyframes({ '30%': { color: vars.colour.positive.text } });

export const amount = componentStyle({
  ...figures,
  whiteSpace: 'nowrap',
  selectors: { '&[data-change="up"]': { animation: `${up} 900ms ${vars.motion.standard}` } },
});
