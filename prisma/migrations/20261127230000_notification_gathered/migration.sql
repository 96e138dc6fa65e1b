ALTER TABLE "notification" ADD COLUMN "gathered" BOOLEAN NOT NULL DEFAULT false;
