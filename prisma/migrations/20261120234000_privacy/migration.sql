CREATE TABLE "data_export" (
    "user_id" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("user_id")
);
CREATE UNIQUE INDEX "data_export_hash_key" ON "data_export"("hash");
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Deleting an account looks for what refers to its company and to its files: without these, through whole tables.
CREATE INDEX "application_cv_id_idx" ON "application"("cv_id");
CREATE INDEX "job_company_id_idx" ON "job"("company_id");
