ALTER TABLE "company" ADD COLUMN "registration_number" TEXT;
