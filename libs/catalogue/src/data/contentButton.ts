import type { ContentButton, LocalizedText } from '@baize/contracts/content';

/** Builds the button of a content box; its parameter is the category that the path opens, if it opens one (B§3). */
export function contentButton(
  label: LocalizedText,
  path: string,
  type: ContentButton['type'] = 'primary',
): ContentButton {
  const param = /^\/(?:online-casino|live-casino-online)\/([\w-]+)$/.exec(path)?.[1];
  return { type, label, ...(param === undefined ? {} : { param }) };
}
