import { Scenery } from './art/Scenery.ts';
import type { Skin } from './art/skins.ts';
import { element } from './dom.ts';
import type { Hud } from './Hud.ts';
import { Effects } from './reels/Effects.ts';
import type { GameScreen, ScreenParts } from './screens/GameScreen.ts';
import { openScreen, PLAY_LABELS } from './screens/index.ts';

/** How long the first picture waits for the game's fonts, in ms. */
const FONTS_MS = 3000;

/** What moves on the page: the screen of the game's kind, before its scenery and below its effects. */
export class GameStage {
  readonly scene = element('div', { class: 'scene', 'aria-hidden': 'true' });
  readonly canvas = element('canvas', { class: 'effects', 'aria-hidden': 'true' });
  readonly scenery: Scenery;
  readonly effects: Effects;
  readonly #hud: Hud;
  readonly #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #screen: GameScreen | undefined;
  #skin: Skin;
  #kind = '';

  constructor(hud: Hud, skin: Skin) {
    this.#hud = hud;
    this.#skin = skin;
    this.scenery = new Scenery(this.scene, skin);
    this.effects = new Effects(this.canvas);
  }
  /** The screen of the game's kind; undefined before the first. */
  get screen(): GameScreen | undefined {
    return this.#screen;
  }
  /** The look that everything on the stage has now. */
  get skin(): Skin {
    return this.#skin;
  }
  /** Gives scenery and screen another look, between rounds. */
  dress(skin: Skin): void {
    this.#skin = skin;
    this.scenery.dress(skin, this.isStill);
    this.#screen?.dress?.(skin);
  }
  /** Whether the player wants no motion. */
  get isStill(): boolean {
    return this.#motion.matches;
  }

  /** Waits for the game's own fonts, because symbols have text. Resolves without them after a while. */
  async loadFonts(): Promise<void> {
    await Promise.race([
      Promise.all([
        document.fonts.load('31px "Bowlby One"', 'WILD'),
        document.fonts.load('800 20px "Outfit Variable"'),
      ]),
      new Promise((resolve) => setTimeout(resolve, FONTS_MS)),
    ]).catch(() => undefined);
  }
  /** Puts the screen of a kind on the stage; the one that is there stays. */
  async mount(kind: string, parts: ScreenParts): Promise<void> {
    if (this.#kind === kind) return;
    this.#kind = kind;
    const screen = await openScreen(kind, parts);
    this.#screen?.root.remove();
    this.#screen = screen;
    this.#hud.layout = screen.layout;
    this.#hud.root.dataset['kind'] = kind;
    this.#hud.play(PLAY_LABELS[kind] ?? 'spin');
    this.#hud.stage.append(screen.root);
    this.#resize();
  }
  /** Begins to draw, and goes on until the page closes. */
  run(): void {
    new ResizeObserver(() => this.#resize()).observe(this.#hud.stage);
    const frame = (now: number): void => {
      this.scenery.frame(now, this.isStill);
      this.#screen?.frame?.(now, this.isStill);
      this.effects.frame(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
  #resize(): void {
    const { clientWidth, clientHeight, offsetTop } = this.#hud.stage;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#screen?.resize?.({ width: clientWidth, height: clientHeight, top: offsetTop });
    this.scenery.resize();
    this.effects.resize();
  }
}
