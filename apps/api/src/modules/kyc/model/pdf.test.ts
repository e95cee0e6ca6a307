import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectPdf, withoutPdfMetadata } from './pdf.ts';

const PAGE = '2 0 obj<</Type /Page>>endobj\n';
const SCRIPT = '3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\n';
const file = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
/** An object stream, as a PDF reader finds it whatever stands around it. */
const objects = (text: string, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`6 0 obj<</Type/ObjStm/Filter/FlateDecode/N 1/First 4${more}>>stream\n`, 'latin1'),
    deflateSync(Buffer.from(text)),
    Buffer.from('\nendstream endobj\n'),
  ]);
/** The same with a dictionary, a keyword and bytes of its own. */
const packed = (dictionary: string, bytes: Buffer, keyword = 'stream\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`6 0 obj<<${dictionary}/N 1/First 4>>${keyword}`, 'latin1'),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ]);
const HIDDEN = '3 0 <</S/JavaScript/JS(app.alert(1))>>';

describe('what is inside a PDF', () => {
  it('accepts pages, pictures that spell a short word by chance, and compressed objects', () => {
    const picture = '7 0 obj<</Type/XObject/Length 9>>stream\n\x01/JS \x02/AA(\nendstream endobj\n';
    expect(inspectPdf(file(PAGE, picture, objects('8 0 <</Type/Font>>')))).toEqual({ pages: 1 });
    expect(inspectPdf(file(objects('2 0 <</Type/Page>>'), picture))).toEqual({ pages: 1 });
  });

  it('finds a script behind a stream that only a comment or a string begins', () => {
    for (const [name, bytes] of [
      ['plain', file(PAGE, SCRIPT)],
      ['comment', file('%stream\n', SCRIPT, '%endstream\n', PAGE)],
      ['string', file('4 0 obj(stream\n)endobj\n', SCRIPT, '5 0 obj(endstream)endobj\n', PAGE)],
      ['escaped', file('%stream\n', SCRIPT.replace('/Java', '/J#61va'), '%endstream\n', PAGE)],
      ['form', file('%stream\n4 0 obj<</XFA[(a) 5 0 R]>>endobj\n%endstream\n', PAGE)],
    ] as const)
      expect([name, inspectPdf(bytes)]).toEqual([name, { fault: 'unsafe' }]);
  });

  it('reads compressed objects whatever their dictionary contains, and refuses what it cannot read', () => {
    for (const [name, bytes, fault] of [
      ['an end in a string', file(PAGE, objects(HIDDEN, '/X( obj)')), 'unsafe'],
      ['an end as a word', file(PAGE, objects(HIDDEN, '/X 9 0 obj')), 'unsafe'],
      ['a stream in a string', file(PAGE, objects(HIDDEN, '/X(stream\nendstream)')), 'damaged'],
      ['in a stream of a comment', file(PAGE, '%stream\n', objects(HIDDEN)), 'damaged'],
      ['with a predictor', file(PAGE, objects(HIDDEN, '/DecodeParms<</Predictor 12/Columns 1>>')), 'damaged'],
    ] as const)
      expect([name, inspectPdf(bytes)]).toEqual([name, { fault }]);
  });

  it('reads escapes that fill a whole file, or that a small one unpacks to, without holding up every other call', () => {
    const escapes = '#42'.repeat(10_000_000);
    /** Milliseconds to read a part of them, packed and plain: the best of some times, as the machine may be busy. */
    const cost = (part: number, times: number): number => {
      const packed = file(PAGE, objects(escapes.slice(0, part * escapes.length)));
      const plain = file(PAGE, escapes.slice(0, part * 9_000_000));
      return Math.min(
        ...Array.from({ length: times }, () => {
          const began = performance.now();
          expect(inspectPdf(packed)).toEqual({ pages: 1 });
          expect(inspectPdf(plain)).toEqual({ pages: 1 });
          return performance.now() - began;
        }),
      );
    };
    // 50 times the bytes take 50 times as long; a search that starts again at each would take 2,500 times.
    expect(cost(1, 1)).toBeLessThan(500 * cost(0.02, 3));
    // A call for each escape would hold up every other call for seconds; the whole inspection takes less than half of it.
    const some = escapes.slice(0, 1_500_000);
    const began = performance.now();
    some.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
    const peer = performance.now() - began;
    expect(cost(0.05, 3)).toBeLessThan(peer / 2);
    expect(inspectPdf(file(PAGE, objects(`${escapes}/J#61v#61Script`)))).toEqual({ fault: 'unsafe' });
  });

  it('refuses object streams that readers open and this check would not', () => {
    const once = deflateSync(Buffer.from(HIDDEN));
    const plain = '/Type/ObjStm/Filter/FlateDecode';
    for (const [name, bytes, fault] of [
      ['packed twice', packed('/Type/ObjStm/Filter[/FlateDecode/FlateDecode]', deflateSync(once)), 'damaged'],
      [
        'packed as hexadecimal digits too',
        packed(
          '/Type/ObjStm/Filter[/FlateDecode/AHx]',
          deflateSync(Buffer.from(`${Buffer.from(HIDDEN).toString('hex')}>`)),
        ),
        'damaged',
      ],
      ['a space behind the keyword', packed(plain, once, 'stream \n'), 'damaged'],
      ['no line feed behind the keyword', packed(plain, once, 'stream\r'), 'damaged'],
      ['a comment around the keyword', packed(plain, once, '%\nstream%\n'), 'damaged'],
      ['no type', packed('/Filter/FlateDecode', once), 'unsafe'],
      ['a type that stands elsewhere', packed('/Type 9 0 R/Filter/FlateDecode', once), 'unsafe'],
    ] as const)
      expect([name, inspectPdf(file(PAGE, bytes))]).toEqual([name, { fault }]);
  });

  it('knows an object stream by its keys, however their values are written', () => {
    const once = deflateSync(Buffer.from(HIDDEN));
    const stream = (keys: string) =>
      Buffer.concat([
        Buffer.from(`6 0 obj<<${keys}/Filter/FlateDecode>>stream\n`, 'latin1'),
        once,
        Buffer.from('\nendstream endobj\n'),
      ]);
    for (const keys of [
      '/N 10 0 R/First 11 0 R',
      '/N 1/First +4',
      '/N 1/First%\n4',
      '/N 1/First\x004',
      '/#4e 1/F#69rst 4.0',
      '/First 11 0 R/X(6 0 obj<<)/N 10 0 R',
      '/First 11 0 R/X[6 0 obj]/N 10 0 R',
      '/First 11 0 R/X[6 0 obj<<>>]/N 10 0 R',
    ])
      expect([keys, inspectPdf(file(PAGE, stream(keys)))]).toEqual([keys, { fault: 'unsafe' }]);
    const elsewhere = Buffer.concat([
      Buffer.from('6 0 obj<</N 1/First 4/Filter 9 0 R/X/FlateDecode>>stream\n'),
      once,
      Buffer.from('\nendstream endobj\n'),
    ]);
    expect(inspectPdf(file(PAGE, elsewhere))).toEqual({ fault: 'damaged' });
  });

  it('does not take a colour profile behind an outline for one', () => {
    const outline = '8 0 obj<</Type/Outlines/First 9 0 R/Last 9 0 R>>endobj\n';
    const profile = '7 0 obj<</N 3/Filter[/ASCII85Decode/FlateDecode]>>stream\n~>\nendstream endobj\n';
    expect(inspectPdf(file(PAGE, outline, profile))).toEqual({ pages: 1 });
  });

  it('takes no longer for a file that is made to be looked at again and again', () => {
    for (const part of [
      '>>%>>\n',
      '>> ',
      '\n ',
      '/First 1',
      '/First/N obj',
      'obj<<',
      '<</First 1 0 ',
      'stream\n',
      '/Type ',
      '/XFA ',
      '%\nstream ',
    ]) {
      const started = performance.now();
      inspectPdf(file(PAGE, part.repeat(4_000_000 / part.length)));
      expect([part, performance.now() - started < 5000]).toEqual([part, true]);
    }
  });

  it('takes no longer for a filter far from its name, or metadata that never ends', () => {
    const blanks = `6 0 obj<</Type/ObjStm/X/FlateDecode/Filter${' '.repeat(1_000_000)}>>stream\nx\nendstream endobj\n`;
    const started = performance.now();
    expect(inspectPdf(file(PAGE, blanks))).toEqual({ fault: 'damaged' });
    const endless = withoutPdfMetadata(file(PAGE, '%', '<x:xmpmeta>'.repeat(100_000)));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(endless.includes('xmpmeta')).toBe(false);
  });

  it('blanks all metadata, at the same length', () => {
    const parts = (metadata: string) => file(PAGE, `%${metadata} and ${metadata}\n`);
    const metadata = '<x:xmpmeta>Helsinki</x:xmpmeta>';
    expect(withoutPdfMetadata(parts(metadata))).toEqual(parts(' '.repeat(metadata.length)));
  });

  it('accepts what only looks like one: outlines, words in titles, and pictures packed twice', () => {
    const outline = '8 0 obj<</Type/Outlines/First 9 0 R/Last 9 0 R/Title(Income stream)>>endobj\n';
    const picture = Buffer.concat([
      Buffer.from('7 0 obj<</Subtype/Image/Filter[/FlateDecode/DCTDecode]>>stream\r\n'),
      deflateSync(Buffer.from([0xff, 0xd8, 0xff])),
      Buffer.from('\nendstream endobj\n'),
    ]);
    expect(inspectPdf(file(PAGE, outline, picture, objects('9 0 <</Title(One)>>')))).toEqual({ pages: 1 });
  });
});
