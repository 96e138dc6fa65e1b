CREATE TABLE "partial_video" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "owner_id" UUID NOT NULL,
    "original_name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "upload_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partial_video_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "partial_video_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- Only remembers what it became, and is no use of the file: it goes with it.
    CONSTRAINT "partial_video_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "partial_video_upload_id_key" ON "partial_video"("upload_id");
CREATE INDEX "partial_video_owner_id_idx" ON "partial_video"("owner_id");
CREATE INDEX "partial_video_updated_at_idx" ON "partial_video"("updated_at");
