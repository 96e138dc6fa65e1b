ALTER TABLE "package" ADD COLUMN "is_recommended" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "service" ADD COLUMN "sold_in_packages" BOOLEAN NOT NULL DEFAULT false;
