import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@baize/contracts/demo-players';
import { knownWords, passwordFault } from './password-fault.ts';

const WORDS = [
  ...knownWords(
    { email: 'aino.niemi+bets@example.fi', emailKey: 'ainoniemi@example.fi', firstName: 'Aino', lastName: 'Niemi' },
    'Northlight',
  ),
  'Elina',
];
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
    'trustno1trustno1',
    'password1234567',
    'monkey0987654321',
    'Trustno1!Trustno1!',
    'butterfly2019',
    'fuckyou12345',
    'superman7777777',
    'pass1word2',
    'p.a.s.s.word',
    'xx-password-xx',
    'Password2026!!',
    'Liverpool-2026',
  ])('knows %j', (password) => expect(faultOf(password)).toBe('error.password.known'));

  it.each([
    'aino.niemi1990!',
    'aino.niemi+bets@example.fi',
    'AinoNiemi@example.fi1',
    '@example.fi @example.fi',
    'ainoniemi1990!',
    'N\u200borthlight77',
    'my-northlight-77',
    'ＮＩＥＭＩforever1',
    'N0rthl1ght!!',
    'N0rthIight2026',
    'northlightniemi',
    'ainoniemi1234567890',
    'Northlight password12',
    'niemi niemi niemi',
    'Northlight aaaaaaaaaaaa',
  ])('finds what anyone knows in %j', (password) => expect(faultOf(password)).toBe('error.password.guessable'));

  it.each([
    DEMO_PASSWORD,
    'correct horse battery',
    'lantern over water 7',
    'a long pass phrase 1',
    'another long pass phrase 2',
    'welcome to the 7 lakes',
    'Elina drinks coffee',
    'Northlight is my home',
    'my niemi likes 3 butterflies',
    'butterfly over water',
    'is it hockey or is it football',
    'superman9203847561',
    'hello8461937205',
    'tT9#vq2!Lm',
    'さくらの木の下で待つ',
  ])('accepts %j', (password) => expect(faultOf(password)).toBeNull());

  it('ends for details that show nothing or contain each other', () => {
    expect(passwordFault('a long pass phrase 1', ['\u200b\u200b\u200b\u200b', ''])).toBeNull();
    expect(passwordFault('iiiillllinna77', ['illi', 'illinna'])).toBe('error.password.guessable');
  });

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
