-- The columns of a list that is searched, as companies have them. The words are written by the application; those of
-- CVs that are there already are made by the worker.
ALTER TABLE "resume" ADD COLUMN "search_title" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_tags" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_body" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_written" JSONB NOT NULL DEFAULT '{}',
    ADD COLUMN "search_rules" SMALLINT NOT NULL DEFAULT 0,
    -- The day in Phnom Penh on which the CV was saved or its owner was last here.
    ADD COLUMN "active_on" DATE NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "experience_rank" SMALLINT GENERATED ALWAYS AS (
        CASE "experience" WHEN 'fresh' THEN 1 WHEN 'less-than-1-year' THEN 2 WHEN '2-years' THEN 3
            WHEN '3-years' THEN 4 WHEN '4-years' THEN 5 WHEN 'over-5-years' THEN 6 ELSE 0 END
    ) STORED;
ALTER TABLE "resume" ADD COLUMN "search_name" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title"))
    ) STORED,
    ADD COLUMN "search_head" tsvector GENERATED ALWAYS AS (
        strip(to_tsvector('english', "search_title" || ' ' || "search_tags"))
    ) STORED,
    ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('english', "search_title" || ' ' || "search_tags" || ' ' || "search_body")
    ) STORED;
CREATE INDEX "resume_search_name_idx" ON "resume" USING gin ("search_name") WITH (fastupdate = off);
CREATE INDEX "resume_search_head_idx" ON "resume" USING gin ("search_head") WITH (fastupdate = off);
CREATE INDEX "resume_search_idx" ON "resume" USING gin ("search") WITH (fastupdate = off);
CREATE INDEX "resume_search_rules_idx" ON "resume"("search_rules");

-- The orders of the list, and its filters by day.
CREATE INDEX "resume_active_on_id_idx" ON "resume"("active_on" DESC, "id" DESC);
CREATE INDEX "resume_experience_rank_id_idx" ON "resume"("experience_rank" DESC, "id" DESC);
CREATE INDEX "resume_wanted_category_id_active_on_id_idx" ON "resume"("wanted_category_id", "active_on" DESC, "id" DESC);
CREATE INDEX "resume_experience_active_on_id_idx" ON "resume"("experience", "active_on" DESC, "id" DESC);
CREATE INDEX "resume_notice_period_active_on_id_idx" ON "resume"("notice_period", "active_on" DESC, "id" DESC);

UPDATE "resume" SET "active_on" = ("updated_at" AT TIME ZONE 'Asia/Phnom_Penh')::date;

-- A name that somebody takes is to be found in no CV of theirs either: the worker makes its words anew.
CREATE FUNCTION "resume_of_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "resume" SET "search_rules" = 0 WHERE "user_id" = NEW."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "resume_of_renamed" AFTER UPDATE OF "name" ON "user"
    FOR EACH ROW WHEN (OLD."name" IS DISTINCT FROM NEW."name") EXECUTE FUNCTION "resume_of_renamed"();

-- Which companies opened a whole CV, once each.
CREATE TABLE "resume_view" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "order_id" UUID,
    "opened_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_view_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "resume_view_company_id_resume_id_key" ON "resume_view"("company_id", "resume_id");
CREATE INDEX "resume_view_resume_id_created_at_idx" ON "resume_view"("resume_id", "created_at" DESC);
CREATE INDEX "resume_view_order_id_idx" ON "resume_view"("order_id");
CREATE INDEX "resume_view_opened_by_id_idx" ON "resume_view"("opened_by_id");
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_opened_by_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Which CVs a company has looked at on a day in Phnom Penh, named or not: counted for their owners, and so that nobody
-- takes them all along.
CREATE TABLE "resume_shown" (
    "company_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "resume_id" UUID NOT NULL,

    CONSTRAINT "resume_shown_pkey" PRIMARY KEY ("company_id", "day", "resume_id")
);
CREATE INDEX "resume_shown_resume_id_day_idx" ON "resume_shown"("resume_id", "day");
CREATE INDEX "resume_shown_day_idx" ON "resume_shown"("day");
ALTER TABLE "resume_shown" ADD CONSTRAINT "resume_shown_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "resume_shown" ADD CONSTRAINT "resume_shown_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
