import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { bokeh, glow, mist, rays } from '../light.ts';
import { smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import type { Family, Scene } from '../scene.ts';

/** A felt hat with a pinched crown; the brim's middle lies on y = 0. */
function fedora(s: Scene, felt: string, band: string): void {
  const { c } = s;
  const t = tone(felt, 1.15);
  const crown = 'M-58-4C-60-40-52-74-34-84C-22-90-10-80 2-80C14-80 26-92 38-84C54-72 60-40 58-4C30 8-30 8-58-4Z';
  c.solid(crown, t, { depth: 8, line: 4.6, rim: '#e8dcc8' });
  c.clip(crown, () => {
    c.path('M14-100C4-60 10-20 20 10H80V-100Z', alpha(t.lo, 0.45));
    c.path('M-20-92C-10-66-4-62 2-40C8-62 12-70 22-92Z', alpha(t.lo, 0.7));
  });
  c.path('M-59-24C-28-12 28-12 59-24L59-2C30 8-30 8-59-2Z', c.lin([shift(band, 0.08), band, shift(band, -0.16)]), {
    stroke: t.line,
    sw: 3,
  });
  c.solid('M-112-8C-96-22-76-14-58-6C-28 6 28 6 58-6C76-14 96-22 112-8C96 20 50 26 0 26C-50 26-96 20-112-8Z', t, {
    depth: 6,
    line: 4.6,
    rim: '#e8dcc8',
  });
}

function detective(s: Scene): void {
  const { c, pal } = s;
  const coat = tone(mix('#b8905a', pal.mid, 0.2), 1.1);
  const skin = tone('#d8a078', 1.05);
  const shirt = tone('#f4f0ea', 1);
  c.solid('M-104 96C-98 60-70 50-36 40H36C70 50 98 60 104 96C70 118-70 118-104 96Z', coat, {
    depth: 8,
    line: 4.6,
    rim: '#ffe0b0',
  });
  c.path('M-26 40H26L10 104H-10Z', c.lin([shirt.hi, shirt.base, shirt.lo]));
  c.solid('M-8 62L0 56L8 62L14 100L0 110L-14 100Z', tone(mix('#a8142a', pal.accent, 0.5)), { depth: 3, line: 2.8 });
  const face = 'M-44-30H44C50 6 44 34 26 54C14 64-14 64-26 54C-44 34-50 6-44-30Z';
  c.solid(face, skin, { depth: 7, line: 4, rim: '#ffe6c8' });
  c.clip(face, () => {
    c.path('M4-40H60V70H0C18 40 12 0 4-40Z', alpha('#3a1a2a', 0.45));
    c.path('M-60-40H60V-8C30 2-30 2-60-8Z', alpha('#140a14', 0.72));
    c.path('M-40 30C-20 44 20 44 40 30C34 60 14 66 0 66C-14 66-34 60-40 30Z', alpha('#3a2a30', 0.32));
  });
  c.mirror(() => {
    c.path('M9-4C16-12 34-13 42-7C34 3 18 4 9-4Z', '#fffbe8', { stroke: '#140a10', sw: 2 });
    c.circle(
      25,
      -5,
      5.6,
      c.rad([
        [0, '#bff0ff'],
        [0.5, '#2a8ac0'],
        [1, '#0a2a44'],
      ]),
    );
    c.circle(25, -5, 2.4, '#04080c');
    c.circle(23, -7, 1.6, '#ffffff');
    c.path('M6-12C18-20 36-20 46-12L44-7C32-14 20-14 8-6Z', '#140a0c');
  });
  c.path('M-4-6L-10 18C-6 24 6 24 10 18L4-6Z', c.lin([skin.hi, skin.base, skin.lo], 20));
  c.path('M-10 18C-6 24 6 24 10 18C6 21-6 21-10 18Z', skin.line);
  c.line('M-16 38C-4 34 8 34 20 32', '#5a1c1c', 4.4);
  c.line('M-8 46H8', alpha(skin.line, 0.6), 2.6);
  c.solid('M-28 44C-48 30-58 20-64-4C-84 4-92 36-90 60L-40 88L-8 72Z', coat, { depth: 5, line: 4.2, rim: '#ffe0b0' });
  c.solid('M28 44C48 30 58 20 64-4C84 4 92 36 90 60L40 88L8 72Z', tone(shift(coat.base, -0.06)), {
    depth: 5,
    line: 4.2,
    rim: '#e8c090',
  });
  c.line('M-80 34C-70 20-66 12-62 2M80 34C70 20 66 12 62 2', alpha(coat.lo, 0.9), 3);
  c.path('M-74 52l20 12M74 52l-20 12', 'none', { stroke: coat.line, sw: 3.4 });
  c.group('translate(0 -34) scale(.92 .84)', () =>
    fedora(s, mix('#4a4652', pal.mid, 0.3), mix('#14121a', pal.accent, 0.3)),
  );
}

function dame(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#f4cdb0', 0.95);
  const hair = tone(mix('#b8461c', pal.accent, 0.15), 1.2);
  const red = tone(mix('#d0102a', pal.accent, 0.45), 1.15);
  const hatT = tone('#221c2c', 1.4);
  const g = tone(GOLD, 1.2);
  const wave =
    'M-30-70C-84-64-92-10-78 20C-94 40-90 70-70 84C-84 96-70 108-50 104C-30 100-24 84-28 64L36 60C40 86 60 104 84 98C72 92 74 82 82 76C98 60 92 38 80 24C92-8 84-60 36-70Z';
  c.solid(wave, hair, { depth: 8, line: 4.6, rim: '#ffd0a0' });
  for (const d of [
    'M-66-30C-74 0-56 14-62 34C-70 54-50 66-56 88',
    'M-50-10C-56 10-42 26-48 46C-52 62-40 70-42 90',
    'M62-30C74 0 54 16 64 36C74 52 56 66 66 86',
    'M50 4C56 20 44 34 50 52C54 66 48 72 54 84',
  ]) {
    c.line(d, alpha(hair.lo, 0.85), 4.6);
    c.line(d, alpha(hair.hi, 0.75), 1.8, { t: 'translate(-3 -1)' });
  }
  c.solid('M-86 112C-74 90-44 84-20 78V50H20V78C44 84 74 90 86 112C40 124-40 124-86 112Z', skin, { depth: 5, line: 4 });
  c.path(
    'M-80 110C-60 94-40 96-26 100C-10 110 10 110 26 100C40 96 60 94 80 110C40 122-40 122-80 110Z',
    c.lin([red.hi, red.base, red.lo]),
    { stroke: red.line, sw: 3 },
  );
  const face = 'M-42-44H42C50-6 42 28 22 52C10 64-10 64-22 52C-42 28-50-6-42-44Z';
  c.solid(face, skin, { depth: 7, line: 3.6, rim: '#fff4ea' });
  c.clip(face, () => {
    c.path('M8-60H60V80H4C24 40 18 0 8-60Z', alpha('#8a3a5a', 0.26));
    c.path('M-60-60H60V-26C20-14-20-16-60-30Z', alpha('#2a0c24', 0.4));
    c.mirror(() => c.ellipse(30, 20, 12, 9, alpha('#e8405a', 0.22)));
  });
  c.mirror(() => {
    c.path('M6-6C14-20 34-22 46-12C38 2 18 4 6-6Z', '#fffdf8', { stroke: '#1c0c14', sw: 2 });
    c.path('M4-8C14-26 38-26 50-14L58-20L50-8C38-16 18-16 6-4Z', '#1c0c14');
    c.circle(
      27,
      -8,
      7.6,
      c.rad([
        [0, '#d0ffd8'],
        [0.45, '#2aa05a'],
        [1, '#0a3a20'],
      ]),
    );
    c.circle(27, -8, 3.4, '#06140a');
    c.circle(24, -11, 2.4, '#ffffff');
    c.line('M8-26C18-34 36-34 46-26', '#5a1c10', 3.4);
    c.place(46, 46, 1, 0, () => {
      c.line('M0-12V0', g.line, 4);
      c.path('M0 0L9 10L0 26L-9 10Z', c.lin(['#ffffff', '#8ae0ff', '#2a6ad0']), { stroke: '#0c2450', sw: 2.2 });
    });
  });
  c.path('M-3 6C-7 16-6 20 0 20C6 20 7 16 3 6', 'none', { stroke: '#b0604a', sw: 2.4 });
  c.path('M-20 36C-10 27-4 28 0 32C4 28 10 27 20 36C12 52-12 52-20 36Z', c.lin([red.hi, red.base, red.lo]), {
    stroke: red.line,
    sw: 2,
  });
  c.line('M-18 36C-8 39 8 39 18 36', red.line, 2.2);
  c.ellipse(-5, 44, 5, 2.2, alpha('#ffffff', 0.7));
  // A wide hat, low over one eye, and its net.
  c.group('rotate(-8)', () => {
    c.solid('M-50-52C-48-92-20-104 6-102C34-100 52-82 52-50Z', hatT, { depth: 7, line: 4.4, rim: '#a898c8' });
    c.path('M-51-66C-20-56 20-56 52-64L53-46H-51Z', c.lin([red.hi, red.base, red.lo]), { stroke: hatT.line, sw: 2.6 });
    c.solid(
      'M-114-36C-96-62-60-58-40-56C0-52 40-56 66-62C92-66 112-50 110-36C90-44 60-34 20-32C-30-28-80-26-114-36Z',
      hatT,
      { depth: 5, line: 4.6, rim: '#a898c8' },
    );
    c.place(44, -62, 1, 0, () => {
      for (let i = 0; i < 6; i++)
        c.path('M0 0C-11-5-11-18 0-20C11-18 11-5 0 0Z', c.lin([red.hi, red.base, red.lo]), {
          t: `rotate(${i * 60})`,
          stroke: red.line,
          sw: 2,
        });
      c.circle(0, 0, 6, red.lo, { stroke: red.line, sw: 2 });
    });
  });
}

function magnifier(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  const wood = tone('#6a2f18', 1.2);
  c.group('translate(-12 -14)', () => {
    c.solid('M40 62L60 42L112 90C120 100 106 116 94 108Z', wood, { depth: 5, line: 4.8, rim: '#ffb888' });
    c.solid('M40 62L60 42L72 53L51 74Z', g, { depth: 3, line: 4 });
    c.line('M84 100L104 80', g.line, 8);
    c.line('M84 100L104 80', g.base, 4.4);
    c.circle(0, 0, 84, g.line);
    c.circle(0, 0, 80, c.lin(['#fff8d0', g.base, g.lo, g.hi, g.lo], 55));
    c.circle(0, 0, 67, g.line);
    c.circle(
      0,
      0,
      64,
      c.rad(
        [
          [0, '#fffdf2'],
          [0.6, mix('#ffeec8', pal.glow, 0.35)],
          [1, mix('#b88a50', pal.glow, 0.3)],
        ],
        0.42,
        0.38,
        0.65,
      ),
    );
    const ink = mix('#5a0f1a', pal.accent, 0.35);
    c.clip('M-64 0A64 64 0 1 1 64 0A64 64 0 1 1-64 0Z', () => {
      c.group('rotate(14)', () => {
        for (let i = 0; i < 8; i++) {
          const k = 6 + i * 6;
          c.path(
            `M${-k} ${18 + i * 5}V${4 - i}A${k} ${k * 1.14} 0 0 1 ${k} ${4 - i}V${n(10 + i * 6 - (i % 3) * 5)}`,
            'none',
            { stroke: ink, sw: 3.3 },
          );
        }
        c.line('M0 6V24M-12 34C-6 42 2 44 10 36M-22 40C-12 54 6 56 20 44M-32 46C-20 64 10 66 30 50', ink, 3.3);
      });
    });
    c.circle(
      0,
      0,
      64,
      c.rad([
        [0, alpha('#ffffff', 0)],
        [0.8, alpha('#ffffff', 0)],
        [1, alpha('#3a1a08', 0.55)],
      ]),
    );
    c.path('M-48-18C-42-42-24-54-4-55C-20-44-32-30-36-12Z', alpha('#ffffff', 0.85));
    c.path('M46 24C40 40 28 48 14 51C26 42 36 32 40 20Z', alpha('#ffffff', 0.45));
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 + 0.2;
      c.circle(Math.cos(a) * 73, Math.sin(a) * 73, 3.4, c.rad(['#ffffff', g.hi, g.lo], 0.36, 0.3, 0.8), {
        stroke: g.line,
        sw: 1.4,
      });
    }
  });
}

function sedan(s: Scene): void {
  const { c, pal } = s;
  const paint = tone(mix('#2a2436', pal.accent, 0.28), 1.35);
  const chrome = tone(SILVER, 1.45);
  const bar = c.lin([chrome.hi, '#ffffff', chrome.base, chrome.lo, chrome.hi]);
  c.mirror(() => c.solid('M56 66H88V106H56Z', tone('#26242e', 1.2), { depth: 4, line: 4 }));
  c.solid('M-52-40C-46-78-30-88 0-88C30-88 46-78 52-40Z', paint, { depth: 6, line: 4.6, rim: '#e0d0ff' });
  c.path(
    'M-42-42C-38-68-26-76-3-76V-42ZM42-42C38-68 26-76 3-76V-42Z',
    c.lin(['#1a2438', mix('#6a8ab8', pal.glow, 0.3)]),
    { stroke: chrome.base, sw: 3 },
  );
  c.path('M-34-46C-31-62-24-70-12-72L-20-46Z', alpha('#ffffff', 0.5));
  c.mirror(() =>
    c.solid('M26 34C30-20 60-36 88-28C112-18 112 30 104 74H40Z', paint, { depth: 7, line: 4.6, rim: '#e0d0ff' }),
  );
  const bonnet = 'M-44 84C-54 10-50-44 0-46C50-44 54 10 44 84Z';
  c.solid(bonnet, paint, { depth: 8, line: 4.6, rim: '#e0d0ff' });
  c.path('M-22-36C-30 0-32 40-30 70H-20C-22 40-20 0-14-38Z', alpha('#ffffff', 0.22));
  const grille = 'M0-28C20-26 32 0 30 84H-30C-32 0-20-26 0-28Z';
  c.path(grille, chrome.line, { stroke: chrome.line, sw: 9 });
  c.path(grille, bar, { stroke: c.lin(['#ffffff', chrome.base, chrome.lo]), sw: 4.4 });
  c.clip('M0-19C14-17 23 4 22 80H-22C-23 4-14-17 0-19Z', () => {
    c.rect(-30, -30, 60, 120, '#14121a');
    for (let i = -3; i <= 3; i++) c.rect(i * 7 - 2, -30, 4, 120, c.lin([chrome.lo, '#ffffff', chrome.base], 0));
  });
  c.solid('M-6-28C-4-44-2-50 0-58C2-50 4-44 6-28Z', chrome, { depth: 2, line: 3 });
  c.mirror(() => {
    glow(s, 66, 14, 62, '#fff2b0', 1);
    c.circle(66, 14, 25, chrome.line);
    c.circle(66, 13, 22.6, c.lin(['#ffffff', chrome.base, chrome.lo, chrome.hi], 60));
    c.circle(
      66,
      13,
      17,
      c.rad([
        [0, '#ffffff'],
        [0.45, '#fffbd8'],
        [1, '#ffcf5a'],
      ]),
      { stroke: chrome.line, sw: 2 },
    );
    c.line('M58 0V26M66-3V29M74 0V26', alpha('#e8a83a', 0.6), 1.8);
  });
  c.solid('M-110 72C-60 62 60 62 110 72C116 80 114 90 108 94C60 86-60 86-108 94C-114 90-116 80-110 72Z', chrome, {
    depth: 4,
    line: 4.4,
    rim: '#ffffff',
  });
  c.path('M-104 78C-60 70 60 70 104 78', 'none', { stroke: '#ffffff', sw: 3 });
  c.mirror(() => c.solid('M44 60H56L58 96H42Z', chrome, { depth: 3, line: 3.4 }));
  c.rect(-24, 88, 48, 17, c.lin(['#fff2c8', '#d8b060']), { stroke: '#2a1c10', sw: 3 }, 3);
  for (const x of [-14, -5, 5, 14]) c.rect(x - 2.6, 92, 5.2, 9, '#3a2410', {}, 1);
}

/** A block of houses whose windows are lit here and there. */
function blocks(s: Scene, y: number, size: number, colour: string, lit: string, chance: number): void {
  const { c, r, w, h } = s;
  for (let x = -size * 0.3; x < w + size * 0.2;) {
    const bw = size * r.range(0.42, 0.75);
    const top = y - size * r.range(0.5, 1.6);
    c.rect(x, top, bw, h - top, c.lin([mix(colour, lit, 0.16), colour]));
    c.rect(x - 2, top, bw + 4, size * 0.05, shift(colour, 0.04));
    if (r.chance(0.35)) {
      const tx = x + bw * r.range(0.2, 0.6);
      c.path(
        `M${n(tx)} ${n(top)}v${n(-size * 0.12)}h${n(size * 0.16)}v${n(size * 0.12)}ZM${n(tx - 3)} ${n(top - size * 0.12)}l${n(size * 0.08 + 3)} ${n(-size * 0.1)}l${n(size * 0.08 + 3)} ${n(size * 0.1)}Z`,
        colour,
      );
    }
    const cols = Math.max(2, Math.floor(bw / (size * 0.14)));
    for (let wy = top + size * 0.12; wy < y + size * 0.4; wy += size * 0.15)
      for (let i = 0; i < cols; i++)
        c.rect(
          x + (bw / cols) * (i + 0.28),
          wy,
          (bw / cols) * 0.44,
          size * 0.08,
          r.chance(chance) ? r.pick(['#ffdf8a', '#ffc45a', '#fff0b8']) : alpha(shift(colour, -0.08), 0.8),
        );
    x += bw;
  }
}

function lamp(s: Scene, x: number, y: number, k: number): void {
  const { c, pal } = s;
  const ink = pal.near;
  c.place(x, y, k, 0, () => {
    c.path('M-34-190L-110 10H110L34-190Z', c.lin([alpha('#fff0b0', 0.45), alpha('#fff0b0', 0)]));
    c.path('M-4 0L-3-180H3L4 0ZM-12 4C-10-14-6-22-4-30H4C6-22 10-14 12 4Z', ink);
    c.line('M-16-170H16', ink, 4);
    c.path('M-13-184L-9-212H9L13-184Z', c.lin(['#fffbe0', '#ffd86a']), { stroke: ink, sw: 3 });
    c.path('M-16-212L0-228L16-212Z', ink);
    glow(s, 0, -198, 60, '#ffe08a', 0.9);
  });
}

export const noir: Family = {
  palettes: [
    palette('080c1a 1c2f54 6a8ab8 1a2844 0e182c 05080f d8e8ff d0142a e8a92c'),
    palette('10060e 4a1024 e8702a 34101e 1e0a14 0a0408 ffb06a e01f2a 2a8ad0'),
    palette('041414 0c4440 7ad0a0 0c3634 08201f 020a0a c8ffd0 d83a1f e8b83a'),
    palette('0c0816 34206a c86ad8 261a4a 150f2c 07050f e8b0ff f0247a f0b02a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    c.rect(0, 0, w, h, c.lin([pal.sky[0], pal.sky[1], mix(pal.sky[1], pal.sky[2], 0.5), pal.sky[0]]));
    glow(s, x, y, h * 0.72, pal.glow, 0.75);
    c.circle(
      x,
      y - h * 0.02,
      h * 0.34,
      c.rad([
        [0, alpha('#fffdf0', 0.95)],
        [0.75, alpha(mix(pal.glow, '#ffffff', 0.45), 0.9)],
        [1, alpha(pal.glow, 0.55)],
      ]),
    );
    rays(s, x - w * 0.3, h * 0.95, h * 1.4, pal.glow, { count: 1, from: 268, to: 290, even: true, strength: 0.5 });
    rays(s, x + w * 0.35, h * 0.95, h * 1.4, pal.glow, { count: 1, from: 236, to: 258, even: true, strength: 0.5 });
    blocks(s, h * 0.72, h * 0.22, mix(pal.far, pal.sky[2], 0.35), pal.glow, 0.25);
    mist(s, h * 0.7, h * 0.2, pal.glow, 0.25);
    // A street in perspective: the houses grow towards both edges.
    for (const q of [0, 1])
      c.group(q === 0 ? '' : `translate(${n(w)} 0) scale(-1 1)`, () => {
        const near = Math.max(w * 0.2, h * 0.16);
        c.poly(
          [
            [-4, -4],
            [near * 0.62, h * 0.16],
            [near * 0.62, h * 0.86],
            [-4, h],
          ],
          c.lin([mix(pal.mid, pal.glow, 0.16), pal.near], 30),
        );
        c.poly(
          [
            [near * 0.62, h * 0.3],
            [near, h * 0.36],
            [near, h * 0.82],
            [near * 0.62, h * 0.86],
          ],
          c.lin([mix(pal.mid, pal.glow, 0.28), pal.mid], 30),
        );
        for (let row = 0; row < 6; row++)
          for (let col = 0; col < 3; col++) {
            const a = near * (0.06 + col * 0.19);
            const b = a + near * 0.1;
            const edge = (px: number, t: number) => {
              const u = px / (near * 0.62);
              return h * (0.16 * u) + t * h * (0.98 - 0.28 * u);
            };
            const t = 0.05 + row * 0.145;
            c.poly(
              [
                [a, edge(a, t)],
                [b, edge(b, t)],
                [b, edge(b, t + 0.075)],
                [a, edge(a, t + 0.075)],
              ],
              r.chance(0.42) ? r.pick(['#ffd87a', '#ffb84a', '#ffe8a8']) : shift(pal.near, 0.02),
            );
          }
        // A sign of neon without words.
        const ny = h * (q === 0 ? 0.3 : 0.42);
        c.rect(
          near * 0.66,
          ny,
          near * 0.26,
          h * 0.2,
          pal.near,
          { stroke: q === 0 ? pal.accent : pal.second, sw: 3 },
          5,
        );
        for (const k of [0.3, 0.7])
          c.path(`M${n(near * 0.79)} ${n(ny + h * 0.2 * k - 9)}l6 9l-6 9l-6-9Z`, q === 0 ? pal.second : pal.accent);
        glow(s, near * 0.79, ny + h * 0.1, h * 0.16, q === 0 ? pal.accent : pal.second, 0.4);
      });
    // Wet asphalt gives the lights back.
    c.poly(
      [
        [0, h],
        [0, h * 0.93],
        [x - w * 0.3, h * 0.82],
        [x + w * 0.3, h * 0.82],
        [w, h * 0.93],
        [w, h],
      ],
      c.lin([mix(pal.mid, pal.glow, 0.22), pal.near]),
    );
    for (let i = 0; i < 16; i++) {
      const rx = r.range(0, w);
      c.rect(
        rx,
        h * r.range(0.84, 0.9),
        r.range(3, 10),
        h * r.range(0.05, 0.14),
        c.lin([alpha(r.pick(['#ffd87a', pal.accent, pal.second, pal.glow]), 0.5), alpha(pal.glow, 0)]),
      );
    }
    lamp(s, x - Math.max(h * 0.4, w * 0.3), h * 0.93, h / 380);
    lamp(s, x + Math.max(h * 0.46, w * 0.34), h * 0.9, h / 520);
    bokeh(s, 14, '#ffd88a', h * 0.3, h * 0.9, 16);
  },
  heroes: [detective, dame, magnifier, sedan],
  extras: [
    (s) => {
      const { c } = s;
      c.group('rotate(-10)', () => {
        c.rect(-20, -11, 40, 22, '#0c2a14', { stroke: '#0c2a14', sw: 4 }, 2);
        c.rect(-20, -11, 40, 22, c.lin(['#c8f0b0', '#5aa858', '#2a7038'], 60), {}, 2);
        c.rect(-17, -8, 34, 16, 'none', { stroke: '#eaffd8', sw: 1.4 }, 1);
        c.circle(0, 0, 7, c.rad(['#eaffd8', '#8ad080']), { stroke: '#1c5028', sw: 1.4 });
        c.path('M0-4L3 0L0 4L-3 0Z', '#1c5028');
      });
    },
    smallGem,
    (s) => {
      const g = tone(GOLD, 1.3);
      const d = 'M0-20A9 9 0 1 1-1-2L-2 2H3V8H-2V12H5V18H-7V-3A9 9 0 0 1 0-20Z';
      s.c.path(d, g.line, { stroke: g.line, sw: 4 });
      s.c.path(d, s.c.lin([g.hi, g.base, g.lo], 40));
      s.c.circle(0, -11, 4, g.line);
    },
    smallCoin,
  ],
  front(s) {
    const { c, r, w, h } = s;
    // Rain in two depths.
    for (let i = 0; i < (w * h) / 3400; i++) {
      const x = r.range(-20, w + 40);
      const y = r.range(-20, h);
      const k = r.range(10, 30);
      c.line(`M${n(x)} ${n(y)}l${n(-k * 0.24)} ${n(k)}`, alpha('#e8f2ff', r.range(0.12, 0.4)), r.range(0.8, 1.7));
    }
  },
};
