import { globalStyle, style } from '@vanilla-extract/css';

/** Takes what the line has left. */
export const found = style({ flex: 1, minWidth: 0 });
/** The line is inside the page, so the row does not run to the window's edges. */
globalStyle(`${found} [data-scroller]`, { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 });
/** A name that broke would make the line higher. */
globalStyle(`${found} a`, { maxWidth: 'none', whiteSpace: 'nowrap' });
