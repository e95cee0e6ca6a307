import type { Pictures } from './pictures.ts';

/** Pictures that come after their game has opened: they wait until no round is shown, because symbols must not change in it. */
export class LatePictures {
  readonly #isResting: () => boolean;
  readonly #adopt: (pictures: Pictures) => void;
  #waiting: Pictures | null = null;

  /** @param isResting whether the game is open and between rounds; @param adopt called once, if the pictures come */
  constructor(pictures: Promise<Pictures | null>, isResting: () => boolean, adopt: (pictures: Pictures) => void) {
    this.#isResting = isResting;
    this.#adopt = adopt;
    void pictures.then((come) => {
      this.#waiting = come;
      this.offer();
    });
  }

  /** Called whenever a round may have ended. */
  offer(): void {
    const pictures = this.#waiting;
    if (!pictures || !this.#isResting()) return;
    this.#waiting = null;
    this.#adopt(pictures);
  }
}
