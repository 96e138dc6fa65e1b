-- When a session was last used, for its owner's list; sessions from before count as used when they began.
ALTER TABLE "session" ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "session" SET "last_used_at" = "created_at";

CREATE TABLE "password_reset" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "token_hash" BYTEA NOT NULL,
    "email" CITEXT NOT NULL,
    "user_id" UUID,
    "code_hash" BYTEA NOT NULL,
    "tries_left" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "password_reset_token_hash_key" ON "password_reset"("token_hash");
CREATE UNIQUE INDEX "password_reset_email_key" ON "password_reset"("email");
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");
CREATE INDEX "password_reset_expires_at_idx" ON "password_reset"("expires_at");

ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
