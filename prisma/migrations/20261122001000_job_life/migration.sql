-- The day in Phnom Penh on whose morning a draft is published by itself.
ALTER TABLE "job" ADD COLUMN "scheduled_on" DATE;
CREATE INDEX "job_scheduled_idx" ON "job"("scheduled_on") WHERE "scheduled_on" IS NOT NULL;

-- What a recruiter was told of the closing date of a job, so that it is told once of each date.
CREATE TABLE "job_notice" (
    "job_id" UUID NOT NULL,
    "days" SMALLINT NOT NULL,
    "closing_date" DATE NOT NULL,

    CONSTRAINT "job_notice_pkey" PRIMARY KEY ("job_id", "days", "closing_date")
);
ALTER TABLE "job_notice" ADD CONSTRAINT "job_notice_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Where a job stands in "newest": pinned ones before all others, and there too the newest first. So one index still has
-- every list in its order.
ALTER TABLE "job" ADD COLUMN "list_at" TIMESTAMPTZ(3);
CREATE FUNCTION "job_list_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."list_at" := NEW."posted_at" + CASE WHEN NEW."pinned_until" IS NULL THEN interval '0' ELSE interval '876000 hours' END;
    RETURN NEW;
END $$;
CREATE TRIGGER "job_list_at" BEFORE INSERT OR UPDATE OF "posted_at", "pinned_until" ON "job"
    FOR EACH ROW EXECUTE FUNCTION "job_list_at"();

DO $$
DECLARE
    known RECORD;
BEGIN
    FOR known IN
        SELECT indexname, indexdef FROM pg_indexes
        WHERE schemaname = current_schema() AND tablename = 'job' AND indexdef LIKE '%posted_at%'
    LOOP
        EXECUTE format('DROP INDEX %I', known.indexname);
        EXECUTE replace(known.indexdef, 'posted_at', 'list_at');
    END LOOP;
END $$;

-- Last: an index cannot be made while triggers of changed rows wait for the commit.
UPDATE "job" SET "pinned_until" = "pinned_until" WHERE "posted_at" IS NOT NULL;
