import { keyframes } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, radius, text, control } = vars;
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = componentStyle({
  display: 'block',
  backgroundColor: colour.skeletonShine,
  borderRadius: radius.sm,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: {
    ...Object.fromEntries(
      (['xs', 'sm', 'md', 'lg', 'h4', 'h3', 'h2', 'h1'] as const).map((size) => [
        `&[data-shape="${size}"]`,
        {
          height: `calc(${text[size].size} * 0.8)`,
          marginBlock: `calc(${text[size].size} * (${text[size].line} - 0.8) / 2)`,
          borderRadius: radius.xs,
        },
      ]),
    ),
    '&[data-shape="control"]': { height: control.md, borderRadius: radius.control },
    '&[data-shape="circle"]': { width: control.icon, height: control.icon, borderRadius: '50%' },
    '&[data-shape="card"]': { height: '10rem', borderRadius: radius.lg },
    '&[data-shape="fill"]': { width: '100%', height: '100%', borderRadius: 'inherit' },
    '&[data-width="quarter"]': { width: '25%' },
    '&[data-width="half"]': { width: '50%' },
    '&[data-width="most"]': { width: '80%' },
  },
  '@media': { '(forced-colors: active)': { border: '0.0625rem solid GrayText' } },
});
export const lines = componentStyle({ display: 'block', width: '100%' });
