import { describe, expect, it } from 'vitest';
import { anonymous } from './anonymous-text.ts';

const hide = anonymous({
  names: ['Sok Dara', 'សុខ ដារ៉ា', 'Long Vanna', null],
  employers: [
    'Advanced Bank of Mekong Plc.',
    'ក្រុមហ៊ុន ទន្លេមាស ឯ.ក',
    'Angkor Foods Co., Ltd.',
    'Freelance',
    null,
  ],
});

describe('a text of somebody', () => {
  it.each([
    ['an e-mail address', 'Write to dara.sok+jobs@gmail.com now', 'Write to ••• now'],
    ['one that is spelled out', 'dara (at) gmail (dot) com', '•••'],
    ['one in Khmer', 'អ៊ីមែលdara@gmail.com អរគុណ', 'អ៊ីមែល••• អរគុណ'],
    ['a link', 'See https://linkedin.com/in/x?y=1 please', 'See ••• please'],
    ['a link without its beginning', 'portfolio at darasok.dev/work, thanks', 'portfolio at •••, thanks'],
    ['a Telegram link', 'join t.me/dara_s', 'join •••'],
    ['a handle', 'Telegram @dara_s', 'Telegram •••'],
    ['a telephone number', 'Call 012 345 678 or 096-123-4567.', 'Call ••• or •••.'],
    ['one with the country', 'Tel: +855 (0)12 345 678', 'Tel: •••'],
    ['one with the country and no plus', 'Tel 85512345678', 'Tel •••'],
    ['one in Khmer digits', 'លេខ ០១២ ៣៤៥ ៦៧៨ ណា', 'លេខ ••• ណា'],
    ['the name', 'I am Sok Dara.', 'I am •••.'],
    ['the name the other way round', 'DARA SOK, accountant', '•••, accountant'],
    ['a part of the name', 'Dara is my name; ask for dara', '••• is my name; ask for •••'],
    ['the Khmer name', 'ខ្ញុំឈ្មោះសុខ ដារ៉ា រស់នៅភ្នំពេញ', 'ខ្ញុំឈ្មោះ••• រស់នៅភ្នំពេញ'],
    ['the Khmer name without its space', 'នាងខ្ញុំសុខដារ៉ា', 'នាងខ្ញុំ•••'],
    ['an employer', 'Teller at Advanced Bank of Mekong for years', 'Teller at ••• for years'],
    ['an employer by its letters', 'Teller at ABM', 'Teller at •••'],
    ['an employer in other letters', 'cook, ANGKOR FOODS', 'cook, •••'],
    ['a Khmer employer', 'ធ្វើការនៅក្រុមហ៊ុនទន្លេមាស ជាគណនេយ្យករ', 'ធ្វើការនៅក្រុមហ៊ុន••• ជាគណនេយ្យករ'],
    ['a Khmer employer with breaks in it', 'នៅទន្លេ\u200Bមាស', 'នៅ•••'],
  ])('does not say %s', (_, text, shown) => {
    expect(hide(text)).toBe(shown);
  });

  it.each([
    'Worked 2019-2021 and 05-2019 06-2021, 40 hours a week, for 100,000 customers.',
    'From 01/02/2020 to 01/02/2021 in a team of 12.',
    'Planned for the long term; a long day.',
    'សុខភាព និងសុវត្ថិភាព',
    'Freelance designer with Node.js, ASP.NET and C#.',
    'Foods of Angkor: a bank, advanced.',
    'Sales up 35% (USD 1.2 million).',
    'Manager @ work',
  ])('stays as it is: %s', (text) => {
    expect(hide(text)).toBe(text);
  });

  it('hides a name that is a word where it is written as a name', () => {
    expect(hide('Long has a long plan, LONG says')).toBe('••• has a long plan, ••• says');
  });

  it('says what it said where nothing is known of its writer', () => {
    const plain = anonymous({ names: [], employers: ['', '  ', '()'] });
    expect(plain('Cook at Angkor')).toBe('Cook at Angkor');
  });

  it('takes signs in names for what they are', () => {
    const odd = anonymous({ names: ['(.*) [x'], employers: ['C++ $1 (+)'] });
    expect(odd('We use C++ $1 (+) here')).toBe('We use ••• here');
    expect(odd('anything else')).toBe('anything else');
  });
});
