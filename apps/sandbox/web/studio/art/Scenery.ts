import { circle, fade, linear, mix, polygon, radial, type Ctx, type Point } from './brush.ts';
import type { Skin } from './skins.ts';

/** A small reproducible random sequence, so that the landscape is the same on every visit. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

const paintSky = (ctx: Ctx, width: number, height: number, skin: Skin) => {
  const [top = '#000000', upper = '#000000', lower = '#000000', horizon = '#000000'] = skin.sky;
  ctx.fillStyle = linear(ctx, [0, 0], [0, height], [0, top], [0.4, upper], [0.75, lower], [1, horizon]);
  ctx.fillRect(0, 0, width, height);
  const random = sequence(7);
  for (let count = 0; count < 160; count += 1) {
    const size = 0.4 + random() * 1.2;
    ctx.fillStyle = `rgba(255,255,255,${0.2 + random() * 0.7 * (1 - count / 260)})`;
    ctx.fill(circle(random() * width, random() * height * 0.62, size));
  }
  const [glow = '#ffffff', second = '#ffffff'] = skin.glow;
  if (skin.id === 'lagoon') {
    const x = width * 0.78,
      y = height * 0.2,
      radius = Math.min(width, height) * 0.08;
    ctx.fillStyle = radial(
      ctx,
      [x, y],
      radius * 0.5,
      radius * 4,
      [0, 'rgba(255,244,210,.6)'],
      [1, 'rgba(255,244,210,0)'],
    );
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = radial(ctx, [x - radius * 0.3, y - radius * 0.3], 0, radius * 1.3, [0, '#fffdf0'], [1, '#f3dfae']);
    ctx.fill(circle(x, y, radius));
  }
  ctx.fillStyle = radial(
    ctx,
    [width / 2, height * 0.82],
    0,
    Math.max(width, height) * 0.6,
    [0, fade(glow, skin.id === 'ember' ? 0.45 : 0.22)],
    [0.5, fade(second, 0.1)],
    [1, fade(second, 0)],
  );
  ctx.fillRect(0, 0, width, height);
};

/** One mountain: a dark body, its lit flank, and a jagged cap of snow, lava light or moonlight. */
function mountain(
  ctx: Ctx,
  x: number,
  base: number,
  half: number,
  tall: number,
  body: string,
  cap: string,
  random: () => number,
): void {
  const top = base - tall;
  const lean = (random() - 0.5) * half * 0.3;
  const foot = x + lean * 0.4;
  ctx.fillStyle = linear(ctx, [0, top], [0, base], [0, body], [1, mix(body, '#000000', 0.55)]);
  ctx.fill(
    polygon([
      [x - half, base],
      [x - half * 0.45, base - tall * 0.5],
      [x - half * 0.3, base - tall * 0.58],
      [x, top],
      [x + half * 0.26, base - tall * 0.66],
      [x + half * 0.4, base - tall * 0.48],
      [x + half, base],
    ]),
  );
  const ragged: Point[] = [[x, top]];
  for (let step = 0; step <= 6; step += 1) {
    const across = -0.34 + (step / 6) * 0.64;
    ragged.push([
      x + across * half,
      top + tall * (Math.abs(across) * 1.22 + (step % 2 ? 0.14 : 0.02) + random() * 0.03),
    ]);
  }
  ctx.save();
  ctx.clip(
    polygon([
      [x - half * 0.45, base - tall * 0.5],
      [x - half * 0.3, base - tall * 0.58],
      [x, top],
      [x + half * 0.26, base - tall * 0.66],
      [x + half * 0.4, base - tall * 0.48],
      [foot, base],
    ]),
  );
  ctx.fillStyle = linear(ctx, [0, top], [0, top + tall * 0.5], [0, fade(cap, 0.95)], [1, fade(cap, 0.3)]);
  ctx.fill(polygon(ragged));
  ctx.fillStyle = fade(mix(body, '#000000', 0.6), 0.5);
  ctx.fill(
    polygon([
      [x, top],
      [x + lean * 0.2 + half * 0.04, top + tall * 0.25],
      [x + half * 0.02, top + tall * 0.42],
      [foot + half * 0.1, base],
      [x + half, base],
      [x + half * 0.4, base - tall * 0.48],
      [x + half * 0.26, base - tall * 0.66],
    ]),
  );
  ctx.restore();
}

const paintFar = (ctx: Ctx, width: number, height: number, skin: Skin) => {
  const random = sequence(skin.id === 'ember' ? 33 : 21);
  const base = height * 0.93;
  const cap = skin.id === 'aurora' ? '#e8f6ff' : skin.id === 'ember' ? '#ff7a33' : '#8ff0d8';
  const reach = Math.min(height * 0.44, width * 0.62);
  for (const [row, share] of [
    [0, 1],
    [1, 0.66],
  ] as const) {
    const body = mix(skin.far, skin.sky[2] ?? skin.far, row === 0 ? 0.5 : 0.12);
    const count = Math.max(4, Math.round(width / (reach * 0.75)) + row);
    for (let index = 0; index <= count; index += 1) {
      mountain(
        ctx,
        ((index + (row ? 0.5 : 0) + (random() - 0.5) * 0.4) / count) * width,
        base,
        reach * (0.62 + random() * 0.2) * share,
        reach * (0.7 + random() * 0.3) * share,
        body,
        row === 0 ? cap : mix(cap, body, 0.3),
        random,
      );
    }
    // Mist separates the rows.
    ctx.fillStyle = linear(
      ctx,
      [0, base - reach * 0.5],
      [0, base],
      [0, fade(skin.sky[3] ?? body, 0)],
      [1, fade(skin.sky[3] ?? body, 0.34)],
    );
    ctx.fillRect(0, base - reach * 0.5, width, height);
  }
};

const pine = (ctx: Ctx, x: number, base: number, height: number) => {
  for (let tier = 0; tier < 4; tier += 1) {
    const y = base - height * (0.18 + tier * 0.2),
      half = height * (0.22 - tier * 0.045);
    ctx.fill(
      polygon([
        [x - half, y + height * 0.13],
        [x, y - height * 0.2],
        [x + half, y + height * 0.13],
      ]),
    );
  }
  ctx.fillRect(x - height * 0.02, base - height * 0.1, height * 0.04, height * 0.1);
};
const palm = (ctx: Ctx, x: number, base: number, height: number, lean: number) => {
  ctx.lineCap = 'round';
  ctx.lineWidth = height * 0.035;
  ctx.strokeStyle = ctx.fillStyle;
  const top: Point = [x + lean * height * 0.3, base - height];
  ctx.beginPath();
  ctx.moveTo(x, base + 20);
  ctx.quadraticCurveTo(x + lean * height * 0.02, base - height * 0.5, top[0], top[1]);
  ctx.stroke();
  for (let leaf = 0; leaf < 9; leaf += 1) {
    const angle = Math.PI * (0.95 + (leaf / 8) * 1.1);
    const reach = height * 0.4;
    const end: Point = [top[0] + Math.cos(angle) * reach, top[1] + Math.sin(angle) * reach * 0.6 + reach * 0.35];
    const path = new Path2D();
    path.moveTo(top[0], top[1]);
    path.quadraticCurveTo(
      top[0] + Math.cos(angle) * reach * 0.6,
      top[1] + Math.sin(angle) * reach * 0.75 - reach * 0.16,
      end[0],
      end[1],
    );
    path.quadraticCurveTo(
      top[0] + Math.cos(angle) * reach * 0.5,
      top[1] + Math.sin(angle) * reach * 0.5 + reach * 0.05,
      top[0],
      top[1],
    );
    ctx.fill(path);
  }
};

const paintNear = (ctx: Ctx, width: number, height: number, skin: Skin) => {
  const random = sequence(5);
  const base = height * 0.9;
  ctx.fillStyle = linear(
    ctx,
    [0, base - height * 0.12],
    [0, height],
    [0, mix(skin.near, skin.far, 0.4)],
    [1, skin.near],
  );
  const hills = new Path2D();
  hills.moveTo(-40, height + 40);
  for (let step = 0; step <= 24; step += 1)
    hills.lineTo(
      -40 + ((width + 80) * step) / 24,
      base - Math.sin(step * 0.9) * height * 0.018 - Math.cos(step * 0.37) * height * 0.02,
    );
  hills.lineTo(width + 40, height + 40);
  ctx.fill(hills);
  ctx.fillStyle = mix(skin.near, '#000000', 0.15);
  const scale = Math.min(height * 0.34, 320);
  if (skin.id === 'aurora') {
    for (let tree = 0; tree < width / 26; tree += 1) {
      const x = random() * width,
        edge = Math.abs(x / width - 0.5) * 2;
      pine(ctx, x, base + height * 0.03, scale * (0.2 + random() * 0.25 + edge * edge * 0.6));
    }
  } else if (skin.id === 'lagoon') {
    palm(ctx, width * 0.04, base, scale * 1.25, 0.5);
    palm(ctx, width * 0.11, base + 14, scale * 0.85, -0.25);
    palm(ctx, width * 0.95, base, scale * 1.35, -0.55);
    palm(ctx, width * 0.88, base + 14, scale * 0.8, 0.3);
  } else {
    for (let rock = 0; rock < width / 60; rock += 1) {
      const x = random() * width,
        edge = Math.abs(x / width - 0.5) * 2,
        tall = scale * (0.15 + random() * 0.2 + edge * edge * 0.5);
      ctx.fill(
        polygon([
          [x - tall * 0.35, base + 40],
          [x - tall * 0.12, base - tall * 0.7],
          [x + tall * 0.02, base - tall],
          [x + tall * 0.16, base - tall * 0.55],
          [x + tall * 0.4, base + 40],
        ]),
      );
    }
    ctx.globalCompositeOperation = 'lighter';
    ctx.fillStyle = linear(ctx, [0, base], [0, height], [0, 'rgba(255,110,30,0)'], [1, 'rgba(255,110,30,.5)']);
    ctx.fillRect(0, base, width, height - base);
    ctx.globalCompositeOperation = 'source-over';
  }
};

/** The game's own scenery over the whole window, darker where words stand. */
const paintPicture = (ctx: Ctx, width: number, height: number, skin: Skin) => {
  const picture = skin.pictures?.scenery;
  if (!picture) return;
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [wide, tall] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  // Pale families too must carry white words.
  const shade = mix(skin.near, '#05070f', 0.78);
  ctx.drawImage(picture, (width - wide) / 2, (height - tall) / 2, wide, tall);
  ctx.fillStyle = linear(
    ctx,
    [0, 0],
    [0, height],
    [0, fade(shade, 0.66)],
    [0.2, fade(shade, 0.3)],
    [0.55, fade(shade, 0.34)],
    [0.68, fade(shade, 0.6)],
    [1, fade(shade, 0.9)],
  );
  ctx.fillRect(0, 0, width, height);
};
const PICTURE = [[paintPicture, 0.5]] as const;

const LAYERS = [
  [paintSky, 0.1],
  [paintFar, 0.45],
  [paintNear, 1],
] as const;
const MARGIN = 1.05;
/** How long another scenery takes to cover the one that is there, in ms. */
const CHANGE_MS = 900;

interface Layer {
  readonly canvas: HTMLCanvasElement;
  readonly paint: (ctx: Ctx, width: number, height: number, skin: Skin) => void;
  readonly depth: number;
}
const layersOf = (skin: Skin): readonly Layer[] =>
  (skin.pictures ? PICTURE : LAYERS).map(([paint, depth]) => ({
    canvas: document.createElement('canvas'),
    paint,
    depth,
  }));

/**
 * The world behind the reels: painted layers that the compositor shifts (parallax), a low-resolution canvas of moving
 * light that it scales up, and a few drifting sparks. Still under reduced motion.
 */
export class Scenery {
  readonly #root: HTMLElement;
  #skin: Skin;
  #layers: readonly Layer[];
  readonly #light = document.createElement('canvas');
  readonly #sparks = document.createElement('canvas');
  #width = 0;
  #height = 0;
  #pointer: Point = [0, 0];
  #drift: Point = [0, 0];
  #lastPaint = 0;
  #heat = 0;
  heatTarget = 0;

  constructor(root: HTMLElement, skin: Skin) {
    this.#root = root;
    this.#skin = skin;
    this.#layers = layersOf(skin);
    this.#light.className = 'scene-light';
    const [sky, ...rest] = this.#layers.map(({ canvas }) => canvas);
    if (sky) root.append(sky, this.#light, ...rest, this.#sparks);
    // The moving light belongs to the painted skies.
    this.#light.hidden = skin.pictures !== undefined;
    if (skin.hue !== 0) root.style.filter = `hue-rotate(${skin.hue}deg)`;
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse')
          this.#pointer = [event.clientX / innerWidth - 0.5, event.clientY / innerHeight - 0.5];
      },
      { passive: true },
    );
  }

  /** Changes into a game's own pictures. @param still at once */
  dress(skin: Skin, still: boolean): void {
    const before = this.#layers.map(({ canvas }) => canvas);
    this.#skin = skin;
    this.#layers = layersOf(skin);
    const canvases = this.#layers.map(({ canvas }) => canvas);
    this.#sparks.before(...canvases);
    this.#root.style.filter = skin.hue === 0 ? '' : `hue-rotate(${skin.hue}deg)`;
    this.resize();
    const end = () => {
      this.#light.hidden = skin.pictures !== undefined;
      for (const canvas of before) canvas.remove();
    };
    if (still) {
      end();
      return;
    }
    const changes = canvases.map((canvas) =>
      canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: CHANGE_MS, easing: 'ease-out' }),
    );
    void Promise.allSettled(changes.map(({ finished }) => finished)).then(end);
  }

  resize(): void {
    this.#width = this.#root.clientWidth;
    this.#height = this.#root.clientHeight;
    const ratio = Math.min(devicePixelRatio, 1.5);
    for (const { canvas, paint } of this.#layers) {
      canvas.width = Math.round(this.#width * MARGIN * ratio);
      canvas.height = Math.round(this.#height * MARGIN * ratio);
      const ctx = canvas.getContext('2d') as Ctx;
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
      paint(ctx, this.#width * MARGIN, this.#height * MARGIN, this.#skin);
    }
    this.#light.width = 160;
    this.#light.height = 100;
    this.#sparks.width = Math.round(this.#width);
    this.#sparks.height = Math.round(this.#height);
    this.#paintLight(4000);
  }

  /** One frame; the costly part runs at thirty a second at most. */
  frame(now: number, still: boolean): void {
    if (still) {
      if (this.#lastPaint === 0) {
        this.#paintLight(4000);
        this.#lastPaint = 1;
      }
      return;
    }
    this.#drift = [
      this.#drift[0] + (this.#pointer[0] - this.#drift[0]) * 0.04,
      this.#drift[1] + (this.#pointer[1] - this.#drift[1]) * 0.04,
    ];
    const sway = Math.sin(now / 9000);
    for (const { canvas, depth } of this.#layers) {
      canvas.style.transform = `translate3d(${(-this.#drift[0] * 30 + sway * 7) * depth}px, ${-this.#drift[1] * 14 * depth}px, 0)`;
    }
    if (now - this.#lastPaint < 33) return;
    this.#lastPaint = now;
    this.#heat += (this.heatTarget - this.#heat) * 0.05;
    this.#paintLight(now);
    this.#paintSparks(now);
  }

  #paintLight(now: number): void {
    const ctx = this.#light.getContext('2d') as Ctx;
    const { width, height } = this.#light;
    ctx.clearRect(0, 0, width, height);
    ctx.globalCompositeOperation = 'lighter';
    const time = now / 1000;
    this.#skin.glow.forEach((colour, band) => {
      for (let x = 0; x < width; x += 2) {
        const wave =
          Math.sin(x * 0.035 + time * (0.22 + band * 0.07) + band * 2.1) +
          0.5 * Math.sin(x * 0.09 - time * 0.31 + band);
        const top =
          this.#skin.id === 'aurora'
            ? height * (0.2 + band * 0.06) + wave * 9
            : height * (0.62 + band * 0.05) + wave * 5;
        const tall =
          this.#skin.id === 'aurora' ? height * (0.34 + 0.1 * Math.sin(x * 0.2 + time + band)) : height * 0.2;
        const strength = (0.1 + 0.09 * (1 + Math.sin(x * 0.13 + time * 0.7 + band * 1.7))) * (1 + this.#heat);
        ctx.fillStyle = linear(
          ctx,
          [0, top - tall * 0.6],
          [0, top + tall * 0.4],
          [0, fade(colour, 0)],
          [0.75, fade(colour, Math.min(0.6, strength))],
          [1, fade(colour, 0)],
        );
        ctx.fillRect(x, top - tall * 0.6, 2, tall);
      }
    });
    ctx.globalCompositeOperation = 'source-over';
  }

  #paintSparks(now: number): void {
    const ctx = this.#sparks.getContext('2d') as Ctx;
    ctx.clearRect(0, 0, this.#width, this.#height);
    const random = sequence(91);
    const rising = this.#skin.id !== 'aurora';
    for (let count = 0; count < 34; count += 1) {
      const speed = 0.008 + random() * 0.016,
        phase = random(),
        size = 0.8 + random() * 1.8,
        start = random();
      const way = (phase + (now / 1000) * speed * (1 + this.#heat)) % 1;
      const x = (start + Math.sin(now / 3000 + count) * 0.012) * this.#width;
      const y = (rising ? 1 - way : way) * this.#height;
      ctx.fillStyle = fade(
        count % 3 === 0 ? '#ffffff' : (this.#skin.glow[count % 3] ?? '#ffffff'),
        0.65 * Math.sin(way * Math.PI),
      );
      ctx.fill(circle(x, y, size));
    }
  }
}
