CREATE OR REPLACE FUNCTION "hide_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Whoever disables or enables the owner, or the one before, meanwhile waits, and then finds the company with its
    -- new owner; or is waited for here.
    PERFORM FROM "user" WHERE "id" IN (OLD."owner_id", NEW."owner_id") ORDER BY "id" FOR SHARE;
    IF EXISTS (SELECT FROM "user" WHERE "id" = NEW."owner_id" AND "disabled_at" IS NOT NULL) THEN
        INSERT INTO "hidden_company" VALUES (NEW."id") ON CONFLICT DO NOTHING;
    ELSE
        DELETE FROM "hidden_company" WHERE "company_id" = NEW."id";
    END IF;
    RETURN NULL;
END $$;
