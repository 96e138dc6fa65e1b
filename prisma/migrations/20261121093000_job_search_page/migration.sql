-- Which jobs stand on a page is remembered now, so the indexes of words need the hour of posting no more.
DROP INDEX "job_active_search_idx";
DROP INDEX "job_active_search_head_idx";
CREATE INDEX "job_active_search_idx" ON "job" USING gin ("search", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification") WHERE "status" = 'active';
CREATE INDEX "job_active_search_head_idx" ON "job" USING gin ("search_head", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification") WHERE "status" = 'active';

-- Names of categories and provinces are remembered by the version of the listed jobs.
CREATE CONSTRAINT TRIGGER "job_version_category" AFTER UPDATE ON "category" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_job_version"();
CREATE CONSTRAINT TRIGGER "job_version_province" AFTER UPDATE ON "province" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "bump_job_version"();
