-- What a found post shows: it is not found once that job, training or event is over. The worker adds it to posts that are
-- there.
ALTER TABLE "post_search" ADD COLUMN "job_id" UUID, ADD COLUMN "gathering_id" UUID;

CREATE OR REPLACE FUNCTION "place_post_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT CASE WHEN p."status" = 'active' THEN p."posted_at" END, p."company_id", p."created_by_id", p."job_id",
        p."gathering_id"
    INTO NEW."posted_at", NEW."company_id", NEW."created_by_id", NEW."job_id", NEW."gathering_id"
    FROM "post" p WHERE p."id" = NEW."id";
    RETURN NEW;
END $$;
-- With any trigger before updates, PostgreSQL generates all vectors again at each.
CREATE OR REPLACE TRIGGER "place_post_search" BEFORE INSERT ON "post_search"
    FOR EACH ROW EXECUTE FUNCTION "place_post_search"();

CREATE OR REPLACE FUNCTION "move_post_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "post_search" SET "posted_at" = CASE WHEN NEW."status" = 'active' THEN NEW."posted_at" END,
        "company_id" = NEW."company_id", "created_by_id" = NEW."created_by_id", "job_id" = NEW."job_id",
        "gathering_id" = NEW."gathering_id"
    WHERE "id" = NEW."id";
    RETURN NULL;
END $$;
