-- outside a transaction
CREATE INDEX CONCURRENTLY "job_title_open_idx" ON "job" (("title_key"("search_title")) COLLATE "C", "closing_date") WHERE "status" = 'active';
