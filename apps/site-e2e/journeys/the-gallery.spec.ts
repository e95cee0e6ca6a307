import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readGalleryOptions } from '../pictures/options.ts';
import { changesPage, compareRuns, sideBySide } from '../pictures/overview.ts';
import { photographBrand, type Wanted } from '../pictures/photograph.ts';
import { VISITOR } from '../pictures/shots.ts';
import { expect, test } from '../player/journey.ts';
import { stackOf } from '../stack/stacks.ts';

test.describe('the gallery', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baize-gallery-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('reports a picture that cannot be taken and takes the others', async ({ browser }) => {
    const wanted: Wanted = {
      brand: 'northlight',
      base: stackOf('northlight').site,
      pair: 'en-UN',
      sizes: ['phone'],
      screens: ['broken', 'filter', 'deposit', 'account-menu'],
      folder,
      before: join(folder, 'before'),
      visitor: [
        {
          name: 'broken',
          path: '',
          before: (page) => page.locator('#no-such-button').click({ timeout: 500 }),
        },
        ...VISITOR,
      ],
    };
    const first = await photographBrand(browser, wanted);
    expect(first.failed).toEqual([
      { picture: 'northlight/broken-phone-en-UN.png', reason: expect.stringMatching(/Timeout.*no-such-button/) },
    ]);
    // The filter's own button is hidden on a phone, the others need the demo player, whose menu is a sheet there.
    expect(first.taken).toEqual(
      ['filter', 'deposit', 'account-menu'].map((name) => `northlight/${name}-phone-en-UN.png`),
    );
    for (const picture of first.taken) expect((await sharp(join(folder, picture)).metadata()).width, picture).toBe(390);

    const again = await photographBrand(browser, { ...wanted, screens: ['filter'] });
    expect(existsSync(join(wanted.before, 'northlight/filter-phone-en-UN.png'))).toBe(true);
    // Another picture under the name of the one before.
    const other = join(folder, 'northlight/deposit-phone-en-UN.png');
    await sharp(readFileSync(other))
      .negate({ alpha: false })
      .toFile(join(wanted.before, 'northlight/deposit-phone-en-UN.png'));
    const changes = await compareRuns(folder, wanted.before, [...again.taken, 'northlight/deposit-phone-en-UN.png']);
    expect(changes[0]).toMatchObject({ picture: 'northlight/deposit-phone-en-UN.png' });
    expect(changes[0]?.share).toBeGreaterThan(0.5);
    expect(changesPage(folder, 'before', changes)).toContain(
      '<img src="differences/northlight/deposit-phone-en-UN.png"',
    );
  });

  test('says at once what it cannot photograph, in place of a gallery without pictures', () => {
    const root = join(import.meta.dirname, '../../..');
    for (const [args, reason] of [
      ['--size watch', /no size "watch"\. Choose from phone, tablet, desktop/],
      ['--brand nothing', /no brand "nothing"\. Choose from .*northlight/],
      ['--screen nothing', /no screen "nothing"\. Choose from home, /],
      ['--pair xx-YY', /no pair "xx-YY"\. Choose from .*en-UN/],
      ['--base http://localhost:1', /name the brand with --brand/],
    ] as const)
      expect(() => readGalleryOptions(root, args.split(' ')), args).toThrow(reason);
    expect(
      readGalleryOptions(root, ['--brand', 'velvet', '--base', 'http://localhost:1/', '--screen', 'home']),
    ).toMatchObject({ brands: ['velvet'], sizes: ['phone', 'desktop'], screens: ['home'], base: 'http://localhost:1' });
  });

  test('shows brands side by side', () => {
    const html = sideBySide([
      'velvet/home-phone-en-UN.png',
      'marigold/home-phone-en-UN.png',
      'velvet/lobby-phone-en-UN.png',
    ]);
    const rows = html.split('<section>').slice(1);
    expect(rows.map((row) => /<h2>(.*?)<\/h2>/.exec(row)?.[1])).toEqual(['home-phone-en-UN', 'lobby-phone-en-UN']);
    expect(rows[0]?.match(/<figcaption>(\w+)/g)).toEqual(['<figcaption>marigold', '<figcaption>velvet']);
  });
});
