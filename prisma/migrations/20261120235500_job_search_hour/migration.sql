-- The hour of posting beside words and filters: a page whose last job is known is found without looking at older ones.
DROP INDEX "job_active_search_idx";
DROP INDEX "job_active_search_head_idx";
CREATE INDEX "job_active_search_idx" ON "job" USING gin ("search", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification", (floor(date_part('epoch', "posted_at" AT TIME ZONE 'UTC') / 3600)::int)) WHERE "status" = 'active';
CREATE INDEX "job_active_search_head_idx" ON "job" USING gin ("search_head", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification", (floor(date_part('epoch', "posted_at" AT TIME ZONE 'UTC') / 3600)::int)) WHERE "status" = 'active';
