import { expect, it } from 'vitest';
import { composeSvg } from '@baize/catalogue/art';
import { STORY_CUTS, storyPictureCount, type StoryCut } from '@baize/testing/story-games';
import { specOf } from '../../.storybook/story-art.ts';

it.each(Object.keys(STORY_CUTS) as StoryCut[])('draws every story picture of the shape %s', (cut) => {
  const pictures = Array.from({ length: storyPictureCount(cut) }, (_, number) => composeSvg(specOf(number, cut)));
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures).size).toBe(pictures.length);
});
