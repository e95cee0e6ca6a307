/** The only source of "now". Rules about time take a Clock, so that tests and the control room can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that can move forward, for tests and for the operator outside production. */
export interface MovableClock extends Clock {
  /** How far this clock is ahead of the system's, in milliseconds. */
  readonly offset: number;
  setOffset(milliseconds: number): void;
}

export function movableClock(base: Clock = systemClock, initialOffset = 0): MovableClock {
  let offset = initialOffset;
  return {
    now: () => new Date(base.now().getTime() + offset),
    get offset() {
      return offset;
    },
    setOffset(milliseconds) {
      offset = milliseconds;
    },
  };
}
