-- outside a transaction
CREATE INDEX CONCURRENTLY "job_company_id_listed_idx" ON "job" ("company_id", "created_at" DESC, "id" DESC, "title", "status", "closing_date");
