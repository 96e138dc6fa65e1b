-- The words of title and tags alone, without positions: small enough to stay in the row, so that a walk along the
-- date index can test them without fetching the long vector.
ALTER TABLE "job" ADD COLUMN "search_head" tsvector GENERATED ALWAYS AS (
    strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
) STORED;
ALTER TABLE "job" ALTER COLUMN "search_head" SET STORAGE MAIN;
CREATE INDEX "job_active_search_head_idx" ON "job" USING gin ("search_head") WHERE "status" = 'active';

-- Each filter by date, so that its first page is read from one place.
CREATE INDEX "job_active_province_id_idx" ON "job" ("province_id", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_industry_id_idx" ON "job" ("industry_id", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_company_id_idx" ON "job" ("company_id", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_type_idx" ON "job" ("type", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_experience_idx" ON "job" ("experience", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_qualification_idx" ON "job" ("qualification", "posted_at" DESC, "id" DESC) INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_salary_rank_idx" ON "job" ("salary_rank") INCLUDE ("closing_date") WHERE "status" = 'active';
CREATE INDEX "job_active_closing_date_idx" ON "job" ("closing_date") WHERE "status" = 'active';

-- One row that counts the changes of what the public list shows. Who remembers something about the list (its totals)
-- remembers the version beside it, and reads it again in the same statement as the page.
CREATE TABLE "job_version" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,
    "changed_by" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "job_version_pkey" PRIMARY KEY ("id")
);
INSERT INTO "job_version" DEFAULT VALUES;

CREATE FUNCTION "bump_job_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Once a transaction, however many jobs it changes.
    UPDATE "job_version" SET "version" = "version" + 1, "changed_by" = pg_current_xact_id()::text::bigint
    WHERE "changed_by" <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $$;

-- Deferred to the commit: the row is locked last and briefly, so that writers neither wait long nor block each other
-- in a circle.
CREATE CONSTRAINT TRIGGER "job_version_insert" AFTER INSERT ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active') EXECUTE FUNCTION "bump_job_version"();
CREATE CONSTRAINT TRIGGER "job_version_update" AFTER UPDATE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active' OR OLD."status" = 'active') EXECUTE FUNCTION "bump_job_version"();
CREATE CONSTRAINT TRIGGER "job_version_delete" AFTER DELETE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD."status" = 'active') EXECUTE FUNCTION "bump_job_version"();
CREATE TRIGGER "job_version_truncate" AFTER TRUNCATE ON "job"
    FOR EACH STATEMENT EXECUTE FUNCTION "bump_job_version"();
