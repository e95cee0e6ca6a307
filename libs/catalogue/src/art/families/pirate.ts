import { alpha, mix, shift, tone } from '../colour.ts';
import { mist, rays, stars } from '../light.ts';
import { chest, smallCoin, smallGem } from '../motifs.ts';
import { GOLD, palette, SILVER } from '../palettes.ts';
import { cloud, frond, mountains, rocks, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function galleon(s: Scene): void {
  const { c, pal } = s;
  const wood = tone('#7a4522');
  const cloth = tone(mix('#f2e2c4', pal.glow, 0.15));
  for (const [x, top] of [
    [-46, -72],
    [4, -100],
    [50, -66],
  ] as const) {
    c.line(`M${x} 44V${top}`, '#2a140a', 7);
    c.line(`M${x} 44V${top}`, '#9a6236', 3.4);
  }
  const sail = (x: number, y: number, w: number, h: number, mark: boolean) => {
    const d = `M${x - w} ${y}H${x + w}C${x + w * 1.3} ${y + h * 0.4} ${x + w * 1.2} ${y + h * 0.8} ${x + w * 1.02} ${y + h}C${x + w * 0.4} ${y + h * 0.86} ${x - w * 0.4} ${y + h * 0.86} ${x - w * 1.02} ${y + h}C${x - w * 0.7} ${y + h * 0.7} ${x - w * 0.7} ${y + h * 0.3} ${x - w} ${y}Z`;
    c.solid(d, cloth, { depth: 5, line: 3, angle: 20 });
    c.clip(d, () => {
      for (const q of [-0.4, 0.1, 0.6])
        c.line(
          `M${x + w * q} ${y}Q${x + w * (q + 0.25)} ${y + h * 0.5} ${x + w * q} ${y + h}`,
          alpha(cloth.lo, 0.5),
          2,
        );
    });
    if (mark) {
      c.circle(x + w * 0.15, y + h * 0.42, h * 0.2, pal.accent);
      c.line(
        `M${x - w * 0.25} ${y + h * 0.75}L${x + w * 0.55} ${y + h * 0.55}M${x - w * 0.25} ${y + h * 0.55}L${x + w * 0.55} ${y + h * 0.75}`,
        pal.accent,
        4,
      );
    }
    c.line(`M${x - w * 1.1} ${y}H${x + w * 1.1}`, '#3a1c0c', 4.4);
  };
  sail(-46, -58, 22, 38, false);
  sail(-46, -14, 27, 42, false);
  sail(50, -54, 20, 34, false);
  sail(50, -14, 24, 40, false);
  sail(4, -84, 26, 40, false);
  sail(4, -38, 33, 62, true);
  c.path('M4-100H34L26-94L34-88H4Z', pal.accent, { stroke: '#1a0a06', sw: 2 });
  c.line('M84 34L120 14M-46-72L4-100L50-66L112 18M-86 24L-46-72', alpha('#1c0e06', 0.8), 1.8);
  const hull = 'M-100 16L-84 20V36H74L84 26L104 24C98 56 84 84 62 96H-58C-84 88-98 56-100 16Z';
  c.solid(hull, wood, { depth: 7, line: 4, rim: '#f0b880' });
  c.clip(hull, () => {
    for (const y of [48, 60, 72, 84]) c.line(`M-104 ${y}Q0 ${y + 8} 104 ${y - 4}`, alpha('#2a1206', 0.65), 2.4);
    c.path('M-104 34Q0 44 104 30V40Q0 54-104 44Z', c.lin(['#ffe08a', '#b8760f']));
    for (let i = 0; i < 6; i++) {
      c.rect(-66 + i * 24, 55, 12, 11, '#1a0a05', { stroke: '#e0a02a', sw: 2 });
      c.circle(-60 + i * 24, 61, 3, '#ffb040');
    }
  });
  for (const y of [0, 9])
    c.path(
      `M-112 ${90 + y}C-84 ${80 + y}-60 ${100 + y}-34 ${92 + y}C-8 ${84 + y} 16 ${100 + y} 42 ${92 + y}C68 ${84 + y} 90 ${98 + y} 114 ${90 + y}L104 ${108 + y}H-104Z`,
      c.lin([alpha('#ffffff', 0.85), alpha(mix(pal.mid, pal.glow, 0.3), 0.85)]),
    );
}

function captain(s: Scene): void {
  const { c, pal } = s;
  const bone = tone('#efe4cc');
  const hat = tone(mix(pal.accent, '#1a1420', 0.45));
  c.mirror(() => {
    c.place(0, 40, 1, 38, () => {
      c.solid('M-8-8C-30-60-26-96-4-118C4-84 8-50 8-8Z', tone(SILVER, 1.3), { depth: 4, line: 3.4, rim: '#ffffff' });
      c.solid('M-20-6C-24 10 24 10 20-6L14-2H-14Z', tone(GOLD, 1.2), { depth: 3, line: 3 });
      c.solid('M-6 2H6V34H-6Z', tone('#5a2c14'), { depth: 2, line: 3 });
    });
  });
  const head =
    'M0-52C44-52 62-26 58 6C56 24 46 32 36 36L34 66C22 78-22 78-34 66L-36 36C-46 32-56 24-58 6C-62-26-44-52 0-52Z';
  c.solid(head, bone, { depth: 9, line: 4.5, rim: '#ffffff' });
  c.clip(head, () => {
    c.path('M12-60H70V80H18C34 40 34-10 12-60Z', alpha(bone.lo, 0.4));
    c.line('M-34-20L-24-8L-30 2', alpha(bone.lo, 0.9), 2.4);
  });
  c.path('M10-8C14-22 42-22 44-4C44 12 30 18 20 14C10 10 8 2 10-8Z', '#1a0e0a');
  c.circle(27, -1, 9, c.rad(['#fff0a0', alpha(pal.glow, 0.8), alpha(pal.accent, 0)]));
  c.path('M-46-12C-40-24-12-22-8-6C-8 12-22 18-32 14C-44 10-48 0-46-12Z', '#0f0a10', { stroke: '#2a1c1c', sw: 3 });
  c.line('M-60-26L-8-14L58-34', '#1c1216', 6);
  c.path('M0 14C6 18 9 28 6 32L0 27L-6 32C-9 28-6 18 0 14Z', '#24120c');
  for (const x of [-22, -11, 0, 11, 22])
    c.path(`M${x - 5} 44H${x + 5}V56Q${x} 60 ${x - 5} 56Z`, x === 11 ? '#f2b53a' : '#fff8e8', {
      stroke: '#6b5030',
      sw: 1.8,
    });
  const brim = 'M-100-26C-92-66-50-108 0-108C50-108 92-66 100-26C70-48 34-54 0-54C-34-54-70-48-100-26Z';
  c.solid(brim, hat, { depth: 7, line: 4.5 });
  c.line('M-94-33C-66-54-34-60 0-60C34-60 66-54 94-33', GOLD, 5);
  c.line('M-90-46C-76-78-42-102 0-102C42-102 76-78 90-46', alpha('#ffe08a', 0.7), 2);
  c.group('translate(0 -80) scale(.34)', () => {
    c.circle(0, -8, 30, '#fff4dc');
    c.rect(-16, 14, 32, 20, '#fff4dc', {}, 5);
    c.circle(-11, -6, 8, hat.line);
    c.circle(11, -6, 8, hat.line);
    c.line('M-52 34L52 56M52 34L-52 56', '#fff4dc', 10);
  });
}

function compass(s: Scene): void {
  const { c, pal } = s;
  const g = tone(GOLD, 1.3);
  c.circle(0, -94, 14, 'none', { stroke: g.line, sw: 12 });
  c.circle(0, -94, 14, 'none', { stroke: g.hi, sw: 6 });
  c.circle(0, 4, 92, g.line);
  c.circle(0, 4, 88, c.lin(['#fff3b8', g.base, g.lo, g.hi, g.lo], 60));
  c.circle(0, 4, 74, c.rad(['#fff6dc', '#ecd5a0', '#b88a4a'], 0.42, 0.36, 0.72), { stroke: g.line, sw: 4 });
  for (let i = 0; i < 32; i++)
    c.line(`M0 -66V${i % 4 === 0 ? -54 : -60}`, '#5a3a1a', i % 4 === 0 ? 2.6 : 1.3, {
      t: `translate(0 4) rotate(${i * 11.25})`,
    });
  for (let i = 0; i < 8; i++) {
    const k = i % 2 === 0 ? 52 : 34;
    c.group(`translate(0 4) rotate(${i * 45})`, () => {
      c.path(`M0 ${-k}L8-8L0 0Z`, '#7a4a1c');
      c.path(`M0 ${-k}L-8-8L0 0Z`, '#d8b070');
    });
  }
  c.group('translate(0 4) rotate(34)', () => {
    c.path('M0-64L10 0H-10Z', c.lin([shift(pal.accent, 0.1), pal.accent], 0), { stroke: '#2a0a08', sw: 2.4 });
    c.path('M0 64L10 0H-10Z', c.lin(['#e8eef8', '#7a869c'], 0), { stroke: '#1c2230', sw: 2.4 });
  });
  c.circle(0, 4, 8, c.rad(['#ffffff', g.hi, g.lo], 0.35, 0.3, 0.8), { stroke: g.line, sw: 2 });
  c.path('M-64-20A70 70 0 0 1 18-64C-8-44-40-30-64-20Z', '#ffffff58');
}

export const pirate: Family = {
  palettes: [
    palette('0a1a3a 1f5a9a ffd8a0 2a5a88 144068 05142a ffe0a8 d8281f f0b02a'),
    palette('020a14 0a3a4a 3a9a90 0f4450 082c38 010a10 9affe0 d8a02a 2ad0b0'),
    palette('1c0626 7a1f4a ff9a5a 5a1f48 340f30 12031a ffbe80 e83d3a ffc23d'),
    palette('0a2a4a 3ab0d8 fff0c0 2a88a8 0f5a7a 04263a fff8d0 e85a1f 18a070'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    sky(s, 0.66);
    stars(s, 24, h * 0.3);
    c.circle(
      s.hero.x,
      s.hero.y,
      h * 0.32,
      c.rad([
        [0, '#fffdf0'],
        [0.75, mix(pal.glow, '#ffffff', 0.3)],
        [1, pal.glow],
      ]),
    );
    rays(s, s.hero.x, s.hero.y, Math.hypot(w, h), pal.glow, { count: 14, strength: 0.4 });
    for (let i = 0; i < 8; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.56),
        h * r.range(0.25, 0.5),
        mix(pal.glow, pal.sky[1], 0.3),
        mix(pal.far, pal.sky[0], 0.3),
        0.8,
      );
    mountains(s, h * 0.68, h * 0.12, mix(pal.far, pal.sky[2], 0.35));
    c.rect(0, h * 0.66, w, h * 0.34, c.lin([mix(pal.far, pal.glow, 0.4), pal.mid, pal.near]));
    for (let i = 0; i < 26; i++) {
      const y = h * r.range(0.67, 0.86);
      const k = (y / h - 0.6) * 90;
      c.ellipse(s.hero.x + r.range(-1, 1) * w * 0.2, y, k * r.range(0.5, 1.4), 1.4, alpha(pal.glow, 0.5));
    }
    for (let row = 0; row < 4; row++) {
      const y = h * (0.78 + row * 0.07);
      let d = `M-10 ${y}`;
      for (let x = -10; x < w + 40; x += 40) d += `q10 ${-9 - row * 3} 20 -2t20 2`;
      c.path(
        `${d}V${h}H-10Z`,
        c.lin([mix(pal.mid, pal.glow, 0.32 - row * 0.07), mix(pal.mid, pal.near, 0.3 + row * 0.2)]),
      );
    }
    mist(s, h * 0.68, h * 0.1, pal.glow, 0.4);
  },
  heroes: [captain, galleon, compass, chest],
  extras: [smallCoin, smallCoin, smallGem],
  front(s) {
    for (const a of [40, 72, 105])
      frond(s, -6, -6, s.h * 0.34, a, shift(s.pal.near, 0.04), mix('#2f7a3a', s.pal.near, 0.5));
    rocks(s, s.h * 0.99, Math.min(s.w, s.h) * 0.1, s.pal.near, s.pal.glow, s.w * 0.28);
  },
};
