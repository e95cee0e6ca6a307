/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LONG_WORD } from '../libs/ui/src/fixtures/words.ts';
import preview from './preview.tsx';
import { boundaryFaults, invalidFaults, lengthenLabels, orderFaults, stateProbes, textFaults } from './stressChecks.ts';

/**
 * Tests every story of every component on the narrowest phone, with unbreakable words of 60 letters, with text at twice
 * its size, from right to left, and in forced colours. Like other tests, it skips stories with the tag `!test`.
 */
type StoryModule = Parameters<typeof composeStories>[0];
const modules = import.meta.glob<StoryModule>('../libs/ui/src/components/*/*/*.stories.tsx');
const components = Object.entries(modules).map(([path, load]) => ({
  name: /components\/\w+\/(\w+)\//.exec(path)?.[1] ?? path,
  load,
}));

interface Runnable {
  tags?: string[];
  storyName?: string;
  parameters?: { layout?: string };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** Reduced motion, so that the final state is measured. */
setProjectAnnotations({ ...preview, initialGlobals: { ...preview.initialGlobals, motion: 'reduced' } });

const root = document.documentElement;

let canvas = document.createElement('div');

async function show(story: Runnable): Promise<void> {
  root.style.fontSize = '';
  const before = canvas;
  canvas = document.createElement('div');
  document.body.append(canvas);
  canvas.style.padding = story.parameters?.layout === 'fullscreen' ? '0' : '16px';
  // Running it first unmounts the previous story, which needs its own canvas.
  await story.run({ canvasElement: canvas });
  before.remove();
  await new Promise(requestAnimationFrame);
}

async function eachStory(
  load: () => Promise<StoryModule>,
  look: (name: string) => Promise<void> | void,
): Promise<void> {
  const stories = Object.entries(composeStories(await load())) as unknown as [string, Runnable][];
  for (const [name, story] of stories) {
    if (story.tags && !story.tags.includes('test')) continue;
    try {
      await show(story);
    } catch (error) {
      throw new Error(
        `${name} does not render in a window of ${window.innerWidth} px: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
    await look(name);
  }
}

/** Collects faults without repetition, with the stories and circumstances of each. */
class Faults {
  readonly #found = new Map<string, string[]>();
  add(faults: readonly string[], where: string): void {
    // A fault at another width or with another word is the same fault.
    for (const fault of faults) {
      const known =
        [...this.#found.keys()].find((other) => other.replace(/\d+|“.*?”/g, '') === fault.replace(/\d+|“.*?”/g, '')) ??
        fault;
      this.#found.set(known, [...(this.#found.get(known) ?? []), where]);
    }
  }
  list(): string[] {
    return [...this.#found].map(
      ([fault, where]) =>
        `${fault} — ${where.slice(0, 3).join('; ')}${where.length > 3 ? ` and ${where.length - 3} more` : ''}`,
    );
  }
}

it('uses a label of sixty letters', () => expect(LONG_WORD).toHaveLength(60));

describe('text stays readable at 320 px, with sixty letters and at twice its size', () => {
  beforeAll(() => page.viewport(320, 640));

  it.each(components)('$name', async ({ load }) => {
    const faults = new Faults();
    await eachStory(load, (name) => {
      const note = (where: string) => faults.add(textFaults(document.body), `${name} at ${where}`);
      note('320 px');
      root.style.fontSize = '200%';
      note('320 px and 200 % text');
      const restore = lengthenLabels(document.body);
      note('320 px, 200 % text and 60 letters');
      root.style.fontSize = '';
      note('320 px and 60 letters');
      restore();
    });
    expect(faults.list()).toEqual([]);
  });
});

it('notices an amount that loses its order from right to left', () => {
  const text = document.createElement('p');
  text.dir = 'rtl';
  text.textContent = '-€5.00';
  document.body.append(text);
  expect(orderFaults(text)).toHaveLength(1);
  text.style.unicodeBidi = 'plaintext';
  expect(orderFaults(text)).toEqual([]);
  text.remove();
});

// Colours do not change the order of letters, so each story is rendered once for both.
describe('edges and states are visible in forced colours, amounts and dates keep their order from right to left', () => {
  const known = new Set<string>();
  beforeAll(async () => {
    await page.viewport(820, 900);
    await commands.emulateForcedColours(true);
  });
  afterAll(() => commands.emulateForcedColours(false));

  it('emulates forced colours', () => expect(matchMedia('(forced-colors: active)').matches).toBe(true));

  it.each(components)('$name', async ({ load }) => {
    const faults = new Faults();
    await eachStory(load, async (name) => {
      faults.add([...boundaryFaults(document.body), ...invalidFaults(document.body)], name);
      root.dir = 'rtl';
      faults.add(orderFaults(document.body), name);
      root.dir = 'ltr';
      for (const probe of stateProbes(document.body)) {
        if (known.has(probe.key)) continue;
        known.add(probe.key);
        probe.element.scrollIntoView({ block: 'center', inline: 'center' });
        probe.element.dataset['probe'] = '';
        const shown = await commands.picture('[data-probe]');
        const restore = probe.removeState();
        const plain = await commands.picture('[data-probe]');
        restore();
        delete probe.element.dataset['probe'];
        if (shown === plain)
          faults.add(
            [
              `${probe.name} looks the same without that state in forced colours: mark it with a border, an underline, an icon, or a system colour such as Highlight`,
            ],
            name,
          );
      }
    });
    expect(faults.list()).toEqual([]);
  });
});
