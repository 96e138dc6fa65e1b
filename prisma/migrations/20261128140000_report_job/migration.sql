-- Reports are few on any site, so that reading them all takes a moment. The version before lists no report of a visitor.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "report" ALTER COLUMN "reporter_id" DROP NOT NULL,
    ADD COLUMN "company_id" UUID,
    ADD COLUMN "email" TEXT,
    ADD COLUMN "job_id" UUID,
    ADD COLUMN "locale" "Locale";

-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "report_reporter_id_job_id_key" ON "report"("reporter_id", "job_id");
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "report_reporter_id_company_id_key" ON "report"("reporter_id", "company_id");
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "report_job_id_idx" ON "report"("job_id");
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "report_company_id_idx" ON "report"("company_id");

-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "report" ADD CONSTRAINT "report_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "report" ADD CONSTRAINT "report_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was valid before is valid still.
ALTER TABLE "report" DROP CONSTRAINT "report_of_one",
    ADD CONSTRAINT "report_of_one" CHECK (num_nonnulls("post_id", "comment_id", "job_id", "company_id") = 1) NOT VALID;
ALTER TABLE "job_mark" DROP CONSTRAINT "job_mark_kind_check",
    ADD CONSTRAINT "job_mark_kind_check"
        CHECK ("kind" IN ('copied', 'repeated', 'salary', 'money', 'contact', 'passport', 'abroad')) NOT VALID;
