import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@baize/theme/contract';

/** Takes what the line has left. The line is inside the page, so the row does not run to the window's edges. */
export const found = style({ flex: 1, minWidth: 0, vars: { [vars.space.gutter]: '0rem' } });
/** A name that broke would make the line higher. */
globalStyle(`${found} a`, { maxWidth: 'none', whiteSpace: 'nowrap' });
