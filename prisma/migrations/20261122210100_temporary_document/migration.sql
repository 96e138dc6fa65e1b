CREATE TABLE "temporary_document" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "token_hash" BYTEA NOT NULL,
    "path" TEXT NOT NULL,
    "original_name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "temporary_document_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "temporary_document_token_hash_key" ON "temporary_document"("token_hash");
CREATE UNIQUE INDEX "temporary_document_path_key" ON "temporary_document"("path");
CREATE INDEX "temporary_document_created_at_idx" ON "temporary_document"("created_at");
