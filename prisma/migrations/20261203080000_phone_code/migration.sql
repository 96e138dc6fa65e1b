-- Codes sent to phones.
CREATE TABLE "phone_code" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "token_hash" BYTEA NOT NULL,
    "phone" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "tries_left" SMALLINT NOT NULL,
    "sender" TEXT,
    "cost" DECIMAL(8,4) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    CONSTRAINT "phone_code_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "phone_code_token_hash_key" ON "phone_code"("token_hash");
CREATE INDEX "phone_code_phone_idx" ON "phone_code"("phone");
CREATE INDEX "phone_code_created_at_idx" ON "phone_code"("created_at");
