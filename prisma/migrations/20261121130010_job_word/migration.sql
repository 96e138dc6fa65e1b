CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Jobs whose search columns were made by older rules are made anew by the worker.
ALTER TABLE "job" ADD COLUMN "search_written" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "job" ADD COLUMN "search_rules" SMALLINT NOT NULL DEFAULT 0;
CREATE INDEX "job_search_rules_idx" ON "job" ("search_rules");

-- Words are compared by their letters alone, so that those with one beginning stand beside each other.
CREATE TABLE "job_word" (
    "word" TEXT COLLATE "C" NOT NULL,
    "written" TEXT,
    "jobs" INTEGER NOT NULL DEFAULT 1,
    "counted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_word_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "job_word_counted_at_idx" ON "job_word" ("counted_at");

-- What is left of the first seven letters of a word without one of them, or two of words of six letters and more. Words
-- that are one (two) edits apart have one of these in common, so an index of them finds all that are written alike
-- (Garbe's SymSpell).
CREATE FUNCTION "word_deletions"("word" text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    head text := left("word", 7);
    shorter text;
    found text[] := ARRAY[head];
BEGIN
    FOR i IN 1..length(head) LOOP
        shorter := left(head, i - 1) || substr(head, i + 1);
        found := found || shorter;
        IF length("word") > 5 THEN
            FOR k IN i..length(shorter) LOOP
                found := found || (left(shorter, k - 1) || substr(shorter, k + 1));
            END LOOP;
        END IF;
    END LOOP;
    RETURN found;
END $$;
CREATE INDEX "job_word_deletions_idx" ON "job_word" USING gin ("word_deletions"("word"));

-- Words are only ever added here, so that recruiters who publish at the same time wait for each other only where both
-- bring the same new word. Numbers are no words, and the shortest are all alike.
CREATE FUNCTION "learn_job_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "job_word" ("word", "written")
    SELECT said.word, left(max(said.written), 64)
    FROM (
        SELECT word, "search_written" ->> word AS written
        FROM changed, unnest(string_to_array("search_title" || ' ' || "search_tags", ' ')) AS word
        WHERE "status" = 'active'
    ) AS said
    WHERE length(said.word) BETWEEN 2 AND 64 AND said.word !~ '^\d+$'
        AND NOT EXISTS (SELECT FROM "job_word" k WHERE k."word" = said.word)
    GROUP BY said.word
    ORDER BY said.word -- one order for all, so that nobody waits in a circle
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "job_word_insert" AFTER INSERT ON "job" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "learn_job_words"();
CREATE TRIGGER "job_word_update" AFTER UPDATE ON "job" REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION "learn_job_words"();
