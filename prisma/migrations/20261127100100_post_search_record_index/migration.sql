-- outside a transaction: there may be many

CREATE INDEX "post_search_shown_idx"
    ON "post_search" ("posted_at" DESC, "id" DESC, "company_id", "created_by_id", "job_id", "gathering_id");
DROP INDEX IF EXISTS "post_search_listed_idx";
