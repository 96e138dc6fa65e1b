import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Currency, minorUnits } from '../kernel/money.ts';
import { readPay } from './pay-text.ts';
import { currencyWords, multipliers, payWords } from './pay-word.ts';

const khmerDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));
const grouped = (amount: number, sign: string) => amount.toLocaleString('en').replaceAll(',', sign);

/** An amount as it may be written, with a word that multiplies it or without. */
const amountOf = (amount: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constant(String(amount)),
      fc.constantFrom(',', '.', "'", '’').map((sign) => grouped(amount, sign)),
      fc.constant(`${grouped(amount, ',')}.00`),
      fc
        .constantFrom(
          ...Object.entries(multipliers).filter(([word, factor]) => word !== 'm' && amount % factor === 0),
        )
        .map(([word, factor]) => `${amount / factor} ${word}`),
    )
    .chain((text) => fc.constantFrom(text, khmerDigits(text)));

/** An amount of hundreds, which each multiplier up to that divides. */
const moneyOf = (currency: Currency, hundreds: number) =>
  fc
    .tuple(amountOf(hundreds * 100), fc.constantFrom(...currencyWords[currency]), fc.boolean())
    .map(([text, word, isBefore]) => ({
      currency,
      units: hundreds * 100 * minorUnits,
      text: isBefore ? `${word} ${text}` : `${text} ${word}`,
    }));
const currency = fc.constantFrom<Currency>('USD', 'KHR');
const hundreds = fc.integer({ min: 1, max: 9_999 });
const money = fc.tuple(currency, hundreds).chain((of) => moneyOf(...of));

const word = (kind: keyof typeof payWords) => fc.constantFrom(...payWords[kind]);
const unit = fc.oneof(
  fc.constant({ text: '', months: 1 }),
  fc
    .tuple(word('per'), fc.constantFrom('month', 'mo', 'ខែ'))
    .map(([per, of]) => ({ text: `${per} ${of}`, months: 1 })),
  fc
    .tuple(word('per'), fc.constantFrom('year', 'annum', 'ឆ្នាំ'))
    .map(([per, of]) => ({ text: `${per} ${of}`, months: 12 })),
);
const around = fc.record({
  before: fc.oneof(
    fc.constant(''),
    word('salary'),
    word('salary').map((said) => `${said}:`),
  ),
  behind: fc.oneof(
    fc.constant(''),
    word('negotiable').map((said) => `(${said})`),
    word('onTop'),
  ),
});

const one = fc
  .record({ money, unit, around })
  .chain(({ money: { currency, units, text }, unit: per, around: said }) => {
    const month = Math.round(units / per.months);
    const meant = (ends: { from?: number; to?: number }) => ({
      ...ends,
      currency,
      ...(said.behind.startsWith('(') && { negotiable: true }),
    });
    const whole = (pay: string) => [said.before, pay, per.text, said.behind].filter(Boolean).join(' ');
    return fc.oneof(
      fc.constant({ text: whole(text), meant: meant({ from: month, to: month }) }),
      fc
        .oneof(word('from'), word('least'), word('min'))
        .map((least) => ({ text: whole(`${least} ${text}`), meant: meant({ from: month }) })),
      word('orMore').map((more) => ({ text: whole(`${text} ${more}`), meant: meant({ from: month }) })),
      fc
        .oneof(word('most'), word('max'))
        .map((most) => ({ text: whole(`${most} ${text}`), meant: meant({ to: month }) })),
    );
  });

it('an amount is read as it is meant, however it is written', () => {
  fc.assert(
    fc.property(one, ({ text, meant }) => {
      expect(readPay(text)).toEqual(meant);
    }),
    { numRuns: 1000 },
  );
});

it('a range is read as it is meant, or falls and is not read', () => {
  // Of amounts that are hundreds apart, the lower one is in the unit of the other: 1-2 million.
  const ends = fc
    .tuple(currency, hundreds, fc.integer({ min: 1, max: 10 }))
    .chain(([of, low, times]) => fc.tuple(moneyOf(of, low), moneyOf(of, low * times)));
  fc.assert(
    fc.property(ends, fc.oneof(word('dash'), word('to')), unit, ([low, high], to, per) => {
      expect(readPay(`${low.text} ${to} ${high.text} ${per.text}`)).toEqual({
        from: Math.round(low.units / per.months),
        to: Math.round(high.units / per.months),
        currency: low.currency,
      });
      if (low.units < high.units)
        expect(readPay(`${high.text} ${to} ${low.text} ${per.text}`)).toHaveProperty('unread');
    }),
    { numRuns: 1000 },
  );
});

it('two currencies, or two units, are not read', () => {
  const two = fc.tuple(money, money, word('dash'), unit, unit);
  fc.assert(
    fc.property(two, ([low, high, to, ofLow, ofHigh]) => {
      const isAgainst =
        low.currency !== high.currency || (ofLow.text && ofHigh.text && ofLow.months !== ofHigh.months);
      fc.pre(Boolean(isAgainst));
      const text = `${low.text} ${ofLow.text} ${to} ${high.text} ${ofHigh.text}`;
      expect(readPay(text)).toHaveProperty('unread');
    }),
    { numRuns: 500 },
  );
});

const known = new Set(
  [...Object.values(payWords), ...Object.values(currencyWords), Object.keys(multipliers)]
    .flat()
    .flatMap((words) => words.split(' ')),
);
const unknown = fc.oneof(
  fc.constantFrom(
    ...'£€¥฿₫%#*=@×²½٣๓?!',
    'thb',
    'vnd',
    'eur',
    'per kilo',
    'a shift',
    'hourly',
    'net',
    'about',
    'ប្រហែល',
    'បាត',
  ),
  fc.stringMatching(/^[a-z]{2,8}$/).filter((text) => !known.has(text)),
);

it('no character is lost: an unknown word anywhere makes all of it unread', () => {
  fc.assert(
    fc.property(one, unknown, fc.nat(), ({ text }, lost, place) => {
      const words = text.split(' ');
      words.splice(place % (words.length + 1), 0, lost);
      expect(readPay(words.join(' '))).toHaveProperty('unread');
    }),
    { numRuns: 1000 },
  );
});

it('whatever order the words have, an amount that is read is one that is written', () => {
  const piece = fc.oneof(
    ...Object.keys(payWords).map((kind) => word(kind as keyof typeof payWords)),
    fc.constantFrom(...currencyWords.USD, ...currencyWords.KHR, ...Object.keys(multipliers)),
    fc.constantFrom('300', '500', '7', '1,200', '0', '.5'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      // One space would group thousands.
      const pay = readPay(pieces.join('  '));
      if ('unread' in pay) return;
      const numbers = pieces.filter((text) => /\d/.test(text) && !text.includes('ក្នុង'));
      const ends = new Set([pay.from, pay.to].filter((end) => end !== undefined));
      expect(numbers.length).toBeGreaterThanOrEqual(ends.size);
      expect(numbers.length).toBeLessThanOrEqual(ends.size === 0 ? 0 : 2);
      for (const end of ends) expect(end).toBeGreaterThan(0);
      expect(pay.from ?? 0).toBeLessThanOrEqual(pay.to ?? Number.POSITIVE_INFINITY);
    }),
    { numRuns: 2000 },
  );
});
