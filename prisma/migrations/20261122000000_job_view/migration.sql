-- How often the page of a job was looked at on a day.
CREATE TABLE "job_view" (
    "job_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "job_view_pkey" PRIMARY KEY ("job_id", "day")
);
ALTER TABLE "job_view" ADD CONSTRAINT "job_view_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who has looked today, so that nobody counts twice: a hash that is another one for each job and each day.
CREATE TABLE "job_viewer" (
    "hash" BYTEA NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "job_viewer_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "job_viewer_day_idx" ON "job_viewer"("day");
