-- AlterEnum
ALTER TYPE "UploadKind" ADD VALUE 'image';

-- AlterTable
ALTER TABLE "company" ADD COLUMN     "logo_path" TEXT,
ADD COLUMN     "size" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "photo_path" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "company_logo_path_key" ON "company"("logo_path");

-- CreateIndex
CREATE UNIQUE INDEX "user_photo_path_key" ON "user"("photo_path");

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_logo_path_fkey" FOREIGN KEY ("logo_path") REFERENCES "upload"("path") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_photo_path_fkey" FOREIGN KEY ("photo_path") REFERENCES "upload"("path") ON DELETE SET NULL ON UPDATE CASCADE;
