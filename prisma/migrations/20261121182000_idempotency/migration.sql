-- One table for the keys of every endpoint; the columns of single tables go with their indexes.
ALTER TABLE "application" DROP COLUMN "idempotency_key";
ALTER TABLE "job" DROP COLUMN "idempotency_key";

-- What one person applied for was found by the index on that column.
CREATE INDEX "application_applicant_id_created_at_idx" ON "application"("applicant_id", "created_at" DESC);

-- CreateTable
CREATE TABLE "idempotency" (
    "user_id" UUID NOT NULL,
    "target" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_pkey" PRIMARY KEY ("user_id","target","key")
);

-- CreateIndex
CREATE INDEX "idempotency_created_at_idx" ON "idempotency"("created_at");

-- AddForeignKey
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
