import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/players.ts';
import { passwordFault } from './password-fault.ts';

const WORDS = ['aino.niemi', 'Aino', 'Niemi', 'Northlight'];
const faultOf = (password: string) => passwordFault(password, WORDS);

describe('passwordFault (ruling 31)', () => {
  it.each([
    'password123',
    'Password123!',
    '!!Password123',
    'PASSWORD-123',
    'passw0rd123',
    'P@ssw0rd123',
    'password\u200b123',
    'ｐａｓｓｗｏｒｄ123',
    'letmein1234',
    'l3tmein1234',
    'welcome2026',
    'Welcome!2026',
    '2026Welcome',
    'salasana123',
    'motdepasse1!',
    'iloveyou2026',
    'welcomewelcome1',
  ])('knows %j', (password) => expect(faultOf(password)).toBe('error.password.known'));

  it.each(['aino.niemi1990!', 'N\u200borthlight77', 'my-northlight-77', 'ＮＩＥＭＩforever1'])(
    'finds what anyone knows in %j',
    (password) => expect(faultOf(password)).toBe('error.password.guessable'),
  );

  it.each([
    DEMO_PASSWORD,
    'correct horse battery',
    'lantern over water 7',
    'a long pass phrase 1',
    'another long pass phrase 2',
    'welcome to the 7 lakes',
    'hello8461937205',
    'tT9#vq2!Lm',
    'さくらの木の下で待つ',
  ])('accepts %j', (password) => expect(faultOf(password)).toBeNull());

  it('knows a known password with signs around it and invisible characters inside', () => {
    const known = fc.constantFrom('password123', 'iloveyou123', 'manchester1', '1q2w3e4r5t');
    const signs = fc.stringMatching(/^[!?.,*#-]{0,4}$/);
    fc.assert(
      fc.property(
        known,
        signs,
        signs,
        fc.boolean(),
        fc.constantFrom('\u200b', '\u00ad', ''),
        (word, before, after, upper, hidden) => {
          const typed = `${before}${upper ? word.toUpperCase() : word}${after}`;
          expect(faultOf(`${typed.slice(0, 5)}${hidden}${typed.slice(5)}`)).not.toBeNull();
        },
      ),
    );
  });
});
