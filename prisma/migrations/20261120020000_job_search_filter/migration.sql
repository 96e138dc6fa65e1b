-- Words together with any filters: the index intersects them, and only jobs that fulfil all are fetched.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX "job_active_search_idx";
DROP INDEX "job_active_search_head_idx";
CREATE INDEX "job_active_search_idx" ON "job" USING gin ("search", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification") WHERE "status" = 'active';
CREATE INDEX "job_active_search_head_idx" ON "job" USING gin ("search_head", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification") WHERE "status" = 'active';
