-- The words of the title alone: jobs that are called what was searched for come first.
ALTER TABLE "job" ADD COLUMN "search_name" tsvector GENERATED ALWAYS AS (
    strip(to_tsvector('english', "search_title"))
) STORED;
CREATE INDEX "job_active_search_name_idx" ON "job" USING gin ("search_name", "category_id", "industry_id", "province_id", "company_id", "type", "experience", "qualification") WHERE "status" = 'active';

-- Misspelt words are put right before the search, so nothing is compared by trigrams any more.
DROP INDEX "job_active_search_title_idx";
DROP EXTENSION pg_trgm;
