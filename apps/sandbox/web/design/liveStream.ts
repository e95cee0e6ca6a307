/**
 * Subscribes to one of the sandbox's streams, which reconnects automatically. `onState` reports whether it is
 * connected.
 */
export function liveStream(
  path: string,
  onEvent: (value: unknown) => void,
  onState: (connected: boolean) => void = () => undefined,
): void {
  const source = new EventSource(path);
  source.addEventListener('open', () => onState(true));
  source.addEventListener('error', () => onState(false));
  source.addEventListener('message', (event) => onEvent(JSON.parse(String(event.data))));
}

/** Runs `work` at most once per `milliseconds` and never skips the last call. */
export function throttled(work: () => void, milliseconds: number): () => void {
  let timer: number | undefined;
  return () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      work();
    }, milliseconds);
  };
}
