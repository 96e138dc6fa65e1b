import { describe, expect, it } from 'vitest';
import { finish } from '../analysis/steps.ts';
import { readSearch } from '../query/read-search.ts';
import { romanizedKhmer } from './romanized.ts';
import { knownSynonymsInSteps } from './synonym.ts';

describe('Khmer in Latin letters', () => {
  it.each([
    ['nak bork lan', 'អ្នកបើកឡាន'],
    ['nak berk lan', 'អ្នកបើកឡាន'],
    ['neak baek lan', 'អ្នកបើកឡាន'],
    ['kru angkles', 'គ្រូអង់គ្លេស'],
    ['kru bongrean', 'គ្រូបង្រៀន'],
    ['krou pet', 'គ្រូពេទ្យ'],
    ['chang ploeung', 'ជាងភ្លើង'],
    ['chong pov', 'ចុងភៅ'],
    ['chong phov', 'ចុងភៅ'],
    ['nak somat', 'អ្នកសម្អាត'],
    ['neak leang chan', 'អ្នកលាងចាន'],
    ['nak lerk dak', 'អ្នកលើកដាក់'],
    ['nak derk tumninh', 'អ្នកដឹកទំនិញ'],
    ['nak lok', 'អ្នកលក់'],
    ['chumnuoy ka', 'ជំនួយការ'],
  ])('%s is %s', (text, khmer) => {
    expect(romanizedKhmer(text.split(' '))).toBe(khmer);
  });

  it.each([
    'truck drver',
    'acountant phnom',
    'sal engineer',
    'aws azure',
    'java sprng',
    'mechanic',
    'kamakor',
    'sokha trading company',
    'mekong rice mill',
    'golden lotus',
    'nham srey mom',
    'kas sang',
    'jobs siem',
    'am looking',
    'nak',
    'beekeeper',
  ])('%s is none', (text) => {
    expect(romanizedKhmer(text.split(' '))).toBeNull();
  });

  it('is found like its Khmer, beside a place', () => {
    const synonyms = finish(knownSynonymsInSteps([]));
    const { words, wishes } = readSearch('nak bork lan phnom penh', synonyms);
    expect(wishes.map(({ kind }) => kind)).toEqual(['place']);
    const [meant] = synonyms.find(words.map(({ term }) => term));
    expect(meant?.ways.map((way) => way.join(' '))).toContain('driver');
  });

  it('asks for any work where it says no more', () => {
    const { words } = readSearch('lok ka ngea', finish(knownSynonymsInSteps([])));
    expect(words).toEqual([]);
  });
});
