-- AlterTable
ALTER TABLE "bookmark" ADD COLUMN     "note" TEXT;
