import { n } from '../canvas.ts';
import { alpha, mix, shift, tone } from '../colour.ts';
import { glow, mist, rays } from '../light.ts';
import { smallCoin } from '../motifs.ts';
import { GOLD, palette } from '../palettes.ts';
import { cloud, hills, sky } from '../scenery.ts';
import type { Family, Scene } from '../scene.ts';

function daisy(s: Scene, x: number, y: number, k: number): void {
  const { c } = s;
  c.place(x, y, k, 0, () => {
    for (let i = 0; i < 9; i++)
      c.path('M0 0C-7-8-6-20 0-22C6-20 7-8 0 0Z', c.lin(['#ffffff', '#e8e4f0']), {
        t: `rotate(${i * 40})`,
        stroke: '#8a84a0',
        sw: 1.2,
      });
    c.circle(0, 0, 7.4, c.rad(['#fff0a0', '#ffc02a', '#c8780a'], 0.4, 0.3, 0.8), { stroke: '#7a4a06', sw: 1.4 });
  });
}

function cow(s: Scene): void {
  const { c } = s;
  const hide = tone('#fbf6ee', 1);
  const patch = tone('#4a3430', 1.2);
  const pink = tone('#f2a0a8', 1);
  const horn = tone('#e8d0a0', 1.1);
  const g = tone(GOLD, 1.25);
  c.mirror(() => {
    c.solid('M34-60C44-84 66-84 68-108C84-92 80-60 52-48Z', horn, { depth: 4, line: 4, rim: '#ffffff' });
    c.solid('M44-34C64-58 98-56 110-36C104-12 74-2 50-8Z', patch, { depth: 5, line: 4.2, rim: '#b89a90' });
    c.path('M60-30C74-44 92-42 98-34C92-20 74-16 60-18Z', c.lin([pink.hi, pink.base, pink.lo]));
  });
  const head =
    'M0-74C36-74 56-52 56-20C56 6 50 22 50 40C54 70 34 92 0 92C-34 92-54 70-50 40C-50 22-56 6-56-20C-56-52-36-74 0-74Z';
  c.solid(head, hide, { depth: 9, line: 4.6, rim: '#ffffff' });
  c.clip(head, () => {
    c.path('M-64-90H-4C-16-60-6-40-14-14C-22 10-46 16-64 8Z', c.lin([patch.hi, patch.base, patch.lo]));
    c.path('M64-40C46-30 40-6 52 12L70 10Z', patch.base);
    c.path('M12-80H70V100H4C30 40 26-20 12-80Z', alpha('#6a5a90', 0.16));
  });
  c.solid('M-22-78C-30-96-10-108-2-96C2-110 24-104 20-88C30-84 24-66 8-68C-4-60-20-66-22-78Z', patch, {
    depth: 3,
    line: 3.2,
  });
  const muzzle = 'M0 22C38 22 62 36 62 60C62 84 36 98 0 98C-36 98-62 84-62 60C-62 36-38 22 0 22Z';
  c.solid(muzzle, pink, { depth: 8, line: 4.2, rim: '#fff0f0' });
  c.mirror(() => {
    c.path('M16 42C24 36 38 40 38 50C38 60 22 60 18 54C14 50 12 46 16 42Z', '#7a2a3a');
    c.ellipse(28, -18, 15, 19, '#ffffff', { stroke: '#1c1014', sw: 3.4 });
    c.circle(
      25,
      -14,
      10.4,
      c.rad([
        [0, '#b87a4a'],
        [0.5, '#5a2c14'],
        [1, '#200c04'],
      ]),
    );
    c.circle(25, -14, 5.6, '#0c0402');
    c.circle(21, -20, 4, '#ffffff');
    c.circle(29, -9, 2, alpha('#ffffff', 0.8));
    c.path('M12-32C20-42 36-42 44-32L46-26C36-36 20-36 12-26Z', '#1c1014');
    c.line('M44-30L52-36M46-24L55-27', '#1c1014', 3);
  });
  c.path('M-34 70C-16 82 16 82 34 70C32 88 14 92 0 92C-14 92-32 88-34 70Z', '#6a1426', { stroke: '#4a0a1a', sw: 2.6 });
  c.path('M-28 74C-12 82 12 82 28 74L26 80C10 86-10 86-26 80Z', '#ffffff');
  c.line('M-24 88C-44 84-66 84-84 74', '#4a8a2a', 4);
  daisy(s, -88, 70, 0.95);
  c.solid('M44 82H72L80 106C72 114 44 114 36 106Z', g, { depth: 4, line: 3.6, rim: '#fffbe0' });
  c.rect(52, 74, 12, 9, g.base, { stroke: g.line, sw: 2.6 }, 3);
  c.circle(58, 110, 6, g.line);
}

function pig(s: Scene): void {
  const { c, pal } = s;
  const skin = tone('#ff9aa8', 1.05);
  const snout = tone('#ff7a90', 1.05);
  c.mirror(() => {
    const ear = 'M24-52C36-86 68-98 94-88C96-60 84-38 62-26Z';
    c.solid(ear, skin, { depth: 6, line: 4.6, rim: '#ffe8e8' });
    c.path('M44-50C54-70 70-78 84-78C82-60 74-46 64-38Z', c.lin(['#e8506a', '#b82a4a']));
  });
  const head = 'M0-66C48-66 86-34 86 12C86 60 48 90 0 90C-48 90-86 60-86 12C-86-34-48-66 0-66Z';
  c.solid(head, skin, { depth: 11, line: 4.8, rim: '#fff0f0' });
  c.clip(head, () => {
    c.path('M20-70H100V100H0C60 60 60-10 20-70Z', alpha('#c8305a', 0.18));
    c.ellipse(-40, -36, 26, 12, alpha('#ffffff', 0.4), { t: 'rotate(-30 -40 -36)' });
    c.mirror(() => c.ellipse(60, 34, 18, 13, alpha('#ff3a6a', 0.38)));
  });
  c.mirror(() => {
    c.ellipse(36, -12, 17, 20, '#ffffff', { stroke: '#3a0c1c', sw: 3.4 });
    c.circle(
      32,
      -8,
      11,
      c.rad([
        [0, '#8ad8ff'],
        [0.5, '#2a7ac8'],
        [1, '#0c2450'],
      ]),
    );
    c.circle(32, -8, 5.8, '#060a18');
    c.circle(28, -14, 4.2, '#ffffff');
    c.path('M22-38C32-46 48-44 54-34', 'none', { stroke: '#8a1a3a', sw: 5 });
  });
  c.path('M-34 58C-16 66 16 66 34 58C32 80 14 84 0 84C-14 84-32 80-34 58Z', '#6a0c28', { stroke: '#3a0c1c', sw: 3.4 });
  c.path('M-16 80C-12 70 12 70 16 80C8 84-8 84-16 80Z', '#ff6a8a');
  c.solid('M0 8C32 8 48 20 48 38C48 56 32 66 0 66C-32 66-48 56-48 38C-48 20-32 8 0 8Z', snout, {
    depth: 7,
    line: 4.2,
    rim: '#ffe0e4',
  });
  c.mirror(() => {
    c.ellipse(17, 38, 8.4, 12, '#7a1030', { t: 'rotate(8 17 38)' });
    c.ellipse(15, 42, 4, 6, '#a82a4a', { t: 'rotate(8 15 42)' });
  });
  // A straw hat.
  const straw = tone('#f0c050', 1.15);
  c.group('translate(4 -50) rotate(6)', () => {
    c.solid('M-40-2C-40-40-24-52 0-52C24-52 40-40 40-2Z', straw, { depth: 6, line: 4, rim: '#fffbe0' });
    c.path('M-41-18C-14-8 14-8 41-18V-2H-41Z', c.lin([shift(pal.accent, 0.06), pal.accent, shift(pal.accent, -0.18)]), {
      stroke: straw.line,
      sw: 2.6,
    });
    c.solid('M-82 0C-60-14-30-8 0-6C30-8 60-14 82 0C60 18 30 16 0 16C-30 16-60 18-82 0Z', straw, {
      depth: 4,
      line: 4,
      rim: '#fffbe0',
    });
    for (let i = -5; i <= 5; i++) c.line(`M${i * 12}-2L${i * 14} 10`, alpha(straw.lo, 0.8), 2);
    for (let i = -2; i <= 2; i++) c.line(`M${i * 11}-44L${i * 14}-22`, alpha(straw.lo, 0.7), 2);
    daisy(s, 30, -14, 0.7);
  });
}

function rooster(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#e0202a', pal.accent, 0.25), 1.15);
  const gold = tone('#f5b02a', 1.15);
  const white = tone('#fff4e0', 1.05);
  const teal = tone('#0f8a96', 1.15);
  for (const [d, t] of [
    ['M30 70C84 76 116 30 96-30C88 6 66 26 36 32Z', teal],
    ['M26 62C70 60 96 18 78-44C72-6 54 14 30 24Z', red],
    ['M24 54C56 46 76 10 62-34C56 0 44 12 26 20Z', gold],
  ] as const)
    c.solid(d, t, { depth: 5, line: 3.8 });
  const body = 'M-22-36C16-40 34-8 40 26C50 44 62 54 60 70C54 96 10 106-20 100C-58 94-78 66-70 34C-66 8-50-20-22-36Z';
  c.solid(body, gold, { depth: 9, line: 4.6, rim: '#fff6c8' });
  c.clip(body, () => {
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 8; i++)
        c.path(
          `M${-84 + i * 21 + (row % 2) * 10} ${22 + row * 17}q10 22 21 0Z`,
          c.lin(row < 2 ? ['#ffe9a0', '#f0a020', '#b85a0a'] : [red.hi, red.base, red.lo]),
          { stroke: alpha(red.line, 0.8), sw: 2 },
        );
  });
  c.solid('M6 34C34 22 66 36 74 62C56 92 16 84 2 62Z', teal, { depth: 5, line: 3.8, rim: '#c8fff8' });
  c.line('M18 50C36 42 54 48 64 60M16 62C32 58 48 64 56 72', alpha(teal.hi, 0.9), 3);
  // Neck ruff.
  c.solid(
    'M-62-52C-30-70 2-60 4-30C16 0 22 24 14 40L2 28L-6 46L-20 32L-32 48L-42 30L-58 40L-62 22L-78 26C-84-4-80-34-62-52Z',
    white,
    { depth: 7, line: 4.2, rim: '#ffffff' },
  );
  c.line('M-50-30C-56-8-56 8-60 18M-34-24C-38 0-36 16-32 30M-14-26C-10-4-6 12-8 28', alpha('#c8843a', 0.75), 3.2);
  c.solid('M-70-72C-84-98-62-108-52-94C-54-118-26-122-24-100C-16-118 10-112 4-90C14-84 8-66-8-64H-56Z', red, {
    depth: 5,
    line: 4,
    rim: '#ffc0b0',
  });
  c.solid('M-32-82C-6-82 8-64 4-44C0-26-16-20-36-20C-56-20-70-34-68-54C-66-72-52-82-32-82Z', white, {
    depth: 6,
    line: 4.2,
    rim: '#ffffff',
  });
  c.solid('M-62-52C-84-58-98-44-106-30C-94-30-84-26-74-26C-64-26-58-36-62-52Z', gold, {
    depth: 4,
    line: 3.8,
    rim: '#fffbe0',
  });
  c.line('M-104-31C-90-40-78-40-66-36', gold.line, 3);
  c.solid('M-70-26C-86-20-86 10-70 10C-60 10-58-6-56-12C-52 4-38 4-40-12C-42-26-60-32-70-26Z', red, {
    depth: 4,
    line: 3.6,
    rim: '#ffc0b0',
  });
  c.circle(-38, -54, 13, '#ffffff', { stroke: '#2a1008', sw: 3.2 });
  c.circle(
    -41,
    -53,
    7.6,
    c.rad([
      [0, '#ffb83a'],
      [0.6, '#b85a0a'],
      [1, '#5a2404'],
    ]),
  );
  c.circle(-42, -53, 4.2, '#140602');
  c.circle(-45, -57, 2.8, '#ffffff');
  c.line('M-56-72C-46-76-34-72-26-64', '#2a1008', 4.6);
}

function tractor(s: Scene): void {
  const { c, pal } = s;
  const red = tone(mix('#d8241f', pal.accent, 0.35), 1.15);
  const steel = tone('#5a6070', 1.25);
  const rubber = tone('#34323e', 1.2);
  const hub = tone('#ffc83a', 1.2);
  const tyre = (x: number, y: number, r: number) => {
    for (let i = 0; i < 18; i++)
      c.path(
        `M${n(-r * 0.13)} ${n(-r * 1.02)}H${n(r * 0.13)}L${n(r * 0.09)} ${n(-r * 0.8)}H${n(-r * 0.09)}Z`,
        rubber.base,
        { t: `translate(${x} ${y}) rotate(${i * 20})`, stroke: rubber.line, sw: r * 0.07 },
      );
    c.circle(x, y, r * 0.95, c.rad([rubber.hi, rubber.base, rubber.lo], 0.4, 0.34, 0.75), {
      stroke: rubber.line,
      sw: r * 0.07,
    });
    c.circle(x, y, r * 0.62, hub.line);
    c.circle(x, y, r * 0.57, c.lin([hub.hi, hub.base, hub.lo], 60));
    c.circle(x, y, r * 0.36, c.lin([hub.lo, hub.base, hub.hi], 60), { stroke: hub.line, sw: r * 0.04 });
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2;
      c.circle(x + Math.cos(a) * r * 0.24, y + Math.sin(a) * r * 0.24, r * 0.05, hub.line);
    }
    c.circle(x, y, r * 0.1, c.rad(['#ffffff', red.base, red.lo], 0.36, 0.3, 0.8), { stroke: hub.line, sw: r * 0.04 });
  };
  for (const [x, y, r] of [
    [-58, -94, 9],
    [-70, -108, 12],
    [-90, -114, 9],
  ] as const)
    c.circle(x, y, r, c.rad([alpha('#ffffff', 0.9), alpha('#c8ccd8', 0.5)]));
  c.solid('M-64-34V-78H-52V-34Z', steel, { depth: 3, line: 3.4 });
  c.path('M-66-80H-48L-52-90H-68Z', steel.base, { stroke: steel.line, sw: 3 });
  c.path('M8-30L14-92H82L90 10H8Z', c.lin([alpha('#eafaff', 0.9), alpha('#8ac8e8', 0.8)]), { stroke: red.line, sw: 9 });
  c.line('M8-30L14-92H82L90 10', red.base, 5.4);
  c.line('M50-92V10', red.line, 7);
  c.line('M50-92V10', red.base, 4);
  c.path('M22-84L40-84L26-36H16Z', alpha('#ffffff', 0.7));
  c.solid('M0-104H92L100-88H-4Z', red, { depth: 4, line: 4, rim: '#ffc8b0' });
  const bonnet = 'M-104-26C-104-38-96-40-86-40H16V34H-100Z';
  c.solid(bonnet, red, { depth: 8, line: 4.8, rim: '#ffd0c0' });
  for (let i = 0; i < 4; i++)
    c.rect(-98, -30 + i * 13, 22, 7, c.lin([steel.lo, '#14141c']), { stroke: red.line, sw: 2 }, 2);
  c.path('M-66-22H8L4-12H-66Z', c.lin(['#ffffff', '#ffdf8a', '#e8a02a']), { stroke: red.line, sw: 2.4 });
  for (let i = 0; i < 5; i++) c.line(`M${-58 + i * 12} 4V24`, alpha(red.line, 0.7), 3.4);
  glow(s, -104, -14, 30, '#fff6b0', 0.9);
  c.circle(-102, -14, 11, c.rad(['#ffffff', '#fff2a8', '#e8b83a'], 0.4, 0.35, 0.7), { stroke: steel.line, sw: 4 });
  c.solid('M-96 30H96V48H-96Z', steel, { depth: 3, line: 3.8 });
  c.solid('M4 20C14-24 96-28 108 26L94 30C80-4 32-2 20 30Z', red, { depth: 5, line: 4.2, rim: '#ffd0c0' });
  tyre(56, 46, 54);
  tyre(-66, 62, 36);
}

function barn(s: Scene, x: number, y: number, k: number): void {
  const { c, pal } = s;
  const red = mix('#b8281f', pal.far, 0.18);
  c.place(x, y, k, 0, () => {
    c.path('M-70 0V-66L-56-98L0-124L56-98L70-66V0Z', c.lin([shift(red, 0.07), red, shift(red, -0.08)], 30));
    for (let i = -4; i <= 4; i++) c.line(`M${i * 15} 0V-100`, alpha(shift(red, -0.16), 0.5), 2);
    c.path('M-80-60L-62-104L0-134L62-104L80-60L70-62L56-96L0-122L-56-96L-70-62Z', c.lin(['#fff6e8', '#c8b8b0']));
    c.path('M-26 0V-52H26V0Z', shift(red, -0.14), { stroke: '#fff2e0', sw: 5 });
    c.line('M-26 0L26-52M26 0L-26-52M0 0V-52', '#fff2e0', 4);
    c.path('M-12-74V-90L0-98L12-90V-74Z', '#3a140c', { stroke: '#fff2e0', sw: 4 });
    c.rect(82, -110, 34, 110, c.lin(['#f0f0f4', '#b8bcc8', '#7a8094'], 0));
    c.path('M82-110A17 20 0 0 1 116-110Z', c.lin([shift(red, 0.08), shift(red, -0.08)], 0));
    for (const q of [-90, -66, -42, -18]) c.line(`M82 ${q}H116`, alpha('#5a6078', 0.6), 2);
  });
}

function windmill(s: Scene, x: number, y: number, k: number, turn: number): void {
  const { c, pal } = s;
  c.place(x, y, k, 0, () => {
    c.path('M-20 0L-12-110H12L20 0Z', c.lin(['#fff6e8', '#d8c8b8', mix('#9a8478', pal.far, 0.3)], 0));
    c.path('M-17-104L0-132L17-104Z', '#a8401f');
    for (let i = 0; i < 4; i++)
      c.path('M-3 0H3V-14H16V-84H-3Z', alpha('#fff8ec', 0.92), {
        t: `translate(0 -106) rotate(${turn + i * 90})`,
        stroke: '#7a5a40',
        sw: 2.4,
      });
    c.circle(0, -106, 6, '#7a4a2a');
    c.path('M-6 0V-18C-6-26 6-26 6-18V0Z', '#5a3020');
  });
}

export const farm: Family = {
  palettes: [
    palette('1f7ad8 6ac0f8 fff2b8 6ab04a 4a9a2a 1a4a14 fff2a8 e0301f f5b82a'),
    palette('b8401f f59a3a ffe88a 9a8a2a 6a7a1f 2c300a ffe07a d8281f 1f8a9a'),
    palette('2a1a6a d86aa0 ffd08a 5a7a5a 3a6a3a 142a1c ffd8a0 f04a3a f0b02a'),
    palette('0a6a8a 4ad0c0 f8ffc0 4aa84a 2a8a3a 0c3c1c f4ffb0 f06a1f d8285a'),
  ],
  backdrop(s) {
    const { c, r, w, h, pal } = s;
    const { x, y } = s.hero;
    sky(s, 0.7);
    rays(s, x, y, Math.hypot(w, h), pal.glow, { count: 20, even: true, strength: 0.5 });
    glow(s, x, y, h * 0.5, '#fffbe0', 0.7);
    for (let i = 0; i < 5 + w / 300; i++)
      cloud(
        s,
        r.range(0, w),
        h * r.range(0.08, 0.42),
        h * r.range(0.22, 0.42),
        '#ffffff',
        mix(pal.sky[1], '#ffffff', 0.35),
        0.9,
      );
    hills(s, h * 0.66, 22, mix(pal.far, pal.sky[2], 0.45), mix(pal.far, pal.sky[2], 0.25));
    for (let i = 0; i < w / 26; i++) {
      const tx = r.range(0, w);
      const k = h * r.range(0.014, 0.03);
      c.circle(tx, h * 0.66 - k * 0.4, k, mix(pal.far, pal.near, 0.3));
    }
    hills(s, h * 0.73, 18, mix(pal.far, pal.glow, 0.35), pal.far);
    windmill(s, x + Math.max(h * 0.42, w * 0.3), h * 0.76, h / 420, r.range(10, 70));
    barn(s, x - Math.max(h * 0.36, w * 0.27), h * 0.8, h / 470);
    mist(s, h * 0.76, h * 0.1, pal.glow, 0.35);
    hills(s, h * 0.8, 12, mix(pal.mid, pal.glow, 0.4), pal.mid);
    // Furrows run to the horizon.
    for (let i = -9; i <= 9; i++)
      c.path(
        `M${n(x + i * 24)} ${n(h * 0.83)}L${n(x + i * 90 - 16)} ${n(h)}H${n(x + i * 90 + 16)}L${n(x + i * 24 + 4)} ${n(h * 0.83)}Z`,
        alpha(i % 2 === 0 ? mix(pal.mid, pal.near, 0.45) : mix(pal.mid, pal.glow, 0.3), 0.55),
      );
    for (const q of [0.83, 0.86]) c.line(`M0 ${n(h * q)}H${n(w)}`, '#fff6e8', h * 0.009);
    for (let fx = 10; fx < w; fx += h * 0.085)
      c.path(
        `M${n(fx)} ${n(h * 0.89)}V${n(h * 0.815)}L${n(fx + h * 0.009)} ${n(h * 0.8)}L${n(fx + h * 0.018)} ${n(h * 0.815)}V${n(h * 0.89)}Z`,
        c.lin(['#ffffff', '#d0c0b0'], 0),
      );
  },
  heroes: [cow, pig, rooster, tractor],
  extras: [
    (s) => {
      const t = tone(GOLD, 1.2);
      s.c.path(
        'M0-19C10-19 15-4 15 4C15 13 8 18 0 18C-8 18-15 13-15 4C-15-4-10-19 0-19Z',
        s.c.rad(['#fffbe0', t.hi, t.base, t.lo], 0.36, 0.34, 0.8),
        { stroke: t.line, sw: 2.6 },
      );
      s.c.ellipse(-5, -6, 3, 6, '#ffffffb0', { t: 'rotate(18 -5 -6)' });
    },
    smallCoin,
    (s) => {
      const { c } = s;
      const o = tone('#f58a1f', 1.1);
      c.path('M-4-10C-14-14-12-20-16-22M0-11C-2-18-2-20 0-25M4-10C12-12 14-18 18-20', 'none', {
        stroke: '#1c5a14',
        sw: 6,
      });
      c.path('M-4-10C-14-14-12-20-16-22M0-11C-2-18-2-20 0-25M4-10C12-12 14-18 18-20', 'none', {
        stroke: '#5ac82a',
        sw: 3,
      });
      c.solid('M-10-8C-4-14 6-14 11-7C11 6 4 16-1 23C-7 14-12 4-10-8Z', o, { depth: 2, line: 2.2 });
      c.line('M-8-1H-1M-5 7H1M10 2H4', o.lo, 1.6);
    },
    (s) => {
      const { c } = s;
      const t = tone('#e0242a', 1.1);
      c.solid('M0-8C8-16 20-8 18 4C16 14 6 20 0 16C-6 20-16 14-18 4C-20-8-8-16 0-8Z', t, {
        depth: 2.4,
        line: 2.4,
        rim: '#ffd0c0',
      });
      c.line('M0-8C0-14 2-18 4-20', '#4a2a10', 3);
      c.path('M2-14C8-22 16-20 18-17C14-11 6-10 2-14Z', '#5ac82a', { stroke: '#1c5a14', sw: 1.4 });
    },
  ],
  front(s) {
    const { c, r, w, h, pal } = s;
    const k = Math.min(w, h);
    for (let i = 0; i < w / 6; i++) {
      const x = i * 6 + r.range(-3, 3);
      const d = Math.min(x, w - x) / w;
      const tall = k * (0.04 + 0.16 * Math.max(0, 0.26 - d)) * r.range(0.7, 1.3);
      c.path(
        `M${n(x - 4)} ${h}Q${n(x)} ${n(h - tall * 0.6)} ${n(x + r.range(-7, 7))} ${n(h - tall)}Q${n(x + 4)} ${n(h - tall * 0.5)} ${n(x + 5)} ${h}Z`,
        i % 3 === 0 ? mix(pal.mid, pal.near, 0.4) : pal.near,
      );
    }
    for (const x of [0.03, 0.1, 0.91, 0.97]) {
      const fy = h - k * r.range(0.07, 0.13);
      c.line(`M${n(w * x)} ${h}V${n(fy)}`, mix(pal.mid, pal.near, 0.5), 3);
      daisy(s, w * x, fy, k / 1000);
    }
  },
};
