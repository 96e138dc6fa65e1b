-- CreateTable
CREATE TABLE "free_use" (
    "address_key" BYTEA NOT NULL,
    "order_id" UUID NOT NULL,
    "until" DATE NOT NULL,

    CONSTRAINT "free_use_pkey" PRIMARY KEY ("address_key")
);

-- CreateIndex
CREATE INDEX "free_use_until_idx" ON "free_use"("until");
