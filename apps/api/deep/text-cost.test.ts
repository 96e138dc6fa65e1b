import { plainText } from '@acheep/contract/kernel/plain-text';
import { searchText } from '@acheep/search/analysis/document';
import { htmlText } from '@acheep/search/analysis/html-text';
import { normalizeKhmer } from '@acheep/search/analysis/khmer';
import { finish } from '@acheep/search/analysis/steps';
import { knownSynonymsInSteps } from '@acheep/search/dictionary/synonym';
import { searchQuery } from '@acheep/search/query/query';
import { readSearch } from '@acheep/search/query/read-search';
import { relaxedTexts } from '@acheep/search/query/relaxed-text';
import { anonymous, withoutContacts } from '@acheep/search/redaction/anonymous-text';
import { expect, it } from 'vitest';
import { asksForMoney } from '../src/modules/jobs/job/asks-for-money.ts';
import { isId } from '../src/plugins/endpoint.ts';
import { sanitizeRichText } from '../src/rich-text.ts';
import { commonUnits, costlyUnit, worstUnits } from '../src/testing/worst-string.ts';

const synonyms = finish(knownSynonymsInSteps([]));

/** Processing of accepted texts in the API. Functions that segment words are slow and tried with fewer strings. */
const made: [string, (text: string) => unknown, readonly string[]][] = [
  ['the check of an id in an address', isId, worstUnits],
  ['the sanitiser', sanitizeRichText, worstUnits],
  ['the text of formatted text', plainText, worstUnits],
  ['the text that is searched in formatted text', htmlText, worstUnits],
  ['the normaliser of Khmer', normalizeKhmer, worstUnits],
  ['the search for a demand of money', asksForMoney, worstUnits],
  ['the words that are searched for', searchText, commonUnits],
  ['a query', searchQuery, commonUnits],
  ['the reading of a search', (text) => readSearch(text, synonyms), commonUnits],
  ['what is searched for instead', (text) => relaxedTexts(text, synonyms), commonUnits],
  ['the search for contacts', withoutContacts, commonUnits],
  [
    'the search for names',
    anonymous({ names: ['__ __', 'Sok Dara'], employers: ['Lotus (House) Co.'] }),
    commonUnits,
  ],
];

it.each(made)('security 48: %s takes time in proportion to a text', (_, work, units) => {
  expect(costlyUnit(work, units)).toBeUndefined();
});
