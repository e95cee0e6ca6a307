import { style } from '@vanilla-extract/css';

/** The avatar's own shape is the button; the focus ring follows it. */
export const account = style({ display: 'inline-grid', padding: 0, border: 'none', borderRadius: '50%', background: 'none', cursor: 'pointer' });
