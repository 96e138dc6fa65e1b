-- Who works for a company: its owner, and the colleagues whom it invited. An account works for one.
CREATE TABLE "company_member" (
    "user_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_member_pkey" PRIMARY KEY ("user_id")
);
CREATE INDEX "company_member_company_id_created_at_idx" ON "company_member"("company_id", "created_at");
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "company_member" ("user_id", "company_id", "created_at") SELECT "owner_id", "id", "created_at" FROM "company";

-- An owner works for the company, however it is made or handed over.
CREATE FUNCTION "owner_is_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "company_member" ("user_id", "company_id")
    SELECT NEW."owner_id", NEW."id"
    WHERE NOT EXISTS (SELECT FROM "company_member" WHERE "user_id" = NEW."owner_id" AND "company_id" = NEW."id");
    RETURN NULL;
END $$;
CREATE TRIGGER "owner_is_member" AFTER INSERT OR UPDATE OF "owner_id" ON "company"
    FOR EACH ROW EXECUTE FUNCTION "owner_is_member"();

-- A job is its company's. Whoever wrote it may go, and the job stays.
ALTER TABLE "job" DROP CONSTRAINT "job_owner_id_fkey";
ALTER TABLE "job" RENAME COLUMN "owner_id" TO "created_by_id";
ALTER TABLE "job" ALTER COLUMN "created_by_id" DROP NOT NULL;
ALTER TABLE "job" ADD CONSTRAINT "job_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

DROP INDEX "job_owner_id_status_updated_at_idx";
DROP INDEX "job_company_id_idx";
CREATE INDEX "job_company_id_status_updated_at_idx" ON "job"("company_id", "status", "updated_at" DESC);
CREATE INDEX "job_created_by_id_idx" ON "job"("created_by_id");

-- The indexes that listed jobs are counted from know the company instead, whose owner may be disabled.
DO $$
DECLARE
    known RECORD;
BEGIN
    FOR known IN
        SELECT indexname, indexdef FROM pg_indexes
        WHERE schemaname = current_schema() AND tablename = 'job' AND indexdef LIKE '%INCLUDE (%created_by_id%'
    LOOP
        EXECUTE format('DROP INDEX %I', known.indexname);
        EXECUTE replace(known.indexdef, 'created_by_id', 'company_id');
    END LOOP;
END $$;
