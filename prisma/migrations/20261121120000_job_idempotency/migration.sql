ALTER TABLE "job" ADD COLUMN "idempotency_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "job_owner_id_idempotency_key_key" ON "job"("owner_id", "idempotency_key");
