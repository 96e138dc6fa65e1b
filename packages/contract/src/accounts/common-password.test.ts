import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { commonWords, keyboardWalks } from './common-word.ts';

const common =
  `password 12345678 123456789 1234567890 qwerty123 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football
  baseball superman trustno1 starwars whatever passw0rd P@ssw0rd! Admin@123 Welcome1 abcd1234 a1b2c3d4 asdfghjkl
  qweasdzxc 11111111 12341234 abcabcabc testtest 87654321 147258369 19991231 31121999 Summer2026 michael1 jessica123
  monkey12 dragon99 123password cambodia123 PhnomPenh2026 sokha12345 angkorwat កម្ពុជា123 ពាក្យសម្ងាត់`.split(
    /\s+/,
  );

const own = [
  'correct horse battery',
  'kdwpqzmvbtrnyhs',
  'abcdefghijklmno',
  'Tr0ub4dor&3',
  'xk4#Tm9q',
  'mekong ferry at dawn',
  'ម្ហូបខ្មែរឆ្ងាញ់',
  'លេខសម្ងាត់ដ៏វែង 2026',
];

describe('security 1: common passwords', () => {
  it.each(common)('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(own)('takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('are at least 3,000 that the length rule would let through', () => {
    const words = [...commonWords, ...keyboardWalks];
    const numbered = words.flatMap((word) => [word, `${word}1`, `${word}123`]);
    const long = new Set(numbered.filter((word) => word.length >= 8));
    expect(long.size).toBeGreaterThan(3000);
    expect([...long].filter((password) => password.length < 15 && !isCommonPassword(password))).toEqual([]);
  });

  it('are judged in no time, however long the password is', () => {
    const started = performance.now();
    isCommonPassword('1'.repeat(128));
    isCommonPassword('ក'.repeat(128));
    expect(performance.now() - started).toBeLessThan(50);
  });
});
