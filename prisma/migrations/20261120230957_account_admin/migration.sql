ALTER TABLE "user" ADD COLUMN "disabled_at" TIMESTAMPTZ(3);
ALTER TABLE "company" ADD COLUMN "verified_at" TIMESTAMPTZ(3);

CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "target_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "audit_entry_created_at_id_idx" ON "audit_entry"("created_at" DESC, "id" DESC);
CREATE INDEX "audit_entry_target_id_created_at_idx" ON "audit_entry"("target_id", "created_at" DESC);

-- Every query of public jobs leaves out those of disabled accounts: few, and read from here.
CREATE INDEX "user_disabled_idx" ON "user" ("id") WHERE "disabled_at" IS NOT NULL;

-- Whoever remembers something about the listed jobs hears that some have gone or come back.
CREATE CONSTRAINT TRIGGER "job_version_owner" AFTER UPDATE OF "disabled_at" ON "user" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."disabled_at" IS DISTINCT FROM OLD."disabled_at") EXECUTE FUNCTION "bump_job_version"();

-- The indexes that listed jobs are counted from know the owner too, so that counting still reads no job.
DO $$
DECLARE
    known RECORD;
BEGIN
    FOR known IN
        SELECT indexname, indexdef FROM pg_indexes
        WHERE schemaname = current_schema() AND tablename = 'job' AND indexdef LIKE '%(closing_date) WHERE%'
    LOOP
        EXECUTE format('DROP INDEX %I', known.indexname);
        EXECUTE CASE
            WHEN known.indexdef LIKE '%INCLUDE (closing_date) WHERE%'
            THEN replace(known.indexdef, 'INCLUDE (closing_date)', 'INCLUDE (closing_date, owner_id)')
            ELSE replace(known.indexdef, '(closing_date) WHERE', '(closing_date) INCLUDE (owner_id) WHERE')
        END;
    END LOOP;
END $$;
