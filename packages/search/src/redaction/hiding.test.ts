import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anonymous, withoutContacts } from './anonymous-text.ts';

const judged = readFileSync(new URL('judged/hiding.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '))
  .map((line) =>
    line
      .replace(/\\n|\\u([0-9A-F]{4})/g, (_, code) =>
        code ? String.fromCharCode(Number.parseInt(code, 16)) : '\n',
      )
      .split('\t'),
  );
const told = judged
  .filter(([kind]) => kind === 'tells')
  .map(([, text = '', secrets = '']) => [text, secrets.split('|')] as const);
const honest = judged.filter(([kind]) => kind === 'honest').map(([, text = '']) => text);

const hide = anonymous({
  names: ['Sok Borisoth', 'សុខ បូរីសុទ្ធ', 'Keo Vibol'],
  employers: ['Advanced Bank of Mekong Plc.', 'ក្រុមហ៊ុន ទន្លេមាស ឯ.ក', 'Angkor Foods Co., Ltd.'],
});

describe('a text of a CV', () => {
  it.each(told)('security 62: %j does not tell what is hidden', (text, secrets) => {
    const shown = hide(text);
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });

  it('security 62: has no contacts in it where only those are hidden, and the names that it had', () => {
    const text = 'Borisoth, cook at Angkor Foods: ០១២\u200B ៩៨៧ – ៦៥៤, telegram: cook88, ឈ្មោះ សុខ';
    expect(withoutContacts(text)).toBe('Borisoth, cook at Angkor Foods: •••, telegram: •••, ឈ្មោះ សុខ');
  });

  it('stays as it is where it tells nothing: of 500 and more honest ones, one in a hundred does not', () => {
    expect(told.length).toBeGreaterThan(143);
    expect(honest.length).toBeGreaterThan(500);
    const changed = honest.filter((text) => hide(text) !== text);
    expect(changed.slice(honest.length / 100)).toEqual([]);
  });
});
