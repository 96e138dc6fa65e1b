-- CreateTable
CREATE TABLE "process_end" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "account_id" UUID,
    "place" TEXT,
    "work_key" TEXT,
    "caller_key" TEXT,
    "name_key" TEXT,

    CONSTRAINT "process_end_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "process_end_at_idx" ON "process_end"("at");
