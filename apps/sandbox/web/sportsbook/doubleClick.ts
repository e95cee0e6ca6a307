/** How soon a second press is none but a double click, ms: where the first press has put another action under the finger. */
export const DOUBLE_CLICK_MS = 500;
