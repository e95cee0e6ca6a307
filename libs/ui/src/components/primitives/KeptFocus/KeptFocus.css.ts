import { componentStyle } from '../../../css/componentStyle.ts';

/** It takes the focus only so that readers hear it and the next Tab continues here. */
export const place = componentStyle({ outline: 'none' });
