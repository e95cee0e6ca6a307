import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

export const icon = componentStyle({
  display: 'inline-block',
  flexShrink: 0,
  width: vars.icon.md,
  height: vars.icon.md,
  strokeWidth: vars.icon.stroke,
  verticalAlign: '-0.2em',
  selectors: {
    ...Object.fromEntries(
      (['sm', 'md', 'lg', 'xl'] as const).map((size) => [
        `&[data-size="${size}"]`,
        { width: vars.icon[size], height: vars.icon[size] },
      ]),
    ),
    '&[data-size="text"]': { width: '1.15em', height: '1.15em' },
    '&[data-filled]': { fill: 'currentColor' },
    '&[data-mirror]:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});
