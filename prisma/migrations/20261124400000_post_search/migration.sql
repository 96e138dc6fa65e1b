-- What entries of the feed are found by, beside them: most have no words of their own, and an entry's own row stays as
-- it is when the rules of the search change. The worker files those that are there already.
CREATE TABLE "post_search" (
    "id" UUID NOT NULL,
    "search_title" TEXT NOT NULL DEFAULT '',
    "search_tags" TEXT NOT NULL DEFAULT '',
    "search_body" TEXT NOT NULL DEFAULT '',
    "search_written" JSONB NOT NULL DEFAULT '{}',
    "search_rules" SMALLINT NOT NULL DEFAULT 0,
    "search_name" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title"))
    ) STORED,
    "search_head" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
    ) STORED,
    "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('english', "search_title" || ' ' || "search_tags" || ' ' || "search_body")
    ) STORED,

    CONSTRAINT "post_search_pkey" PRIMARY KEY ("id")
);
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_id_fkey"
    FOREIGN KEY ("id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "post_search_search_rules_idx" ON "post_search"("search_rules");
CREATE INDEX "post_search_name_idx" ON "post_search" USING gin ("search_name") WITH (fastupdate = off);
CREATE INDEX "post_search_head_idx" ON "post_search" USING gin ("search_head") WITH (fastupdate = off);
CREATE INDEX "post_search_idx" ON "post_search" USING gin ("search") WITH (fastupdate = off);
