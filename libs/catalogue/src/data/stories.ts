import { readdirSync, readFileSync } from 'node:fs';
import type { LocalizedText, PortableTextBlock } from '@baize/contracts/content';
import { portableText } from './portableText.ts';

/** The text of one promotion or page in one language. */
interface Story {
  readonly title: string;
  readonly summary: string;
  readonly label: string | null;
  readonly source: string;
}

const FOLDER = new URL('./stories/', import.meta.url);

/**
 * `# id`, then title, summary and, if there is one, the button's label, one line each; after an empty line the body.
 */
function readStories(locale: string): ReadonlyMap<string, Story> {
  const [, ...parts] = readFileSync(new URL(`${locale}.md`, FOLDER), 'utf8').split(/^# /m);
  return new Map(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\n\n');
      const [id = '', title, summary, label] = head.split('\n');
      if (!title || !summary)
        throw new Error(
          `stories/${locale}.md says nothing of "${id}". Below "# ${id}" write its title, its summary and its button's label, a line each.`,
        );
      return [id, { title, summary, label: label ?? null, source: rest.join('\n\n').trim() }] as const;
    }),
  );
}

const STORIES = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => [file.slice(0, -3), readStories(file.slice(0, -3))]),
);

/** Languages of the stories: the files of `stories/`, English first. */
export const STORY_LOCALES: readonly string[] = ['en', ...[...STORIES.keys()].filter((locale) => locale !== 'en')];
/** Ids in English, which all other languages must match. */
export const STORY_IDS: readonly string[] = [...(STORIES.get('en')?.keys() ?? [])];

const story = (locale: string, id: string): Story => {
  const found = STORIES.get(locale)?.get(id);
  if (!found)
    throw new Error(
      `There is no "# ${id}" in stories/${locale}.md. Write it there, in the order of title, summary and button.`,
    );
  return found;
};
const inAll = <Value>(
  id: string,
  read: (story: Story, locale: string) => Value,
): Record<string, Value> & { readonly en: Value } => ({
  en: read(story('en', id), 'en'),
  ...Object.fromEntries(STORY_LOCALES.map((locale) => [locale, read(story(locale, id), locale)])),
});

/** Returns the text of a promotion or page in every language. */
export interface TranslatedStory {
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly label: LocalizedText;
  readonly body: Record<string, readonly PortableTextBlock[]>;
}

/**
 * Returns a story in every language.
 * @throws if a language lacks the story, or only some languages name a button
 */
export function translatedStory(id: string): TranslatedStory {
  return {
    title: inAll(id, ({ title }) => title),
    summary: inAll(id, ({ summary }) => summary),
    label: inAll(id, ({ label, title }) => label ?? title),
    body: inAll(id, ({ source }, locale) => portableText(source, `${locale}/${id}`)),
  };
}

/** Returns the `## ` parts of a story, each a title and one paragraph, in every language. */
export function storyParts(id: string): { readonly title: LocalizedText; readonly text: LocalizedText }[] {
  const parts = inAll(id, ({ source }) =>
    source
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [title = '', ...text] = part.split('\n');
        return { title, text: text.join(' ').trim() };
      }),
  );
  return parts.en.map((_, index) => {
    const field = (name: 'title' | 'text'): LocalizedText =>
      Object.fromEntries(
        Object.entries(parts).map(([locale, all]) => {
          const said = all[index]?.[name];
          if (!said)
            throw new Error(
              `Part ${index + 1} of "${id}" is missing in stories/${locale}.md. Every language has the same parts.`,
            );
          return [locale, said];
        }),
      );
    return { title: field('title'), text: field('text') };
  });
}
