CREATE TABLE "job_mark" (
    "job_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    "said" TEXT,
    "about_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "fine_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_mark_pkey" PRIMARY KEY ("job_id", "kind"),
    CONSTRAINT "job_mark_kind_check" CHECK ("kind" IN ('copied', 'repeated', 'salary', 'money', 'contact'))
);

CREATE TABLE "job_print" (
    "job_id" UUID NOT NULL,
    "hashes" INTEGER[],
    "bands" INTEGER[],

    CONSTRAINT "job_print_pkey" PRIMARY KEY ("job_id")
);

CREATE INDEX "job_mark_about_id_idx" ON "job_mark"("about_id");
CREATE INDEX "job_print_bands_idx" ON "job_print" USING GIN ("bands");

ALTER TABLE "job_mark" ADD CONSTRAINT "job_mark_job_id_fkey"
    FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "job_mark" ADD CONSTRAINT "job_mark_about_id_fkey"
    FOREIGN KEY ("about_id") REFERENCES "job"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "job_print" ADD CONSTRAINT "job_print_job_id_fkey"
    FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
