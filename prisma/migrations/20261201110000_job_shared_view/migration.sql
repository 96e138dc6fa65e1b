-- Views that came by shared links, by the way of sharing.
CREATE TABLE "job_shared_view" (
    "job_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "job_shared_view_pkey" PRIMARY KEY ("job_id", "channel")
);
ALTER TABLE "job_shared_view" ADD CONSTRAINT "job_shared_view_job_id_fkey"
    FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
