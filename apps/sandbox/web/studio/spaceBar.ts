const isRoundButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.classList.contains('spin-button');

/**
 * Lets the space bar press the round button from anywhere but another button or a field.
 * @param isBlocked whether something lies over the game
 */
export function pressBySpaceBar(press: () => void, isBlocked: () => boolean): void {
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.code !== 'Space' || event.repeat || isBlocked()) return;
    if (target instanceof HTMLInputElement || (target instanceof HTMLButtonElement && !isRoundButton(target))) return;
    event.preventDefault();
    press();
  });
  // Otherwise it would press the focused round button a second time.
  addEventListener('keyup', (event) => {
    if (event.code === 'Space' && !isBlocked() && isRoundButton(event.target)) event.preventDefault();
  });
}
