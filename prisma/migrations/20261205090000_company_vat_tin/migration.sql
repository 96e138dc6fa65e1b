ALTER TABLE "company" ADD COLUMN "vat_tin" TEXT;
