-- The index of open jobs by words. Each publication or change of an open job is an entry with a number of its own; the
-- numbers rise in the order of the commits, because whoever makes one holds the row of `list_version`. An entry ends
-- with the next of the same job.
CREATE TABLE "job_entry" (
    "ordinal" SERIAL NOT NULL,
    "job_id" UUID NOT NULL,
    -- The entry before it of the same job.
    "replaces" INTEGER,

    CONSTRAINT "job_entry_pkey" PRIMARY KEY ("ordinal")
);
CREATE INDEX "job_entry_job_id_ordinal_idx" ON "job_entry"("job_id", "ordinal");

-- Which entries have a word, in blocks of 65,536: two bytes each, in rising order, the lowest as -32768.
CREATE TABLE "job_posting" (
    "word" TEXT COLLATE "C" NOT NULL,
    "block" INTEGER NOT NULL,
    -- In the title; in title and tags; anywhere.
    "in_name" BYTEA NOT NULL,
    "in_head" BYTEA NOT NULL,
    "anywhere" BYTEA NOT NULL,

    CONSTRAINT "job_posting_pkey" PRIMARY KEY ("word", "block")
);

-- Up to which entry the words are filed, and up to which entries have been cleared away. Jobs that are older than all of
-- this are entered in the order of their ids, by the program: `entering` says how far; null where all are. One row.
CREATE TABLE "job_filed" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "cleared" INTEGER NOT NULL DEFAULT 0,
    "entering" UUID,

    CONSTRAINT "job_filed_pkey" PRIMARY KEY ("id")
);
INSERT INTO "job_filed" ("entering") VALUES ('00000000-0000-0000-0000-000000000000');

CREATE FUNCTION "note_job_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    job UUID := CASE WHEN TG_OP = 'DELETE' THEN OLD."id" ELSE NEW."id" END;
BEGIN
    PERFORM 1 FROM "list_version" WHERE "name" = 'job' FOR NO KEY UPDATE;
    INSERT INTO "job_entry" ("job_id", "replaces")
    VALUES (job, (SELECT max(e."ordinal") FROM "job_entry" e WHERE e."job_id" = job));
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "note_job_entry_insert" AFTER INSERT ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active') EXECUTE FUNCTION "note_job_entry"();
CREATE CONSTRAINT TRIGGER "note_job_entry_update" AFTER UPDATE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active' OR OLD."status" = 'active') EXECUTE FUNCTION "note_job_entry"();
CREATE CONSTRAINT TRIGGER "note_job_entry_delete" AFTER DELETE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD."status" = 'active') EXECUTE FUNCTION "note_job_entry"();
