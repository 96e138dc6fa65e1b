-- What may be suggested to whoever types: from each word of a job's title on, and of a company's names, what follows.
-- Entries are found by a beginning of that. Compared by letters alone, so that those with one beginning stand together.
CREATE TABLE "job_title_start" (
    "start" TEXT COLLATE "C" NOT NULL,
    "title_key" TEXT COLLATE "C" NOT NULL,
    "jobs" INTEGER NOT NULL DEFAULT 1,
    "counted_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_title_start_pkey" PRIMARY KEY ("start", "title_key")
);
CREATE INDEX "job_title_start_title_key_idx" ON "job_title_start" ("title_key");
CREATE INDEX "job_title_start_new_idx" ON "job_title_start" ("title_key") WHERE "counted_at" IS NULL;

CREATE TABLE "company_start" (
    "start" TEXT COLLATE "C" NOT NULL,
    "company_id" UUID NOT NULL,
    "jobs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "company_start_pkey" PRIMARY KEY ("start", "company_id"),
    CONSTRAINT "company_start_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "company_start_company_id_idx" ON "company_start" ("company_id");

-- A beginning that a hundred thousand entries have is not read whole: these give the entries with the most jobs first.
CREATE INDEX "job_title_start_1_idx" ON "job_title_start" (left("start", 1), "jobs" DESC);
CREATE INDEX "job_title_start_3_idx" ON "job_title_start" (left("start", 3), "jobs" DESC);
CREATE INDEX "job_title_start_6_idx" ON "job_title_start" (left("start", 6), "jobs" DESC);
CREATE INDEX "company_start_1_idx" ON "company_start" (left("start", 1), "jobs" DESC);
CREATE INDEX "company_start_3_idx" ON "company_start" (left("start", 3), "jobs" DESC);
CREATE INDEX "company_start_6_idx" ON "company_start" (left("start", 6), "jobs" DESC);

-- What titles are told apart by: however one is written, its words are the same. Short enough for an index.
CREATE FUNCTION "title_key"("search_title" text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT left("search_title", 200) $$;

-- Words as `searchFields` writes them, from each of the first twelve on. Between Khmer words stands no space: whoever types
-- has not come to where the dictionary cuts.
CREATE FUNCTION "word_starts"("words" text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT coalesce(array_agg(DISTINCT left(regexp_replace(
        array_to_string(s.word[i:i + 7], ' '), '([\u1780-\u17D3]) (?=[\u1780-\u17D3])', '\1', 'g'), 40)), '{}')
    FROM (SELECT string_to_array("words", ' ') AS word) s,
        generate_series(1, least(cardinality(s.word), 12)) i
$$;

-- Titles are only ever added here, as the words of jobs are: nobody who publishes waits for the row of a common one.
CREATE FUNCTION "learn_job_titles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_title_start" ("start", "title_key")
    SELECT start, said.key
    FROM (
        SELECT DISTINCT "title_key"("search_title") AS key FROM changed
        WHERE "status" = 'active' AND "search_title" <> ''
    ) AS said, unnest("word_starts"(said.key)) AS start
    WHERE NOT EXISTS (SELECT FROM "job_title_start" k WHERE k."title_key" = said.key)
    ORDER BY start, said.key -- one order for all, so that nobody waits in a circle
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_title_insert" AFTER INSERT ON "job" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "learn_job_titles"();
CREATE TRIGGER "job_title_update" AFTER UPDATE ON "job" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "learn_job_titles"();

CREATE FUNCTION "learn_company_name"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    known integer := (SELECT max("jobs") FROM "company_start" WHERE "company_id" = NEW."id");
BEGIN
    DELETE FROM "company_start" WHERE "company_id" = NEW."id";
    INSERT INTO "company_start" ("start", "company_id", "jobs")
    SELECT start, NEW."id", coalesce(known, 0) FROM unnest("word_starts"(NEW."search_title")) AS start;
    RETURN NULL;
END $$;
CREATE TRIGGER "company_name_insert" AFTER INSERT ON "company"
    FOR EACH ROW EXECUTE FUNCTION "learn_company_name"();
CREATE TRIGGER "company_name_update" AFTER UPDATE ON "company"
    FOR EACH ROW WHEN (NEW."search_title" IS DISTINCT FROM OLD."search_title") EXECUTE FUNCTION "learn_company_name"();

INSERT INTO "company_start" ("start", "company_id")
SELECT start, c."id" FROM "company" c, unnest("word_starts"(c."search_title")) AS start;
