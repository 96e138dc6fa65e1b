-- CreateTable
CREATE TABLE "announcement" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "role" "Role" NOT NULL,
    "subject_en" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "subject_km" TEXT NOT NULL,
    "text_km" TEXT NOT NULL,
    "recipients" INTEGER NOT NULL,
    "mailed" INTEGER NOT NULL DEFAULT 0,
    "reached_id" UUID,
    "ended_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "announcement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "announcement_created_by_id_idx" ON "announcement"("created_by_id");

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
