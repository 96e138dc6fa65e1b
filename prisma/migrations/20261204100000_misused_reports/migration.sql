-- Jobs that reports have closed in the past hour are counted by this.
ALTER TABLE "report" ADD COLUMN "held_at" TIMESTAMPTZ(3);
-- Reports are few on any site.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "report_held_at_idx" ON "report"("held_at");

ALTER TABLE "user" ADD COLUMN "reports_ignored_at" TIMESTAMPTZ(3);

-- What was valid before is valid still.
ALTER TABLE "job_mark" DROP CONSTRAINT "job_mark_kind_check",
    ADD CONSTRAINT "job_mark_kind_check"
        CHECK ("kind" IN ('copied', 'repeated', 'salary', 'money', 'contact', 'passport', 'abroad', 'reported')) NOT VALID;
