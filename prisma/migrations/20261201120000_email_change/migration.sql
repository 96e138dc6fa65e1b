-- Changes of e-mail addresses, with a way back.
CREATE TABLE "email_change" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "old_email" CITEXT NOT NULL,
    "new_email" CITEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "back_hash" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "email_change_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "email_change_token_hash_key" ON "email_change"("token_hash");
CREATE UNIQUE INDEX "email_change_back_hash_key" ON "email_change"("back_hash");
CREATE INDEX "email_change_user_id_idx" ON "email_change"("user_id");
CREATE INDEX "email_change_expires_at_idx" ON "email_change"("expires_at");
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
