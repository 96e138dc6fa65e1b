-- The columns of a list that is searched. The words are written by the application; those of companies that are there
-- already are made by the worker, because their rules are older than any.
ALTER TABLE "company" ADD COLUMN "search_title" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_tags" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_body" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_written" JSONB NOT NULL DEFAULT '{}',
    ADD COLUMN "search_rules" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "company" ADD COLUMN "search_name" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title"))
    ) STORED,
    ADD COLUMN "search_head" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
    ) STORED,
    ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('english', "search_title" || ' ' || "search_tags" || ' ' || "search_body")
    ) STORED;
CREATE INDEX "company_search_name_idx" ON "company" USING gin ("search_name", "industry_id", "province_id") WITH (fastupdate = off);
CREATE INDEX "company_search_head_idx" ON "company" USING gin ("search_head", "industry_id", "province_id") WITH (fastupdate = off);
CREATE INDEX "company_search_idx" ON "company" USING gin ("search", "industry_id", "province_id") WITH (fastupdate = off);
CREATE INDEX "company_search_rules_idx" ON "company"("search_rules");

-- The orders of the directory, and its filters by date.
CREATE INDEX "company_created_at_id_idx" ON "company"("created_at" DESC, "id" DESC);
CREATE INDEX "company_name_idx" ON "company" (lower("name"), "id");
CREATE INDEX "company_name_km_idx" ON "company" (lower(coalesce("name_km", "name")), "id");
CREATE INDEX "company_industry_id_idx" ON "company" ("industry_id", "created_at" DESC, "id" DESC);
CREATE INDEX "company_province_id_idx" ON "company" ("province_id", "created_at" DESC, "id" DESC);
