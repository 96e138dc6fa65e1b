import type { Currency } from '../kernel/money.ts';

const listOf = (words: string) => words.split(',').map((word) => word.trim());

/** Words of the currencies, in lower case like all words here. */
export const currencyWords: Readonly<Record<Currency, readonly string[]>> = {
  USD: listOf(
    `$, us$, $us, usd, usd$, usdollar, dollar, dollars, us dollar, us dollars, u.s. dollar, u.s. dollars,
    american dollars, ដុល្លារ, ដុល្លា, ដុល្លារអាមេរិក, ដុល្លាអាមេរិក, ដុល`,
  ),
  KHR: listOf('៛, khr, riel, riels, khmer riel, khmer riels, cambodian riel, cambodian riels, រៀល'),
};

/** Words that multiply the number before them. */
export const multipliers: Readonly<Record<string, number>> = {
  hundred: 100,
  រយ: 100,
  k: 1000,
  thousand: 1000,
  ពាន់: 1000,
  ម៉ឺន: 10_000,
  មុឺន: 10_000,
  សែន: 100_000,
  m: 1_000_000,
  mn: 1_000_000,
  mln: 1_000_000,
  million: 1_000_000,
  លាន: 1_000_000,
};

/** With a word before it each comes on top of the pay: "plus benefits". */
const extras = listOf(
  `benefits, other benefits, commission, commissions, bonus, bonuses, incentive, incentives, allowance, allowances,
  overtime, tips, service charge, insurance, អត្ថប្រយោជន៍, អត្ថប្រយោជន៍ផ្សេងៗ, កម្រៃជើងសារ, ប្រាក់លើកទឹកចិត្ត, ប្រាក់រង្វាន់`,
);

/**
 * The words of pay by what they do. Whoever reads pay takes them from here: cells of imports all, searches those that a
 * search has.
 */
export const payWords = {
  /** Before the lower end: alone, or of a range. */
  from: listOf('from, ពី, ចាប់ពី, ចាប់តាំងពី'),
  least: listOf(
    `at least, starting at, starting from, starting salary, starting, start from, start at, more than, over, above,
    >, ≥, >=, យ៉ាងតិច, យ៉ាងតិចបំផុត, មិនតិចជាង, លើស, លើសពី`,
  ),
  /** Behind the lower end. */
  orMore: listOf('+, plus, up, and up, & up, upwards, and above, or above, or more, and more, ឡើង, ឡើងទៅ'),
  /** Before the upper end. */
  most: listOf(
    `up to, at most, below, under, less than, not more than, no more than, <, ≤, <=, មិនលើស, មិនលើសពី, រហូតដល់,
    យ៉ាងច្រើន, យ៉ាងច្រើនបំផុត, តិចជាង, ក្រោម`,
  ),
  /** On either side of their end. */
  min: listOf('min, minimum, អប្បបរមា, តិចបំផុត'),
  max: listOf('max, maximum, អតិបរមា, ច្រើនបំផុត'),
  between: listOf('between, ចន្លោះ, ចន្លោះពី, រវាង'),
  dash: listOf('-, –, —, ‐, ‑, ‒, ―, −, ~, 〜'),
  to: listOf('to, ដល់, ទៅ, ទៅដល់'),
  and: listOf('and, &, និង'),
  /** Before a unit: an unknown word behind these is one, too. */
  per: listOf('/, p/, per, every, ក្នុងមួយ, ក្នុង1, ប្រចាំ, រាល់'),
  one: listOf('a, each, មួយ, ក្នុង'),
  month: listOf('month, monthly, mo, mth, calendar month, pm, p.m, pcm, /m, p/m, ខែ'),
  year: listOf('year, yearly, yr, annum, annual, annually, pa, p.a, /y, p/a, ឆ្នាំ'),
  /** A month's pay does not follow from these. */
  otherUnit: listOf(
    `hour, hours, hourly, hr, hrs, day, days, daily, week, weeks, weekly, wk, wks, ph, p.h, pw, p.w, fortnight, fortnightly, biweekly,
    quarter, quarterly, ម៉ោង, ថ្ងៃ, សប្ដាហ៍, សប្តាហ៍, អាទិត្យ`,
  ),
  /** The pay is to be agreed, or depends on the person, which comes to the same. */
  negotiable: listOf(
    `negotiable, negotiation, open to negotiation, can be negotiated, to be negotiated, to be discussed, to be agreed,
    to be determined, nego, neg, tbd, tba, tbc, doe, depends on experience, depending on experience,
    based on experience, ចរចា, ចរចាបាន, អាចចរចា, អាចចរចាបាន, តាមការចរចា, ការចរចា, តាមការព្រមព្រៀង, តាមបទពិសោធន៍, តាមសមត្ថភាព`,
  ),
  onTop: ['+', 'plus', 'and', '&', 'with', 'និង', 'បូក'].flatMap((word) =>
    extras.map((extra) => `${word} ${extra}`),
  ),
  salary: listOf('salary, salaries, pay, wage, wages, ប្រាក់ខែ, ប្រាក់បៀវត្ស, ប្រាក់បៀវត្សរ៍, បៀវត្ស, បៀវត្សរ៍, ប្រាក់ឈ្នួល'),
  /**
   * These change nothing: a stated salary is the gross and basic one. "Net" and "including" are no such words, since the
   * salary itself is another one then; nor are "about" and "competitive".
   */
  empty: [
    ...listOf('of, is, range, gross, base, basic, before tax, remuneration, គឺ, គោល'),
    ...[',', ';', ':', '.', '(', ')', '[', ']', '"', '“', '”', '«', '»', '។', '៖'],
  ],
} satisfies Record<string, readonly string[]>;
