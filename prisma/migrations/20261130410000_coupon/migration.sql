-- AlterTable
ALTER TABLE "order" ADD COLUMN     "coupon_code" TEXT,
ADD COLUMN     "coupon_id" UUID;

-- CreateTable
CREATE TABLE "coupon" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount" BIGINT,
    -- As every currency.
    -- squawk-ignore ban-char-field
    "currency" CHAR(3) NOT NULL,
    "package_ids" UUID[],
    "from" DATE,
    "until" DATE,
    "max_uses" INTEGER,
    "max_per_company" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coupon_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "coupon_code_key" ON "coupon"("code");
