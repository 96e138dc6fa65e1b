-- A link opens the registration that it was sent for. Links on their way open the account as it waits now, once a
-- password is chosen.
CREATE TABLE "activation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "handle_hash" BYTEA,
    "role" "Role" NOT NULL,
    "name" TEXT NOT NULL,
    "locale" "Locale" NOT NULL,
    "password_hash" TEXT NOT NULL,
    "company_name" TEXT,
    "company_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activation_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "activation_token_hash_key" ON "activation"("token_hash");
CREATE INDEX "activation_user_id_idx" ON "activation"("user_id");
CREATE INDEX "activation_expires_at_idx" ON "activation"("expires_at");

ALTER TABLE "activation" ADD CONSTRAINT "activation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "activation" ("user_id", "token_hash", "role", "name", "locale", "password_hash", "company_name", "company_address", "created_at", "expires_at")
SELECT u."id", t."hash", u."role", u."name", u."locale", u."password_hash", c."name", c."address", t."created_at", t."expires_at"
FROM "email_token" t JOIN "user" u ON u."id" = t."user_id" LEFT JOIN "company" c ON c."owner_id" = u."id"
WHERE t."used_at" IS NULL AND u."activated_at" IS NULL;

DROP TABLE "email_token";
DROP TYPE "EmailTokenPurpose";
