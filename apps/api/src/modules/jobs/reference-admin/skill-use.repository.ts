import { maxSkillWords, type ReferenceUses, type SkillWord } from '@acheep/contract/jobs/reference-admin';
import { Prisma, type PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { asSql } from '@acheep/database/statement';
import { jobIsOpen } from '../job/public-job.repository.ts';

type Reader = PrismaClient | Transaction;

export interface SkillName {
  nameEn: string;
  nameKm: string;
}

/** Skills as written in jobs and CVs, each with its record. */
const written = Prisma.raw(`
  SELECT 'job' AS noun, job_id AS id, lower(name) AS word, name AS written FROM job_skill
  UNION ALL SELECT 'resume', resume_id, lower(name_en), name_en FROM resume_skill WHERE name_en IS NOT NULL
  UNION ALL SELECT 'resume', resume_id, lower(name_km), name_km FROM resume_skill WHERE name_km IS NOT NULL`);
const listed = Prisma.raw(`
  SELECT id, lower(name_en) AS word FROM skill UNION SELECT id, lower(name_km) FROM skill`);

/** Number of jobs and CVs that name each skill of the list, in either language. */
export async function countSkillUses(
  db: Reader,
  today: string,
): Promise<Map<string, Partial<ReferenceUses>>> {
  const open = asSql(jobIsOpen(new Date(today)));
  const rows = await db.$queryRaw<{ id: string; jobs: number; openJobs: number; resumes: number }[]>`
    WITH named AS (
      SELECT DISTINCT s.id, w.noun, w.id AS record FROM (${listed}) s JOIN (${written}) w ON w.word = s.word)
    SELECT n.id, (count(*) FILTER (WHERE n.noun = 'job'))::int AS jobs,
      (count(*) FILTER (WHERE n.noun = 'job' AND EXISTS (
        SELECT FROM job e WHERE e.id = n.record AND ${open})))::int AS "openJobs",
      (count(*) FILTER (WHERE n.noun = 'resume'))::int AS resumes
    FROM named n GROUP BY n.id`;
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

/** Skills in jobs and CVs that are in no list, each in its most frequent spelling. */
export const listSkillWords = (db: Reader) => db.$queryRaw<SkillWord[]>`
  WITH w AS MATERIALIZED (SELECT * FROM (${written}) w WHERE w.word NOT IN (SELECT word FROM (${listed}) s)),
    most AS (
      SELECT r.word, count(*) AS all, (count(*) FILTER (WHERE r.noun = 'job'))::int AS jobs,
        (count(*) FILTER (WHERE r.noun = 'resume'))::int AS resumes
      FROM (SELECT DISTINCT word, noun, id FROM w) r GROUP BY r.word ORDER BY "all" DESC, r.word LIMIT ${maxSkillWords})
  SELECT s.written AS word, m.jobs, m.resumes FROM most m
  JOIN (
    SELECT DISTINCT ON (word) word, written
    FROM (SELECT word, written, count(*) AS times FROM w WHERE word IN (SELECT word FROM most) GROUP BY 1, 2) o
    ORDER BY word, times DESC, written) s USING (word)
  ORDER BY m."all" DESC, m.word`;

/**
 * Replaces these words with one skill, in the language of each word and once per record. The records are locked first,
 * as when saving one.
 */
export async function rewriteSkill(tx: Transaction, words: readonly string[], { nameEn, nameKm }: SkillName) {
  const given = words.map((word) => word.toLowerCase());
  const into = [nameEn.toLowerCase(), nameKm.toLowerCase()];
  const others = given.filter((word) => !into.includes(word));
  await tx.$executeRaw`
    UPDATE job SET search_rules = 0 WHERE id IN (
      SELECT id FROM job WHERE id IN (SELECT job_id FROM job_skill WHERE lower(name) = ANY(${given}))
      ORDER BY id FOR NO KEY UPDATE)`;
  await tx.$executeRaw`
    UPDATE resume SET search_rules = 0 WHERE id IN (
      SELECT id FROM resume WHERE id IN (
        SELECT resume_id FROM resume_skill WHERE lower(name_en) = ANY(${given}) OR lower(name_km) = ANY(${given}))
      ORDER BY id FOR NO KEY UPDATE)`;
  // Records that already have the skill do not get it twice; of several of these words the first stays.
  await tx.$executeRaw`
    DELETE FROM job_skill k WHERE lower(k.name) = ANY(${others}) AND EXISTS (
      SELECT FROM job_skill o WHERE o.job_id = k.job_id AND o.position <> k.position
        AND (lower(o.name) = ANY(${into}) OR lower(o.name) = ANY(${others}) AND o.position < k.position))`;
  await tx.$executeRaw`
    DELETE FROM resume_skill k
    WHERE (lower(k.name_en) = ANY(${others}) OR lower(k.name_km) = ANY(${others})) AND EXISTS (
      SELECT FROM resume_skill o WHERE o.resume_id = k.resume_id AND o.position <> k.position
        AND (lower(o.name_en) = ANY(${into}) OR lower(o.name_km) = ANY(${into})
          OR (lower(o.name_en) = ANY(${others}) OR lower(o.name_km) = ANY(${others})) AND o.position < k.position))`;
  await tx.$executeRaw`
    UPDATE job_skill SET name = CASE WHEN name ~ '[\u1780-\u17FF]' THEN ${nameKm} ELSE ${nameEn} END
    WHERE lower(name) = ANY(${given})`;
  await tx.$executeRaw`
    UPDATE resume_skill SET
      name_en = CASE WHEN lower(name_en) = ANY(${given}) THEN ${nameEn} ELSE name_en END,
      name_km = CASE WHEN lower(name_km) = ANY(${given}) THEN ${nameKm} ELSE name_km END
    WHERE lower(name_en) = ANY(${given}) OR lower(name_km) = ANY(${given})`;
}
