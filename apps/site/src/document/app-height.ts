/** A§9: the height variable is set again this long after the last resize, in milliseconds. */
const SETTLE_MS = 350;

/** Keeps `--app-height` at the visible height, which mobile browsers' own bars change. */
export function keepAppHeight(): void {
  const set = () => document.documentElement.style.setProperty('--app-height', `${window.innerHeight}px`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  set();
  window.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(set, SETTLE_MS);
  });
}
