ALTER TABLE "post" ADD COLUMN "hidden_from" TEXT;
