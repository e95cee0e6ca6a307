import { alpha, tone, type Tone } from './colour.ts';

/** A colour (`#rrggbb`, `#rrggbbaa`), a paint reference from `lin`/`rad`, or `none`. */
export type Paint = string;

export interface Stroke {
  stroke?: Paint;
  sw?: number;
  /** Opacity of the whole element. */
  o?: number;
  /** An SVG transform. */
  t?: string;
  cap?: 'round' | 'butt';
}

/** Returns the shortest text of a number with two decimals. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

function paint(name: 'fill' | 'stroke' | 'stop', value: Paint): string {
  const key = name === 'stop' ? 'stop-color' : name;
  if (value.length === 9 && value.startsWith('#')) {
    return ` ${key}="${value.slice(0, 7)}" ${name}-opacity="${n(Number.parseInt(value.slice(7), 16) / 255)}"`;
  }
  return ` ${key}="${value}"`;
}

/**
 * Collects one SVG drawing: definitions and body. Everything is a path, an ellipse or a rectangle. Glows are gradients,
 * because filters would dominate a tile's rendering time.
 */
export class Canvas {
  #defs: string[] = [];
  #body: string[] = [];
  #known = new Map<string, string>();
  #count = 0;

  /** Registers a definition once and returns its id. `make` receives the id. */
  #define(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `i${(this.#count++).toString(36)}`;
    this.#known.set(key, id);
    this.#defs.push(make(id));
    return id;
  }

  #stops(stops: readonly (string | [number, string])[]): string {
    return stops
      .map((stop, i) => {
        const [at, colour] = typeof stop === 'string' ? [i / Math.max(1, stops.length - 1), stop] : stop;
        return `<stop offset="${n(at)}"${paint('stop', colour)}/>`;
      })
      .join('');
  }

  /**
   * Adds a linear gradient over the shape's own box; angle 90 runs from top to bottom. Stops are spread evenly unless
   * given as [at, colour].
   */
  lin(stops: readonly (string | [number, string])[], angle = 90): Paint {
    const a = (angle * Math.PI) / 180;
    const dx = Math.cos(a) / 2;
    const dy = Math.sin(a) / 2;
    const text = `x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}">${this.#stops(stops)}`;
    return `url(#${this.#define(`l${text}`, (id) => `<linearGradient id="${id}" ${text}</linearGradient>`)})`;
  }

  /** Adds a radial gradient over the shape's own box. */
  rad(stops: readonly (string | [number, string])[], cx = 0.5, cy = 0.5, r = 0.5): Paint {
    const text = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${this.#stops(stops)}`;
    return `url(#${this.#define(`r${text}`, (id) => `<radialGradient id="${id}" ${text}</radialGradient>`)})`;
  }

  /** Adds a radial gradient in drawing units, for light across several shapes. */
  radAt(stops: readonly (string | [number, string])[], cx: number, cy: number, r: number): Paint {
    const text = `gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${this.#stops(stops)}`;
    return `url(#${this.#define(`r${text}`, (id) => `<radialGradient id="${id}" ${text}</radialGradient>`)})`;
  }

  #style(fill: Paint, s: Stroke): string {
    return (
      paint('fill', fill) +
      (s.stroke === undefined
        ? ''
        : `${paint('stroke', s.stroke)} stroke-width="${n(s.sw ?? 1)}" stroke-linejoin="round"${s.cap === 'butt' ? '' : ' stroke-linecap="round"'}`) +
      (s.o === undefined ? '' : ` opacity="${n(s.o)}"`) +
      (s.t === undefined ? '' : ` transform="${s.t}"`)
    );
  }

  path(d: string, fill: Paint, s: Stroke = {}): void {
    this.#body.push(`<path d="${d}"${this.#style(fill, s)}/>`);
  }

  line(d: string, stroke: Paint, sw: number, s: Stroke = {}): void {
    this.path(d, 'none', { ...s, stroke, sw });
  }

  circle(cx: number, cy: number, r: number, fill: Paint, s: Stroke = {}): void {
    this.#body.push(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${this.#style(fill, s)}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: Paint, s: Stroke = {}): void {
    this.#body.push(`<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${this.#style(fill, s)}/>`);
  }

  rect(x: number, y: number, w: number, h: number, fill: Paint, s: Stroke = {}, rx = 0): void {
    const round = rx > 0 ? ` rx="${n(rx)}"` : '';
    this.#body.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round}${this.#style(fill, s)}/>`);
  }

  poly(points: readonly (readonly [number, number])[], fill: Paint, s: Stroke = {}): void {
    this.path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, s);
  }

  /** Draws `inside` in a group with a transform and, if below 1, an opacity. */
  group(transform: string, inside: () => void, opacity = 1): void {
    const at = transform === '' ? '' : ` transform="${transform}"`;
    this.#body.push(`<g${at}${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}>`);
    inside();
    this.#body.push('</g>');
  }

  /** Places a drawing made around the origin: moved, scaled and turned (degrees). */
  place(x: number, y: number, scale: number, turn: number, inside: () => void, flip = false): void {
    const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
    this.group(`translate(${n(x)} ${n(y)})${rotate} scale(${n(flip ? -scale : scale)} ${n(scale)})`, inside);
  }

  /** Draws twice, the second time mirrored at x = 0. */
  mirror(inside: () => void): void {
    inside();
    this.group('scale(-1 1)', inside);
  }

  /** Draws only within an outline. */
  clip(d: string, inside: () => void): void {
    const id = this.#define(`c${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    inside();
    this.#body.push('</g>');
  }

  /**
   * Draws a modelled body: contour, gradient from light to shade, shade from the lower right and rim light on the upper
   * left. Shade and rim are the outline itself, moved and clipped.
   * @param depth width of shade and rim in units, 0 for none
   */
  solid(
    d: string,
    colour: string | Tone,
    o: { depth?: number; line?: number; angle?: number; rim?: string } = {},
  ): void {
    const m = typeof colour === 'string' ? tone(colour) : colour;
    const depth = o.depth ?? 5;
    if ((o.line ?? 3) > 0) this.path(d, m.line, { stroke: m.line, sw: (o.line ?? 3) * 2 });
    this.path(d, this.lin([m.hi, m.base, m.lo], o.angle ?? 70));
    if (depth > 0) {
      this.clip(d, () => {
        this.line(d, alpha(m.lo, 0.75), depth * 2.2, { t: `translate(${n(-depth * 0.35)} ${n(-depth * 0.5)})` });
        this.line(d, alpha(o.rim ?? m.hi, 0.85), depth * 0.9, { t: `translate(${n(depth * 0.4)} ${n(depth * 0.55)})` });
      });
    }
  }

  /** Finishes the document. */
  svg(width: number, height: number, viewWidth: number, viewHeight: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(viewWidth)} ${n(viewHeight)}" preserveAspectRatio="none">` +
      (this.#defs.length > 0 ? `<defs>${this.#defs.join('')}</defs>` : '') +
      `${this.#body.join('')}</svg>`
    );
  }
}
