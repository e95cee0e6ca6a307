import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { examineWording, WORDING_SCOPES, type WordingScope } from './examine-wording.ts';

const root = join(import.meta.dirname, '../../..');
const scope = (name: string): WordingScope => {
  const found = WORDING_SCOPES.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no scope "${name}".`);
  return found;
};
const messages = [scope('player texts: messages')];
const fields = (folder: string, scopes: readonly WordingScope[]) =>
  examineWording(folder, scopes).map(({ file, field }) => `${file} · ${field}`);

describe('the word list', () => {
  it('finds nothing in players’ texts, documentation and code', () => {
    expect(WORDING_SCOPES.filter(({ on }) => !on)).toEqual([]);
    expect(examineWording(root)).toEqual([]);
  });
  it.each([
    ['It holds now'],
    ['Starts anew {date}'],
    ['Your connection is not let in'],
    ['Counted are completed deposits and withdrawals'],
    ['Games of chance are no income'],
    ['… so that we mend what annoys'],
    ['Somebody has used your account'],
    ['Your e-mail address'],
    ['This is your first log-in.'],
    ['You have paid in {amount}.'],
    ['The limit applies at once.'],
  ])('refuses "%s" in a text that players read', (text) => {
    const folder = temporaryFolder({ 'libs/x/src/messages/en.json': JSON.stringify({ 'x.text': text }) });
    expect(fields(folder, messages)).toEqual(['libs/x/src/messages/en.json · x.text']);
  });
  it.each([['We recommend a limit'], ['Log in'], ['Your login'], ['The limit applies from today']])(
    'accepts "%s"',
    (text) => {
      const folder = temporaryFolder({ 'libs/x/src/messages/en.json': JSON.stringify({ 'x.text': text }) });
      expect(fields(folder, messages)).toEqual([]);
    },
  );
  it('reads only the English of a table of languages', () => {
    const folder = temporaryFolder({
      'brands/x/legal/legal.ts':
        "export const legal = {\n  company: {\n    en: 'Our e-mail',\n    fr: 'Notre e-mail',\n  },\n  about: {\n    en: {\n      title: 'Somebody',\n    },\n    fr: {\n      title: 'e-mail',\n    },\n  },\n};\n",
    });
    expect(fields(folder, [scope('player texts: brands, emails and SMS')])).toEqual([
      'brands/x/legal/legal.ts · line 3',
      'brands/x/legal/legal.ts · line 8',
    ]);
  });
  it('leaves the other languages of a table alone', () => {
    const folder = temporaryFolder({
      'apps/api/src/modules/identity/model/message-texts.ts': "const texts = {\n  de: 'Ihre E-Mail-Adresse',\n};\n",
    });
    expect(fields(folder, WORDING_SCOPES)).toEqual([]);
  });
  it('names the line of a comment, a name and a document', () => {
    const folder = temporaryFolder({
      'libs/x/src/x.ts': '// one\n// whoever calls\nconst mend = 1;\n',
      'docs/x.md': '# X\n\nA page comes to life.\n',
      'libs/x/node_modules/y/y.ts': '// whoever\n',
      // An address that visitors type, not the noun.
      'libs/x/src/paths.ts': "const paths = ['login', 'log-in'];\n",
    });
    expect(fields(folder, [scope('documentation'), scope('code: comments and names')])).toEqual([
      'docs/x.md · line 3',
      'libs/x/src/x.ts · line 2',
      'libs/x/src/x.ts · line 3',
    ]);
  });
});
