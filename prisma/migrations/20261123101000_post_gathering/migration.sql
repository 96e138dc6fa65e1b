ALTER TABLE "post" ADD COLUMN "gathering_id" UUID;
CREATE UNIQUE INDEX "post_gathering_id_key" ON "post"("gathering_id");
ALTER TABLE "post" ADD CONSTRAINT "post_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A training or an event has its entry as a job has: made when it is published, announced again with new dates.
CREATE FUNCTION "announce_gathering"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moment TIMESTAMPTZ(3) := coalesce(NEW."posted_at", now());
BEGIN
    INSERT INTO "post" ("company_id", "kind", "status", "gathering_id", "posted_at", "created_at", "updated_at")
    VALUES (NEW."company_id", NEW."kind"::text, 'active', NEW."id", moment, moment, moment)
    ON CONFLICT ("gathering_id") DO UPDATE SET "posted_at" = moment, "updated_at" = moment,
        -- What the operator hid stays hidden.
        "status" = CASE WHEN "post"."status" = 'hidden' THEN 'hidden' ELSE 'active' END;
    RETURN NULL;
END $$;
CREATE TRIGGER "announce_gathering_insert" AFTER INSERT ON "gathering"
    FOR EACH ROW WHEN (NEW."status" = 'active') EXECUTE FUNCTION "announce_gathering"();
CREATE TRIGGER "announce_gathering_update" AFTER UPDATE OF "status", "posted_at" ON "gathering"
    FOR EACH ROW WHEN (NEW."status" = 'active' AND NEW."posted_at" IS DISTINCT FROM OLD."posted_at")
    EXECUTE FUNCTION "announce_gathering"();

-- Those that were published before.
INSERT INTO "post" ("company_id", "kind", "status", "gathering_id", "posted_at", "created_at", "updated_at")
SELECT "company_id", "kind"::text, 'active', "id", "posted_at", "posted_at", "posted_at"
FROM "gathering" WHERE "status" <> 'draft' AND "posted_at" IS NOT NULL
ORDER BY "posted_at";
