import { pick, type Random, sample } from '@acheep/prisma/seed/demo/random';
import { rowsOf } from '../tsv.ts';
import type { Trade } from './trade.ts';

/** A sentence of the work of each category, in English and in Khmer. */
const workOf = new Map(
  rowsOf(new URL('./category-work.tsv', import.meta.url)).map(
    ([category = '', en = '', km = '']) => [category, { en, km }] as const,
  ),
);

/** Sentences that name other trades, as advertisements do. */
const mentions = {
  en: [
    (one: string, other: string) => `You report to the ${one} and work beside the ${other}.`,
    (one: string, other: string) => `Together with our ${one} you support the ${other}.`,
    (one: string, other: string) => `Former ${one}s and ${other}s have done well in this work.`,
  ],
  km: [
    (one: string, other: string) => `រាយការណ៍ទៅ${one} និងសហការជាមួយ${other}។`,
    (one: string, other: string) => `ធ្វើការរួមគ្នាជាមួយ${one} ដើម្បីជួយ${other}។`,
  ],
};

/** Sentences with words of needs and places that say nothing of the kind. */
const asides = {
  en: [
    'University graduates and self-taught people are judged alike.',
    'Experience with customers from many countries helps.',
    'Fresh fruit and drinking water are free.',
    'Part of the bonus is paid at the end of the year.',
    'There is a bus home after the evening meal.',
    'You will visit our branches in Phnom Penh and Siem Reap from time to time.',
    'A uniform and insurance are given on the first day.',
    'We keep a quiet house: no shouting, no shortcuts.',
    'Sundays and public holidays are free.',
  ],
  km: [
    'មានធានារ៉ាប់រង និងឯកសណ្ឋានតាំងពីថ្ងៃដំបូង។',
    'មានផ្លែឈើស្រស់ និងទឹកសុទ្ធឥតគិតថ្លៃ។',
    'បទពិសោធន៍ជាមួយអតិថិជនបរទេសជាការប្រសើរ។',
    'មានប្រាក់រង្វាន់ចុងឆ្នាំ។',
    'ឈប់សម្រាកថ្ងៃអាទិត្យ និងថ្ងៃបុណ្យជាតិ។',
    'ពេលខ្លះត្រូវចុះទៅសាខាភ្នំពេញ និងសៀមរាប។',
  ],
};

const nights = { en: 'The work is at night, from 10 pm to 6 am.', km: 'ធ្វើការវេនយប់ ពីម៉ោង 10 យប់ ដល់ 6 ព្រឹក។' };
const remotes = { en: 'You work from home.', km: 'អាចធ្វើការពីផ្ទះបាន។' };

interface Told {
  trade: Trade;
  others: readonly Trade[];
  language: 'en' | 'km';
  night: boolean;
  remote: boolean;
}

/** Three to six sentences of an advertisement. */
export function textOf(random: Random, { trade, others, language, night, remote }: Told): string {
  const [one = '', other = ''] = sample(random, others, 2).map((some) => {
    const title = pick(random, some[language]);
    return language === 'en' && !/^[A-Z]{2}/.test(title) ? title.toLowerCase() : title;
  });
  return [
    workOf.get(trade.category)?.[language] ?? '',
    ...(night ? [nights[language]] : []),
    ...(remote ? [remotes[language]] : []),
    pick(random, mentions[language])(one, other),
    ...sample(random, asides[language], random() < 0.5 ? 1 : 2),
  ].join(' ');
}
