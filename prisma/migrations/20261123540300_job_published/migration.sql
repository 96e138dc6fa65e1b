CREATE INDEX "job_published_at_idx" ON "job"("published_at" DESC);
