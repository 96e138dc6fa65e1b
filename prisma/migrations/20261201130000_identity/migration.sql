-- Ways into an account beside e-mail and password.
CREATE TABLE "identity" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "label" TEXT,
    "registration" BYTEA,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "identity_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "identity_confirmed_key" ON "identity"("issuer", "subject") WHERE "confirmed_at" IS NOT NULL;
CREATE INDEX "identity_user_id_idx" ON "identity"("user_id");
ALTER TABLE "identity" ADD CONSTRAINT "identity_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
