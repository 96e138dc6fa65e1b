import { createRecruiter } from '@acheep/prisma/factories/user';
import { provinces } from '@acheep/prisma/seed/reference/province';
import { lexicon } from '@acheep/search/dictionary/lexicon';
import { synonymKey } from '@acheep/search/dictionary/synonym';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../../testing/harness.ts';
import { insertCorpus } from '../../../testing/judged-search/corpus.ts';
import {
  type Answered,
  judgedQueries,
  meanOf,
  measureSearch,
} from '../../../testing/judged-search/judged.ts';
import { measureSpelling, type Spelled } from '../../../testing/judged-search/misspelt.ts';

const api = await startApi();
const languages = ['en', 'km', 'mixed'] as const;
let ids: string[];
const answered: Answered[] = [];
let spelled: Spelled[];

beforeAll(async () => {
  const { id: userId } = await createRecruiter(api.prisma, {
    company: { name: 'Bayon', nameKm: 'ក្រុមហ៊ុនបាយ័ន' },
  });
  const { companyId } = await api.prisma.companyMember.findFirstOrThrow({ where: { userId } });
  ids = await insertCorpus(api.prisma, { userId, companyId });
  await api.deps.database.pool.query('ANALYZE job');
  await api.deps.database.pool.query('ANALYZE job_word');
});
// A hook for each language: all of them together take a minute on a busy machine.
for (const language of languages)
  beforeAll(async () => {
    const queries = judgedQueries.filter((query) => query.language === language);
    answered.push(...(await measureSearch(api.deps.database, ids, queries)));
  });
beforeAll(async () => {
  spelled = await measureSpelling(api.deps.database);
});

const of = (isOf: (one: Answered['query']) => boolean) => answered.filter(({ query }) => isOf(query));
const right = (kind: string) => {
  const some = spelled.filter((one) => one.kind === kind);
  return some.filter(({ isRight }) => isRight).length / some.length;
};

describe('judged searches', () => {
  it('are many, in both languages', () => {
    expect(judgedQueries.length).toBeGreaterThan(250);
    expect(of(({ language }) => language === 'km').length).toBeGreaterThan(100);
  });

  // Thresholds are a few hundredths below the measurements of `pnpm bench:search`.
  it('are answered as well as they were', () => {
    expect(meanOf(answered, 'ndcg')).toBeGreaterThan(0.87);
    expect(meanOf(answered, 'recall')).toBeGreaterThan(0.87);
    for (const language of languages) {
      const own = of((query) => query.language === language);
      for (const figure of ['ndcg', 'recall'] as const)
        expect(meanOf(own, figure), `${language} ${figure}`).toBeGreaterThan(0.85);
    }
  });

  it.each([
    ['driver kandal', 'អ្នកបើកបរ'],
    ['ឆ្មប', 'Midwife'],
    ['cook siem reap', 'ចុងភៅ'],
    ['e commerce', 'E-commerce Executive'],
    ['ecommerce', 'E-commerce Executive'],
    ['e-commerce', 'E-commerce Executive'],
    ['Sihanoukville', 'Chinese Translator'],
    ['Mondul Kiri', 'Eco Tour Guide'],
    ['ខ្ញុំចង់រកការងារអ្នកបើកបរនៅភ្នំពេញ', 'Family Driver'],
    ['ការងារ Electrician កំពង់ធំ', 'Electrician'],
  ])('%s finds %s', (text, title) => {
    expect(answered.find(({ query }) => query.text === text)?.titles).toContain(title);
  });

  it('say what they searched for as people write it', () => {
    for (const { corrected } of answered) expect(corrected ?? '').not.toMatch(/[a-z]0|cplusplus|undefined/);
  });
});

describe('one mistake', () => {
  it.each([
    ['English word', 0.9],
    ['Khmer word', 0.84],
    ['Khmer title of two words and more', 0.9],
    ['Khmer phrase, without spaces', 0.85],
  ])('is put right in most of each kind: %s', (kind, share) => {
    expect(right(kind)).toBeGreaterThan(share);
  });
});

it('knows every province by the names that jobs are filed under', () => {
  for (const { nameEn, nameKm } of provinces) {
    const entry = lexicon.find(({ wordings }) => wordings.includes(nameEn));
    expect(entry?.within, nameEn).toEqual([]);
    expect(entry?.wordings.map(synonymKey)).toContain(synonymKey(nameKm));
  }
});
