-- A trigger before an update makes PostgreSQL compute the search vectors of each changed row again, which takes longer
-- than all else about closing a job. The program writes "list_at" with the columns that it follows from; the trigger
-- puts right what is written without it.
CREATE FUNCTION "job_list_time"(posted TIMESTAMPTZ, pinned DATE) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE
    RETURN posted + CASE WHEN pinned IS NULL THEN interval '0' ELSE interval '876000 hours' END;
CREATE OR REPLACE FUNCTION "job_list_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        UPDATE "job" SET "list_at" = "job_list_time"(NEW."posted_at", NEW."pinned_until") WHERE "id" = NEW."id";
    ELSE
        NEW."list_at" := "job_list_time"(NEW."posted_at", NEW."pinned_until");
    END IF;
    RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER "job_list_at" BEFORE INSERT ON "job" FOR EACH ROW EXECUTE FUNCTION "job_list_at"();
CREATE TRIGGER "job_list_at_update" AFTER UPDATE OF "posted_at", "pinned_until" ON "job" FOR EACH ROW
    WHEN (NEW."list_at" IS DISTINCT FROM "job_list_time"(NEW."posted_at", NEW."pinned_until"))
    EXECUTE FUNCTION "job_list_at"();

-- Only background work looks words up by this index now: the words of new jobs wait in a list, and the worker files them.
ALTER INDEX "job_active_search_idx" SET (fastupdate = on);
