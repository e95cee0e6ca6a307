/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { LONG_WORD } from '../libs/ui/src/fixtures/words.ts';
import preview from './preview.tsx';
import { boundaryFaults, invalidFaults, lengthenLabels, stateProbes, textFaults } from './stressChecks.ts';

/**
 * Every story of every component under what players do to it: the narrowest phone, words of 60 letters without a break,
 * text at twice its size, and forced colours. Stories with the tag `!test` are left out, as they are elsewhere.
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

/** Movement is stilled, so that what is measured is what stays. */
setProjectAnnotations({ ...preview, initialGlobals: { ...preview.initialGlobals, motion: 'reduced' } });

const root = document.documentElement;

let canvas = document.createElement('div');

async function show(story: Runnable): Promise<void> {
  root.style.fontSize = '';
  const before = canvas;
  canvas = document.createElement('div');
  document.body.append(canvas);
  canvas.style.padding = story.parameters?.layout === 'fullscreen' ? '0' : '16px';
  // It first takes the story before it down, which needs the ground it stands on.
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
        `${name} does not come up in a window of ${window.innerWidth} px: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
    await look(name);
  }
}

/** What is wrong, each once, with the stories and circumstances in which it was met. */
class Faults {
  readonly #met = new Map<string, string[]>();
  add(faults: readonly string[], where: string): void {
    // The same fault in another width or with another word is the same fault.
    for (const fault of faults) {
      const known =
        [...this.#met.keys()].find((other) => other.replace(/\d+|“.*?”/g, '') === fault.replace(/\d+|“.*?”/g, '')) ??
        fault;
      this.#met.set(known, [...(this.#met.get(known) ?? []), where]);
    }
  }
  told(): string[] {
    return [...this.#met].map(
      ([fault, where]) =>
        `${fault} — ${where.slice(0, 3).join('; ')}${where.length > 3 ? ` and ${where.length - 3} more` : ''}`,
    );
  }
}

it('uses a label of sixty letters', () => expect(LONG_WORD).toHaveLength(60));

describe('words keep their place at 320 px, at sixty letters and at twice their size', () => {
  beforeAll(() => page.viewport(320, 640));

  it.each(components)('$name', async ({ load }) => {
    const faults = new Faults();
    await eachStory(load, (name) => {
      const note = (where: string) => faults.add(textFaults(document.body), `${name} at ${where}`);
      note('320 px');
      root.style.fontSize = '200%';
      note('320 px and 200 % text');
      const putBack = lengthenLabels(document.body);
      note('320 px, 200 % text and 60 letters');
      root.style.fontSize = '';
      note('320 px and 60 letters');
      putBack();
    });
    expect(faults.told()).toEqual([]);
  });
});

describe('nothing is lost in forced colours', () => {
  const known = new Set<string>();
  beforeAll(async () => {
    await page.viewport(820, 900);
    await commands.emulateForcedColours(true);
  });
  afterAll(() => commands.emulateForcedColours(false));

  it('is really emulated', () => expect(matchMedia('(forced-colors: active)').matches).toBe(true));

  it.each(components)('$name', async ({ load }) => {
    const faults = new Faults();
    await eachStory(load, async (name) => {
      faults.add([...boundaryFaults(document.body), ...invalidFaults(document.body)], name);
      for (const probe of stateProbes(document.body)) {
        if (known.has(probe.key)) continue;
        known.add(probe.key);
        probe.element.scrollIntoView({ block: 'center', inline: 'center' });
        probe.element.dataset['probe'] = '';
        const shown = await commands.picture('[data-probe]');
        const putBack = probe.takeAway();
        const plain = await commands.picture('[data-probe]');
        putBack();
        delete probe.element.dataset['probe'];
        if (shown === plain)
          faults.add(
            [
              `${probe.name} looks the same without that state in forced colours: mark it by a border, an underline, a sign, or a system colour such as Highlight`,
            ],
            name,
          );
      }
    });
    expect(faults.told()).toEqual([]);
  });
});
