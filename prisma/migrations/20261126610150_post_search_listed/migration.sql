-- Where a post stands among the found, and whose it is: a search neither looks each up nor sorts all. The worker adds
-- them to posts that are there; until then these are not found by their words, as after an upgrade that files texts.
ALTER TABLE "post_search" ADD COLUMN "posted_at" TIMESTAMPTZ(3),
    ADD COLUMN "company_id" UUID,
    ADD COLUMN "created_by_id" UUID;

CREATE FUNCTION "place_post_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT CASE WHEN p."status" = 'active' THEN p."posted_at" END, p."company_id", p."created_by_id"
    INTO NEW."posted_at", NEW."company_id", NEW."created_by_id" FROM "post" p WHERE p."id" = NEW."id";
    RETURN NEW;
END $$;
CREATE TRIGGER "place_post_search" BEFORE INSERT OR UPDATE ON "post_search"
    FOR EACH ROW EXECUTE FUNCTION "place_post_search"();

CREATE FUNCTION "move_post_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "post_search" SET "posted_at" = NEW."posted_at" WHERE "id" = NEW."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "move_post_search" AFTER UPDATE OF "status", "posted_at", "company_id", "created_by_id" ON "post"
    FOR EACH ROW WHEN ((NEW."status", NEW."posted_at", NEW."company_id", NEW."created_by_id")
        IS DISTINCT FROM (OLD."status", OLD."posted_at", OLD."company_id", OLD."created_by_id"))
    EXECUTE FUNCTION "move_post_search"();
