/**
 * `pnpm bench:search`: quality of the results of judged searches, by language and kind. With `all`, lists every search
 * with poor results.
 */
import { connect, type Database } from '@acheep/database/connection';
import { startEmbeddedPostgres } from '@acheep/database/embedded';
import { migrate } from '@acheep/database/migrate';
import { createRecruiter } from '@acheep/prisma/factories/user';
import { seedReference } from '@acheep/prisma/seed/reference';
import { askAll, type Judged, mean } from '../api/src/testing/judged-outside/ask.ts';
import { insertOutside } from '../api/src/testing/judged-outside/insert-outside.ts';
import { corpus, insertCorpus } from '../api/src/testing/judged-search/corpus.ts';
import { type Answered, meanOf, measureSearch } from '../api/src/testing/judged-search/judged.ts';
import { measureSpelling } from '../api/src/testing/judged-search/misspelt.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = process.argv[2];

/** Runs `work` on a database of its own, with reference data alone. */
async function onDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ persistent: false });
  const database = connect({ url: postgres.url });
  await migrate(database.pool);
  await seedReference(database.prisma);
  const result = await work(database);
  await database.close();
  await postgres.stop();
  return result;
}

const analyse = async ({ pool }: Database) => {
  for (const table of ['job', 'job_word']) await pool.query(`ANALYZE ${table}`);
};

const outside = await onDatabase(async (database) => {
  const ids = await insertOutside(database.prisma);
  await analyse(database);
  return askAll(database, ids);
});
const { answered, spelled } = await onDatabase(async (database) => {
  const { id: userId } = await createRecruiter(database.prisma, {
    company: { name: 'Bayon', nameKm: 'ក្រុមហ៊ុនបាយ័ន' },
  });
  const { companyId } = await database.prisma.companyMember.findFirstOrThrow({ where: { userId } });
  const ids = await insertCorpus(database.prisma, { userId, companyId });
  await analyse(database);
  return { answered: await measureSearch(database, ids), spelled: await measureSpelling(database) };
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
function line(name: string, of: readonly Answered[]) {
  const cells = [String(of.length), meanOf(of, 'ndcg').toFixed(3), percent(meanOf(of, 'recall'))];
  say(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}
say(`${corpus.length} jobs of our own making`);
say(`${''.padEnd(36)}${['queries', 'nDCG@10', 'recall'].map((cell) => cell.padStart(10)).join('')}`);
line('all', answered);
for (const language of ['en', 'km', 'mixed']) {
  const some = answered.filter(({ query }) => query.language === language);
  line(`in ${language}`, some);
  for (const kind of new Set(some.map(({ query }) => query.kind)))
    line(
      `  ${kind}`,
      some.filter(({ query }) => query.kind === kind),
    );
}
say('one mistake, put right');
for (const kind of new Set(spelled.map((one) => one.kind))) {
  const some = spelled.filter((one) => one.kind === kind);
  say(
    `  ${kind.padEnd(40)}${percent(some.filter(({ isRight }) => isRight).length / some.length).padStart(10)}`,
  );
}
say(`${outside.length} searches judged from outside`);
say(
  `${''.padEnd(36)}${['queries', 'nDCG@10', 'first 3', 'empty'].map((cell) => cell.padStart(10)).join('')}`,
);
function outsideLine(name: string, of: readonly Judged[]) {
  const forTrade = of.filter(({ search }) => search.trade);
  const empty = of.filter(({ isEmpty }) => isEmpty).length;
  const cells = [of.length, mean(of, 'ndcg').toFixed(3), mean(forTrade, 'precision').toFixed(3), empty];
  say(`${name.padEnd(36)}${cells.map((cell) => String(cell).padStart(10)).join('')}`);
}
outsideLine('all', outside);
for (const [language, some] of Map.groupBy(outside, ({ search }) => search.language)) {
  outsideLine(`in ${language}`, some);
  for (const [kind, own] of Map.groupBy(some, ({ search }) => search.kind)) outsideLine(`  ${kind}`, own);
}
if (wanted === 'all') {
  for (const { search, ndcg, precision, shown } of outside.filter((one) => one.ndcg < 0.8))
    say(
      `${search.kind} ${search.text}: ${ndcg.toFixed(2)} ${precision.toFixed(2)} [${shown.map(([grade, title]) => `${grade} ${title}`).join('; ')}]`,
    );
  for (const { query, ndcg, recall, corrected, titles } of answered.filter(
    (one) => one.ndcg < 0.9 || one.recall < 0.9,
  ))
    say(
      `${query.kind} ${query.text}: ${ndcg.toFixed(2)} ${recall.toFixed(2)} ${corrected ?? ''} [${titles.slice(0, 6).join('; ')}]`,
    );
  for (const one of spelled.filter(({ isRight }) => !isRight))
    say(`${one.kind}: ${one.right}, typed ${one.typed}, corrected ${one.corrected ?? 'nothing'}`);
}
process.exit(0);
