import { describe, expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { knownSynonymsInSteps } from '../dictionary/synonym.ts';
import { readSearch, type SearchWish } from './read-search.ts';

const synonyms = finish(knownSynonymsInSteps([]));

function said(wish: SearchWish): string {
  if (wish.kind === 'place')
    return [wish.province[0], ...wish.town.slice(0, 1), ...(wish.isNear ? ['near'] : [])].join('/');
  if (wish.kind === 'salary') return `$${wish.dollars}`;
  if (wish.kind === 'experience') return wish.values.join('+');
  return wish.kind === 'type' ? wish.value : wish.kind;
}
/** Wishes with their letters, and the letters that are looked for. */
function read(text: string) {
  const { wishes, titles } = readSearch(text, synonyms);
  const lettersOf = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
  return {
    wishes: wishes.map((wish) => `${said(wish)} ← ${lettersOf(wish)}`),
    words: titles.map(lettersOf).join(' · '),
  };
}
const beginner = 'fresh+less-than-1-year';

describe('a search is read as', () => {
  it.each<[string, string, string[]]>([
    [
      'cook siem reap $300 no experience',
      'cook',
      ['Siem Reap ← siem reap', '$300 ← $300', `${beginner} ← no experience`],
    ],
    ['truck driver kampong cham', 'truck driver', ['Kampong Cham ← kampong cham']],
    ['accountant 1000$', 'accountant', ['$1000 ← 1000$']],
    ['salary 500', '', ['$500 ← salary 500']],
    ['about $400 seller', 'seller', ['$320 ← about $400']],
    ['300-500$ waiter', 'waiter', ['$300 ← 300-500$']],
    ['from $300 to $500', '', ['$300 ← from $300 to $500']],
    ['2k developer', 'developer', ['$2000 ← 2k']],
    ['driver 500-700', 'driver', ['$500 ← 500-700']],
    ['cook 500 in phnom penh', 'cook', ['$500 ← 500', 'Phnom Penh ← phnom penh']],
    ['salary between 300 and 500', '', ['$300 ← salary between 300 and 500']],
    ['developer $1.5k', 'developer', ['$1500 ← $1.5k']],
    ['១.៥លានរៀល', '', ['$375 ← ១.៥លានរៀល']],
    ['driver 2 million riels a month', 'driver', ['$500 ← 2 million riels a month']],
    ['cook 3 hundred dollars and above', 'cook', ['$300 ← 3 hundred dollars and above']],
    ['accountant minimum 1 thousand usd', 'accountant', ['$1000 ← minimum 1 thousand usd']],
    ['top 500 company', 'top 500 company', []],
    ['office 8 to 5', 'office 8 · 5', []],
    ['grade 1 to 6 teacher', 'grade 1 · 6 teacher', []],
    ['18 to 25 years', '18 · 25 years', []],
    ['2-3 years experience cook', 'cook', ['1-year+2-years+3-years ← 2-3 years experience']],
    ['no experience 3 years', '', [`${beginner} ← no experience`, '1-year+2-years+3-years ← 3 years']],
    ['0 years', '', [`${beginner} ← 0 years`]],
    ['ｃｏｏｋ kampot', 'ｃｏｏｋ', ['Kampot ← kampot']],
    ['École ﬁnance', 'École ﬁnance', []],
    ['"sales manager"cook', '"sales manager" · cook', []],
    ['web developer 3 years', 'web developer', ['1-year+2-years+3-years ← 3 years']],
    ['night shift driver', 'driver', ['shift ← night shift']],
    ['night auditor', 'night auditor', []],
    ['part-time english teacher', 'english teacher', ['part-time ← part-time']],
    ['work from home', '', ['remote ← work from home']],
    ['cook near siem reap', 'cook', ['Siem Reap/near ← near siem reap']],
    ['casino dealer poipet', 'casino dealer', ['Banteay Meanchey/Poipet ← poipet']],
    ['driver phnom pen', 'driver', ['Phnom Penh ← phnom pen']],
    ['iso 9000 auditor', 'iso 9000 auditor', []],
    ['cook$500', 'cook', ['$500 ← $500']],
    ['500$cook', 'cook', ['$500 ← 500$']],
    ['cook"siem reap"$500', 'cook · "siem reap"', ['$500 ← $500']],
    ['Café résumé writer ½', 'Café résumé writer ½', []],
    ['no experience 5 years', '', [`${beginner} ← no experience`, '3-years+4-years+5-years ← 5 years']],
    ['manager it phnom penh', 'manager it', ['Phnom Penh ← phnom penh']],
    ['I want to find a job as driver in phnom penh please', 'driver', ['Phnom Penh ← phnom penh']],
    ['គណនេយ្យករភ្នំពេញ', 'គណនេយ្យករ', ['Phnom Penh ← ភ្នំពេញ']],
    ['អ្នកបើកបរ៥០០ដុល្លារ', 'អ្នកបើកបរ', ['$500 ← ៥០០ដុល្លារ']],
    ['២លានរៀល', '', ['$500 ← ២លានរៀល']],
    ['លើសពី ៣០០$', '', ['$300 ← លើសពី ៣០០$']],
    ['អ្នកលក់មិនមានបទពិសោធន៍', 'អ្នកលក់', [`${beginner} ← មិនមានបទពិសោធន៍`]],
    ['ការងារក្រៅម៉ោង', '', ['part-time ← ការងារក្រៅម៉ោង']],
    ['ធ្វើការនៅផ្ទះ', '', ['remote ← ធ្វើការនៅផ្ទះ']],
    ['recruiter', 'recruiter', []],
    ['jobs', '', []],
  ])('%s', (text, words, wishes) => {
    expect(read(text)).toEqual({ words, wishes });
  });

  it.each<[string, string, string[]]>([
    ['in quotes, words', 'cook "siem reap"', []],
    ['signs and a number that nobody is paid', '$$$ 9999999', ['$9999999 ← 9999999']],
    ['two places', 'siem reap battambang', ['Siem Reap ← siem reap', 'Battambang ← battambang']],
    ['pay that contradicts itself, as both', '$300 cook $1000', ['$300 ← $300', '$1000 ← $1000']],
    ['stop words alone, as words', 'the', []],
    ['nothing', '!!! ???', []],
    ['the end of a quote that was never closed', '"kampot', []],
  ])('%s: %s', (_, text, wishes) => {
    expect(read(text).wishes).toEqual(wishes);
  });

  it('takes places that nothing is filed under as words', () => {
    const isPlace = ([name]: readonly string[]) => name !== 'Kampot';
    const { wishes, words } = readSearch('cook kampot kep', synonyms, isPlace);
    expect(wishes.map(said)).toEqual(['Kep']);
    expect(words.map(({ term }) => term)).toEqual(['cook', 'kampot']);
  });

  it('reads 200 characters, whatever there is to read', () => {
    const text = 'kampot $300 part time no experience '.repeat(20);
    const { wishes } = readSearch(text, synonyms);
    expect(wishes.length).toBeGreaterThan(15);
    for (const { to } of wishes) expect(to).toBeLessThanOrEqual(200);
  });
});
