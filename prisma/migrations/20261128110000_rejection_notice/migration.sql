-- AlterTable
ALTER TABLE "application_event" ADD COLUMN     "notice" TEXT,
ADD COLUMN     "tell_at" TIMESTAMPTZ(3);
