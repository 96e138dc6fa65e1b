-- outside a transaction: people publish jobs meanwhile
-- Lists and facets have the index in memory. What matching looks up in title and tags is found by "search".
DROP INDEX IF EXISTS "job_active_search_name_idx";
DROP INDEX IF EXISTS "job_active_search_head_idx";
DROP INDEX IF EXISTS "job_active_industry_id_idx";
DROP INDEX IF EXISTS "job_active_type_idx";
DROP INDEX IF EXISTS "job_active_experience_idx";
DROP INDEX IF EXISTS "job_active_qualification_idx";
DROP INDEX IF EXISTS "job_active_salary_rank_idx";
