/** A§9: how long after the last resize the height variable is set again, in milliseconds. */
const SETTLE_MS = 350;

/**
 * Keeps `--app-height` at the visible height, which changes with the bars of mobile browsers. Until the first resize its
 * readers have `100dvh`, which is the same: setting the variable restyles every element of the page.
 */
export function keepAppHeight(): void {
  const set = () => document.documentElement.style.setProperty('--app-height', `${window.innerHeight}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(set, SETTLE_MS);
  });
}
