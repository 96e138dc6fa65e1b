import type { PrismaClient } from '@acheep/database/client';

/** A search by one visitor on one day, or a click on a result of it. */
export interface Note {
  /** Hash of day, visitor and action: identifies repetitions until the night, but not the visitor. */
  hash: string;
  day: string;
  kind: string;
  language: string;
  words: string;
  /** Number of results; null if unknown. */
  found: number | null;
  isClick: boolean;
}

/** Counts each note not counted before by any process. Inserts are ordered, to avoid deadlocks. */
export const countNotes = (prisma: PrismaClient, notes: readonly Note[]) => prisma.$executeRaw`
  WITH given AS (
    SELECT decode(g.hash, 'hex') AS hash, g.day, g.kind, g.language, g.words, g.found, g."isClick"
    FROM jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) AS g
      (hash text, day date, kind text, language text, words text, found int, "isClick" boolean)
  ), seen AS (
    INSERT INTO viewer (hash, day) SELECT hash, day FROM given ORDER BY hash
    ON CONFLICT DO NOTHING RETURNING hash
  ), counted AS (
    SELECT day, kind, language, words,
      count(*) FILTER (WHERE NOT "isClick")::int AS searches,
      count(*) FILTER (WHERE found = 0)::int AS nothing,
      (array_agg(found) FILTER (WHERE found IS NOT NULL))[1] AS found,
      count(*) FILTER (WHERE "isClick")::int AS clicks
    FROM given JOIN seen USING (hash) GROUP BY day, kind, language, words
  )
  INSERT INTO search_term (day, kind, language, words, searches, nothing, found, clicks)
  SELECT day, kind, language, words, searches, nothing, found, clicks FROM counted
  ORDER BY day, kind, language, words
  ON CONFLICT (day, kind, language, words) DO UPDATE SET
    searches = search_term.searches + excluded.searches,
    nothing = search_term.nothing + excluded.nothing,
    found = coalesce(excluded.found, search_term.found),
    clicks = search_term.clicks + excluded.clicks`;

/** Keeps only the most frequent search terms of a day. */
export const dropRarest = (prisma: PrismaClient, day: string, most: number) => prisma.$executeRaw`
  DELETE FROM search_term WHERE (day, kind, language, words) IN (
    SELECT day, kind, language, words FROM search_term WHERE day = ${day}::date
    ORDER BY searches DESC, clicks DESC, kind, language, words OFFSET ${most})`;

export const deleteTermsBefore = (prisma: PrismaClient, day: Date) =>
  prisma.searchTerm.deleteMany({ where: { day: { lt: day } } });
