-- CreateTable
CREATE TABLE "company_paper" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "company_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "upload_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_paper_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "company_paper_upload_id_key" ON "company_paper"("upload_id");

-- CreateIndex
CREATE INDEX "company_paper_company_id_created_at_idx" ON "company_paper"("company_id", "created_at");

-- AddForeignKey
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey, checked at the end of a transaction: an account and its company end together.
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
