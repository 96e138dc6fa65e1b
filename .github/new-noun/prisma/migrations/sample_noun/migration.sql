-- CreateTable
CREATE TABLE "sample_noun" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sample_noun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sample_noun_created_at_id_idx" ON "sample_noun"("created_at" DESC, "id" DESC);
