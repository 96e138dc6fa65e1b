-- Kinds of uploads are a table of the contract, of which there will be more.
ALTER TABLE "upload" ALTER COLUMN "kind" SET DATA TYPE TEXT;
UPDATE "upload" SET "kind" = 'logo' WHERE "kind" = 'image' AND "path" IN (SELECT "logo_path" FROM "company");
UPDATE "upload" SET "kind" = 'photo' WHERE "kind" = 'image';
DROP TYPE "UploadKind";
