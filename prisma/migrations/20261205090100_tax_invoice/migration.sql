ALTER TABLE "order" ADD COLUMN "vat_tin" TEXT;

ALTER TABLE "invoice" ADD COLUMN "kind" TEXT,
    ADD COLUMN "riel" JSONB;
