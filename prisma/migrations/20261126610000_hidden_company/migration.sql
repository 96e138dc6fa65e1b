-- Searches within names and texts look trigrams up.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The companies of disabled owners, which no list shows. They are few, so that a list reads them once and neither joins
-- each entry to its company and owner nor rewrites entries.
CREATE TABLE "hidden_company" (
    "company_id" UUID NOT NULL,

    CONSTRAINT "hidden_company_pkey" PRIMARY KEY ("company_id")
);

CREATE FUNCTION "hide_company_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."disabled_at" IS NULL THEN
        DELETE FROM "hidden_company" h USING "company" c WHERE c."id" = h."company_id" AND c."owner_id" = NEW."id";
    ELSE
        INSERT INTO "hidden_company" SELECT "id" FROM "company" WHERE "owner_id" = NEW."id" ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "hide_company_of_owner" AFTER UPDATE OF "disabled_at" ON "user"
    FOR EACH ROW WHEN ((NEW."disabled_at" IS NULL) <> (OLD."disabled_at" IS NULL)) EXECUTE FUNCTION "hide_company_of_owner"();

CREATE FUNCTION "hide_company"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    disabled TIMESTAMPTZ;
BEGIN
    -- Whoever disables this account meanwhile waits, and then finds the company.
    SELECT "disabled_at" INTO disabled FROM "user" WHERE "id" = NEW."owner_id" FOR SHARE;
    IF disabled IS NOT NULL THEN
        INSERT INTO "hidden_company" VALUES (NEW."id") ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM "hidden_company" WHERE "company_id" = NEW."id";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "hide_company_insert" AFTER INSERT ON "company"
    FOR EACH ROW EXECUTE FUNCTION "hide_company"();
CREATE TRIGGER "hide_company_update" AFTER UPDATE OF "owner_id" ON "company"
    FOR EACH ROW WHEN (NEW."owner_id" <> OLD."owner_id") EXECUTE FUNCTION "hide_company"();

CREATE FUNCTION "forget_hidden_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "hidden_company" WHERE "company_id" = OLD."id";
    RETURN NULL;
END $$;
CREATE TRIGGER "forget_hidden_company" AFTER DELETE ON "company"
    FOR EACH ROW EXECUTE FUNCTION "forget_hidden_company"();
