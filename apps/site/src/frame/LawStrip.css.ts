import { style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

export const links = style({ display: 'flex', gap: vars.space.lg, fontSize: vars.text.sm.size });
