-- outside a transaction: there may be many applications

CREATE INDEX "application_job_id_hired_at_idx" ON "application" ("job_id", "hired_at") WHERE "hired_at" IS NOT NULL;
