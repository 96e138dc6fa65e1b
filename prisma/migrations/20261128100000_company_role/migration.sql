-- Colleagues have roles. Those who are there keep everything that they could do.
ALTER TABLE "company_member" ADD COLUMN "role" TEXT NOT NULL DEFAULT 'recruiter',
ADD COLUMN "billing" BOOLEAN NOT NULL DEFAULT true;

ALTER TABLE "company_invitation" ADD COLUMN "role" TEXT NOT NULL DEFAULT 'recruiter',
ADD COLUMN "billing" BOOLEAN NOT NULL DEFAULT true;

-- An owner works for the company, however it is made or handed over, and may do everything.
CREATE OR REPLACE FUNCTION "owner_is_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "company_member" SET "role" = 'recruiter', "billing" = true
    WHERE "user_id" = NEW."owner_id" AND "company_id" = NEW."id" AND ("role" <> 'recruiter' OR NOT "billing");
    INSERT INTO "company_member" ("user_id", "company_id")
    SELECT NEW."owner_id", NEW."id"
    WHERE NOT EXISTS (SELECT FROM "company_member" WHERE "user_id" = NEW."owner_id" AND "company_id" = NEW."id");
    RETURN NULL;
END $$;
