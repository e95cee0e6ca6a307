/** Event of the window: the app's code has run, and could not start (market, texts or content did not arrive). */
export const START_FAILED = 'baize:start-failed';
