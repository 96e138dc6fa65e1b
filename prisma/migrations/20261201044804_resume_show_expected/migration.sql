-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "show_expected" BOOLEAN NOT NULL DEFAULT false;
