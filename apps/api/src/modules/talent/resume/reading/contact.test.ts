import { describe, expect, it } from 'vitest';
import { emailsIn, phonesIn, withoutContacts } from './contact.ts';

describe('telephone numbers of a CV', () => {
  const [first, second, third] = ['+85512345678', '+85598765432', '+85570999888'];
  it.each<[string, string[]]>([
    ['012 345 678', [first]],
    ['012 345 678\n098 765 432', [first, second]],
    ['012 345 678  098 765 432', [first, second]],
    ['012 345 678 098 765 432 070999888', [first, second, third]],
    ['012 345 678 / 098 765 432', [first, second]],
    ['012345678/098765432', [first, second]],
    ['012-345-678, 098.765.432', [first, second]],
    ['០១២ ៣៤៥ ៦៧៨', [first]],
    ['00855 12 345 678', [first]],
    ['+855 (0)12 345 678', [first]],
    ['(+855) 12 345 678', [first]],
    ['(855-12) 345 678', [first]],
    ['+855 012 345 678', [first]],
    ['(012) 345 678 (Smart)', [first]],
    ['Tel:012345678|dara@example.com', [first]],
    ['Tel: 012 345 678\n12 May 1995', [first]],
    ['012 345 678 12 May 1995', [first]],
    ['2015 – 2019 012 345 678', [first]],
    ['ទូរស័ព្ទ៖០១២៣៤៥៦៧៨', [first]],
    ['Reference: Mr. Chan, ABC Bank 012 345 678', [first]],
    ['+66 81 234 5678', ['+66812345678']],
    ['+1 (415) 555-2671', ['+14155552671']],
  ])('%j', (text, numbers) => expect(phonesIn(text)).toEqual(numbers));

  it.each([
    'ID Card: 010123456',
    'National ID card no. 012345678',
    'Passport number: 012345678',
    'Account No: 012 345 678',
    'អត្តសញ្ញាណប័ណ្ណលេខ៖ ០១០១២៣៤៥៦',
    '01/05/2019 - 12/05/2020',
    '2019-2021, 2012 345',
    'N012345678',
    'dara012345678@example.com',
  ])('are none in %s', (text) => expect(phonesIn(text)).toEqual([]));
});

describe('e-mail addresses of a CV', () => {
  it.each([
    ["sean.o'neil@example.com", "sean.o'neil@example.com"],
    ['first&last@example.com', 'first&last@example.com'],
    ['Email: Dara+Jobs@Example.com.', 'dara+jobs@example.com'],
    ['(dara@example.com)', 'dara@example.com'],
    ["'dara@example.com'", 'dara@example.com'],
    ['<dara@example.com>', 'dara@example.com'],
    ['012 345 678|dara@example.com', 'dara@example.com'],
    ['Email/dara@example.com', 'dara@example.com'],
    ['អ៊ីមែលdara@example.comទូរស័ព្ទ', 'dara@example.com'],
    ['mailto:dara@example.com', 'dara@example.com'],
  ])('%s', (text, address) => expect(emailsIn(text)).toEqual([address]));

  it.each([
    'andré@example.com',
    'a/dara@example.com',
    'a@b@example.com',
    'dara@example',
    '@example.com',
    'dara@пример.рф',
  ])('are none in %s, rather than somebody else’s', (text) => expect(emailsIn(text)).toEqual([]));
});

it('leaves what stands beside them', () => {
  const values = new Set(['+85512345678', 'dara@example.com']);
  const text = 'Call 012 345 678 or ០៩៨ ៧៦៥ ៤៣២, dara@example.com';
  expect(withoutContacts(text, values).replace(/ +/g, ' ').trim()).toBe('Call or ០៩៨ ៧៦៥ ៤៣២,');
});
