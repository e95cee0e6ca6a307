import { expect, type Visit } from './journey.ts';

/** Shows every reward of a long list. */
export async function showAllRewards({ page, words }: Visit): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const label = words.text('bonus.group.all', { number: '7' }).replace(/\s*\(?7\)?.*$/, '');
  const more = page.getByRole('button', { name: label });
  // Each goes away with its press.
  for (let left = await more.count(); left > 0; left -= 1) {
    await more.first().click();
    await expect(more).toHaveCount(left - 1);
  }
}
