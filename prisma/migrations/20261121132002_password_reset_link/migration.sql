-- Several requests an address, and a link with a key of its own. No key fits the requests that are open now: their
-- codes go on working.
DROP INDEX "password_reset_email_key";
CREATE INDEX "password_reset_email_idx" ON "password_reset"("email");
ALTER TABLE "password_reset" ADD COLUMN "link_hash" BYTEA;
UPDATE "password_reset" SET "link_hash" = "code_hash";
ALTER TABLE "password_reset" ALTER COLUMN "link_hash" SET NOT NULL;
