import { describe, expect, it } from 'vitest';
import { outgrows } from '../../../testing/cost.ts';
import { asksForMoney } from './asks-for-money.ts';
import { alike, printOf } from './job-print.ts';
import { isOutOfRange, type Suspect, suspicionsOf } from './job-suspicion.ts';
import { asksForPapers, offersWorkAbroad } from './risky-offer.ts';

const plain: Suspect = {
  title: 'Accountant',
  type: 'full-time',
  currency: 'USD',
  salaryFrom: 300_00n,
  salaryTo: 500_00n,
  description: '<p>Keeps the books.</p>',
  requirements: null,
  benefits: null,
};

describe('a text that asks for money', () => {
  it.each([
    'Candidates must pay a deposit of $50 before the training.',
    'You will have to pay a registration fee',
    'Applicants are required to transfer USD 20 to our account',
    'Registration fee: $10',
    'There is a uniform deposit of 30 USD',
    'Pay the fee in advance to secure your place',
    'Pay a deposit of $200 before departure.',
    'Applicants pay a deposit of 200 USD before they leave.',
    'A deposit of $300 is required.',
    'The refundable deposit is given back after three months',
    'បេក្ខជនត្រូវបង់ប្រាក់ 20$ មុនពេលចូលធ្វើការ',
    'តម្រូវឱ្យមានប្រាក់កក់ 50 ដុល្លារ',
    'សូមផ្ញើប្រាក់ជាមុនតាម ABA ដើម្បីចុះឈ្មោះ',
    'អ្នកដាក់ពាក្យត្រូវបង់ថ្លៃចុះឈ្មោះ',
    'ត្រូវ\u200Bកក់\u200Bប្រាក់ 100 ដុល្លារ',
  ])('is found: %s', (text) => expect(asksForMoney(text)).not.toBeNull());

  it.each([
    'No fee is asked. We never charge candidates.',
    'You do not have to pay any registration fee.',
    'Free training, without deposit.',
    'Reach sales of USD 10,000 a month.',
    'Salary 300 to 500 USD, paid twice a month.',
    'Collect deposits and registration fees of $20 from students.',
    'The company will pay the training fee of $200.',
    'We pay your visa fee.',
    'Must deposit the cash of the day at the bank.',
    'Customers must pay a deposit of 10 USD before delivery.',
    'A deposit of $100 is required from guests at check-in.',
    'Manage school fees and process payments.',
    'Staff will pay attention to details.',
    'Experience in fixed deposit products of a bank.',
    'មិនបង់ប្រាក់អ្វីទាំងអស់',
    'គ្មានប្រាក់កក់ឡើយ',
    'មិនតម្រូវឱ្យបង់ថ្លៃចុះឈ្មោះទេ',
    'ទទួលការបង់ប្រាក់ពីអតិថិជន',
    'ត្រូវពិនិត្យការបង់ប្រាក់ និងប្រាក់កក់របស់ភ្ញៀវ',
    'បុគ្គលិកត្រូវបង់ពន្ធលើប្រាក់ខែ',
    'ក្រុមហ៊ុននឹងបង់ថ្លៃបណ្ដុះបណ្ដាលជាមុន',
  ])('is not found: %s', (text) => expect(asksForMoney(text)).toBeNull());

  it('is looked for sentence by sentence, and line by line', () => {
    const description = '<p>No experience needed</p><p>Registration fee: $10</p>';
    expect(suspicionsOf({ ...plain, description })).toMatchObject([
      { kind: 'money', said: 'Registration fee: $10' },
    ]);
  });

  it.each(['you will pay you must ', 'no!', '! ', 'a0៛ registration ', 'តអ្នកន', 'registration fee 10 '])(
    'security 59: takes no longer for a text than for its pieces: %j',
    (unit) => expect(outgrows(asksForMoney, `${unit.repeat(40_000)}x`)).toBe(false),
  );
});

describe('a text that wants to keep papers', () => {
  it.each([
    'Workers hand over their passport to the office.',
    'Leave your ID card with us until the end of the contract',
    'We keep your passport during the contract.',
    'Bring your original passport',
    'ត្រូវប្រគល់លិខិតឆ្លងដែនឱ្យក្រុមហ៊ុន',
    'ក្រុមហ៊ុនតម្កល់អត្តសញ្ញាណប័ណ្ណ',
  ])('is found: %s', (text) => expect(asksForPapers(text)).not.toBeNull());

  it.each([
    'Must hold a valid passport.',
    'Send a copy of your ID card with your CV.',
    'Check the passports of guests at the desk.',
    'Keep records of visitors.',
    'ភ្ជាប់មកជាមួយច្បាប់ចម្លងអត្តសញ្ញាណប័ណ្ណ',
    'មានលិខិតឆ្លងដែន',
  ])('is not found: %s', (text) => expect(asksForPapers(text)).toBeNull());
});

describe('a text that offers work abroad', () => {
  it.each([
    'Good chance to work abroad!',
    'Jobs in Thailand with high salary',
    'The position is based in Malaysia.',
    'Factory workers, travel to Korea in June',
    'ការងារនៅប្រទេសថៃ ប្រាក់ខែខ្ពស់',
    'ធ្វើការនៅក្រៅប្រទេស',
  ])('is found: %s', (text) => expect(offersWorkAbroad(text)).not.toBeNull());

  it.each([
    'Sells our rice to clients abroad.',
    'Works with suppliers in China.',
    'A company from Japan, with an office in Phnom Penh.',
    'Studied abroad is a plus.',
    'ក្រុមហ៊ុនមកពីប្រទេសជប៉ុន',
  ])('is not found: %s', (text) => expect(offersWorkAbroad(text)).toBeNull());

  it.each(['work ', 'hand over ', 'work in ', 'ប្រគល់', 'ធ្វើការនៅ'])(
    'security 59: takes no longer for a text than for its pieces: %j',
    (unit) => {
      const text = `${unit.repeat(40_000)}x`;
      expect([outgrows(asksForPapers, text), outgrows(offersWorkAbroad, text)]).toEqual([false, false]);
    },
  );
});

describe('a title with a contact', () => {
  it.each([
    'Sales, call 012 345 678',
    'អ្នកលក់ ០១២ ៣៤៥ ៦៧៨',
    'Cook (hr@company.com.kh)',
    'Driver t.me/jobs_pp',
    'Cashier @acme_hr',
    'Apply at www.acme.com',
  ])('is found: %s', (title) =>
    expect(suspicionsOf({ ...plain, title })).toMatchObject([{ kind: 'contact' }]),
  );

  it.each([
    'ASP.NET / Node.js Developer',
    'Sales 2026-2027',
    'Cashier 500$ - 1000$',
    'Call centre agent 24/7',
    'Telegram community manager',
    'Head of R&D, Asia',
  ])('is not found: %s', (title) => expect(suspicionsOf({ ...plain, title })).toEqual([]));
});

it.each([
  [true, { salaryFrom: 800_000_00n, salaryTo: null }],
  [true, { salaryFrom: null, salaryTo: 12_000_00n }],
  [true, { salaryFrom: 20_00n, salaryTo: 50_00n }],
  [true, { salaryFrom: 200_00n, salaryTo: 5_000_00n }],
  [true, { currency: 'KHR', salaryFrom: 200_000_00n, salaryTo: null }],
  [false, { salaryFrom: 204_00n, salaryTo: null }],
  [false, { currency: 'KHR', salaryFrom: 800_000_00n, salaryTo: 1_200_000_00n }],
  [false, { type: 'part-time', salaryFrom: 60_00n, salaryTo: 90_00n }],
  [false, { type: 'internship', salaryFrom: 50_00n, salaryTo: null }],
  [false, { salaryFrom: 3_000_00n, salaryTo: 8_000_00n }],
  [false, { salaryFrom: null, salaryTo: null }],
])('says %s of whether a salary is out of range: %o', (is, change) => {
  expect(isOutOfRange({ ...plain, ...change })).toBe(is);
});

describe('the fingerprint of a text', () => {
  const text =
    '<p>We look for an accountant who keeps the books of our three shops, prepares the monthly tax declaration and checks the daily cash of each shop. You work with a team of four people, report to the finance manager every Friday and help with the yearly audit in March.</p>';
  const khmer =
    '<p>យើងត្រូវការគណនេយ្យករម្នាក់ ដែលកត់ត្រាបញ្ជីគណនេយ្យរបស់ហាងទាំងបីរបស់យើង រៀបចំលិខិតប្រកាសពន្ធប្រចាំខែ និងពិនិត្យសាច់ប្រាក់ប្រចាំថ្ងៃរបស់ហាងនីមួយៗ។ អ្នកធ្វើការជាមួយក្រុមមានបួននាក់ ហើយរាយការណ៍ជូនអ្នកគ្រប់គ្រងហិរញ្ញវត្ថុរៀងរាល់ថ្ងៃសុក្រ។</p>';
  const same = (one: string, other: string) => {
    const [a, b] = [printOf(one), printOf(other)];
    return a?.hashes.filter((hash, at) => hash === b?.hashes[at]).length ?? 0;
  };

  it('is the same whatever is bold, capital, spaced or numbered', () => {
    const other = text.toUpperCase().replaceAll(' ', '  ').replace('THREE', '<b>three</b> 3');
    expect(printOf(other)).toEqual(printOf(text));
  });

  it.each([
    ['English', text, text.replace('finance manager', 'chief accountant').replace('Friday', 'Monday')],
    ['Khmer', khmer, khmer.replace('សុក្រ', 'ចន្ទ')],
  ])('is nearly the same where little is changed: %s', (_, one, other) => {
    expect(same(one, other)).toBeGreaterThanOrEqual(alike);
    const bands = new Set(printOf(one)?.bands);
    expect(printOf(other)?.bands.some((band) => bands.has(band))).toBe(true);
  });

  it('is another one of another text, though it begins alike; and there is none of a few words', () => {
    const other =
      '<p>We look for an accountant who drives. The work is in Siem Reap, at night, in a warehouse with heavy goods, and it needs a licence for lorries. Whoever speaks Thai is welcome; rooms and meals are given to everybody who stays there for a whole season.</p>';
    expect(same(text, other)).toBeLessThan(alike / 2);
    expect(printOf('<p>Keeps the books.</p>', null)).toBeNull();
  });
});
