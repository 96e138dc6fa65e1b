CREATE TABLE "company_invitation" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "invited_by_id" UUID,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_invitation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "company_invitation_token_hash_key" ON "company_invitation"("token_hash");
CREATE UNIQUE INDEX "company_invitation_company_id_email_key" ON "company_invitation"("company_id", "email");
CREATE INDEX "company_invitation_email_idx" ON "company_invitation"("email");
CREATE INDEX "company_invitation_invited_by_id_idx" ON "company_invitation"("invited_by_id");
CREATE INDEX "company_invitation_expires_at_idx" ON "company_invitation"("expires_at");
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
