-- One row for each list that is remembered, which counts the changes of what the list shows. Who remembers something
-- about it (its totals) remembers the version beside it, and reads it again in the same statement as the page. Another
-- list needs a row and its triggers.
CREATE TABLE "list_version" (
    "name" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "changed_by" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "list_version_pkey" PRIMARY KEY ("name")
);
INSERT INTO "list_version" ("name", "version") SELECT 'job', "version" + 1 FROM "job_version";

CREATE FUNCTION "bump_list_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Once a transaction, however many entries it changes.
    UPDATE "list_version" SET "version" = "version" + 1, "changed_by" = pg_current_xact_id()::text::bigint
    WHERE "name" = TG_ARGV[0] AND "changed_by" <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $$;

DROP TRIGGER "job_version_insert" ON "job";
DROP TRIGGER "job_version_update" ON "job";
DROP TRIGGER "job_version_delete" ON "job";
DROP TRIGGER "job_version_truncate" ON "job";
DROP TRIGGER "job_version_category" ON "category";
DROP TRIGGER "job_version_province" ON "province";
DROP TRIGGER "job_version_owner" ON "user";
DROP FUNCTION "bump_job_version"();
DROP TABLE "job_version";

-- Deferred to the commit: the row is locked last and briefly, so that writers neither wait long nor block each other
-- in a circle.
CREATE CONSTRAINT TRIGGER "list_version_insert" AFTER INSERT ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active') EXECUTE FUNCTION "bump_list_version"('job');
CREATE CONSTRAINT TRIGGER "list_version_update" AFTER UPDATE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."status" = 'active' OR OLD."status" = 'active') EXECUTE FUNCTION "bump_list_version"('job');
CREATE CONSTRAINT TRIGGER "list_version_delete" AFTER DELETE ON "job" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (OLD."status" = 'active') EXECUTE FUNCTION "bump_list_version"('job');
CREATE TRIGGER "list_version_truncate" AFTER TRUNCATE ON "job"
    FOR EACH STATEMENT EXECUTE FUNCTION "bump_list_version"('job');
-- Names of categories and provinces are remembered by the version of the listed jobs.
CREATE CONSTRAINT TRIGGER "list_version_category" AFTER UPDATE ON "category" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_list_version"('job');
CREATE CONSTRAINT TRIGGER "list_version_province" AFTER UPDATE ON "province" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_list_version"('job');
-- Jobs of disabled accounts have gone, or come back.
CREATE CONSTRAINT TRIGGER "list_version_owner" AFTER UPDATE OF "disabled_at" ON "user" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."disabled_at" IS DISTINCT FROM OLD."disabled_at") EXECUTE FUNCTION "bump_list_version"('job');
