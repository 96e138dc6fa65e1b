import type { Database } from '@acheep/database/connection';
import { createRandom, pick, type Random } from '@acheep/prisma/seed/demo/random';
import { provinces } from '@acheep/prisma/seed/reference/province';
import { clustersOf } from '@acheep/search/analysis/khmer-cluster';
import { segment } from '@acheep/search/analysis/segment';
import { jobSearchService } from '../../modules/jobs/job/job-search.service.ts';
import { corpus } from './corpus.ts';

/** Text with one mistake in it. */
interface Misspelt {
  kind: string;
  right: string;
  typed: string;
}

const each = 60;
const khmerLetters = [...'កខគងចឆជញតថទនបផពមយរលវសហអ', ...'ាិីឹុូេែោំះ'];
const latinLetters = [...'aeioulnrstkp'];

/** Makes one mistake: a letter left out, one added, one replaced, or two transposed. */
function mistake(random: Random, text: string, letters: readonly string[]): string {
  const at = 1 + Math.floor(random() * (text.length - 1));
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  const other = pick(random, letters);
  return (
    before +
    pick(random, [after, other + after, letter + other + after, after.charAt(0) + letter + after.slice(1)])
  );
}

const isKhmer = (text: string) => /^[\u1780-\u17d2]+$/.test(text);
const same = (one: string, other: string) => segment(one).join('') === segment(other).join('');

function* misspelt(): Generator<Misspelt> {
  const random = createRandom(75);
  const words = corpus.flatMap(({ title }) => segment(title));
  const khmerWords = words.filter((word) => isKhmer(word) && clustersOf(word).length > 2);
  const titles = corpus.filter(({ title }) => isKhmer(title) && segment(title).length > 1);
  const kinds: [string, readonly string[], () => string][] = [
    [
      'English word',
      latinLetters,
      () =>
        pick(
          random,
          words.filter((word) => /^[a-z]{5,}$/.test(word)),
        ),
    ],
    ['Khmer word', khmerLetters, () => pick(random, khmerWords)],
    ['Khmer title of two words and more', khmerLetters, () => pick(random, titles).title],
    [
      'Khmer phrase, without spaces',
      khmerLetters,
      () => {
        const { title, province } = pick(
          random,
          corpus.filter((job) => isKhmer(job.title)),
        );
        return title + (provinces.find(({ slug }) => slug === province)?.nameKm ?? '');
      },
    ],
  ];
  for (const [kind, letters, make] of kinds)
    for (let made = 0; made < each; ) {
      const right = make();
      const typed = mistake(random, right, letters);
      if (same(right, typed)) continue;
      made++;
      yield { kind, right, typed };
    }
}

/** The same mistakes each time. */
const misspeltTexts: readonly Misspelt[] = [...misspelt()];

export interface Spelled extends Misspelt {
  corrected: string | undefined;
  /** The first ten results are those of the correct text. */
  isRight: boolean;
}

/** Runs each search with and without its mistake. */
export async function measureSpelling(database: Database): Promise<Spelled[]> {
  const service = jobSearchService({ database, now: () => new Date() });
  const find = async (search: string) =>
    (await service.page({ search, filter: {}, offset: 0, limit: 10 })).answer;
  const spelled: Spelled[] = [];
  for (const one of misspeltTexts) {
    const [right, typed] = [await find(one.right), await find(one.typed)];
    const ids = (answer: typeof right) => answer.data.map(({ _id }) => _id).join();
    const isRight = right.data.length > 0 && ids(right) === ids(typed);
    spelled.push({ ...one, corrected: typed.meta.corrected, isRight });
  }
  return spelled;
}
