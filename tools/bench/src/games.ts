import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { machine, type Bench, type Row } from './report.ts';

const DEFAULT_ROUNDS = 10_000_000;
/** Standard errors between what came back and what is published. */
const FAR = 4;
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

interface Played {
  readonly name: string;
  readonly rtp: number;
  readonly mean: number;
  readonly error: number;
  readonly rounds: number;
  readonly ms: number;
}

/** The sandbox's games, played ten million times each: does what comes back match what they publish? */
export const bench: Bench = async ({ rounds = String(DEFAULT_ROUNDS), seed = '20261126' }) => {
  const script = fileURLToPath(new URL('../../../apps/sandbox/src/studio/simulate.ts', import.meta.url));
  const child = spawn(process.execPath, [script, rounds, seed], { stdio: ['ignore', 'pipe', 'inherit'] });
  const rows: Row[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const { name, rtp, mean, error, ms, ...played } = JSON.parse(line) as Played;
    const away = Math.abs(mean - rtp) / error;
    rows.push({
      what: `${name}, ${played.rounds.toLocaleString('en')} rounds`,
      value: `${percent(mean)} ± ${percent(error)}`,
      ratio: `${away.toFixed(1)} σ from ${percent(rtp)}`,
      goal: `≤ ${FAR} σ`,
      met: away <= FAR,
      data: { rtp, mean, error, rounds: played.rounds, ms },
    });
  }
  return {
    name: 'games',
    machine: machine(),
    notes: ['Blackjack and video poker are counted only: npx vitest run --root apps/sandbox src/studio/kinds'],
    rows,
  };
};
