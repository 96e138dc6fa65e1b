import { describe, expect, it } from 'vitest';
import { meaningsOf } from './meaning.ts';

const keysOf = (text: string) => meaningsOf(text).map(({ key }) => key);
const tellingOf = (text: string) =>
  meaningsOf(text)
    .filter(({ kind }) => kind !== 'rank')
    .map(({ key }) => key);

describe('meaningsOf', () => {
  it.each([
    ['Accountant', 'គណនេយ្យករ'],
    ['Senior Accountants', 'ប្រធានគណនេយ្យ'],
    ['Driver', 'អ្នកបើកបរ'],
    ['Midwife', 'ឆ្មប'],
    ['Electrician', 'ជាងអគ្គិសនី'],
    ['Web developer', 'អ្នកសរសេរកម្មវិធី'],
    ['Cook', 'ចុងភៅ'],
    ['Sales Executive', 'បុគ្គលិកផ្នែកលក់'],
    ['Bookkeeping', 'កាន់បញ្ជី'],
    ['Stock control', 'គ្រប់គ្រងស្តុក'],
    ['English Teacher', 'គ្រូបង្រៀនភាសាអង់គ្លេស'],
  ])('says the same of %s and %s', (english, khmer) => {
    expect(tellingOf(english).sort()).toEqual(tellingOf(khmer).sort());
    expect(tellingOf(english).length).toBeGreaterThan(0);
  });

  it('takes the longest wording, and tells ranks from trades', () => {
    expect(keysOf('Line Leader')).toEqual(['line leader']);
    expect(keysOf('Sales Manager')).toEqual(['sales', 'manager']);
    expect(meaningsOf('Sales Manager').map(({ kind }) => kind)).toEqual(['trade', 'rank']);
  });

  it('keeps what it does not know as it is, and says nothing of nothing', () => {
    expect(meaningsOf('XBRL')).toEqual([{ key: '~xbrl', kind: 'word', ways: [['xbrl']] }]);
    expect(meaningsOf(' – 2026 !')).toEqual([]);
  });
});
