CREATE TABLE "ignored_company" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ignored_company_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "ignored_company_user_id_company_id_key" ON "ignored_company"("user_id", "company_id");
CREATE INDEX "ignored_company_user_id_created_at_idx" ON "ignored_company"("user_id", "created_at" DESC);
CREATE INDEX "ignored_company_company_id_idx" ON "ignored_company"("company_id");

ALTER TABLE "ignored_company" ADD CONSTRAINT "ignored_company_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ignored_company" ADD CONSTRAINT "ignored_company_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
