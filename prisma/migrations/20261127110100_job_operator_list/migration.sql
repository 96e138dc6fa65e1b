-- outside a transaction: the table may be large

-- The operator searches jobs and counts what is found. What most jobs have is found by reading these alone, in the order
-- of the list; what few have, by trigrams.
CREATE INDEX "job_created_at_listed_idx"
    ON "job" ("created_at" DESC, "id" DESC, "title", "company_id", "status", "closing_date");
DROP INDEX IF EXISTS "job_created_at_id_idx";

-- Few jobs are promoted.
CREATE INDEX "job_pinned_until_idx" ON "job" ("pinned_until") WHERE "pinned_until" IS NOT NULL;
CREATE INDEX "job_boosted_until_idx" ON "job" ("boosted_until") WHERE "boosted_until" IS NOT NULL;
