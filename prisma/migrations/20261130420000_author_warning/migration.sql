-- CreateTable
CREATE TABLE "author_warning" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "user_id" UUID NOT NULL,
    "about" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "author_warning_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "author_warning_user_id_created_at_idx" ON "author_warning"("user_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "author_warning" ADD CONSTRAINT "author_warning_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
