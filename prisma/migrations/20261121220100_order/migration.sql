CREATE TYPE "OrderStatus" AS ENUM ('pending', 'active', 'cancelled');

CREATE TABLE "order" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" SERIAL NOT NULL,
    "company_id" UUID NOT NULL,
    "created_by_id" UUID,
    "package_id" UUID,
    "status" "OrderStatus" NOT NULL DEFAULT 'pending',
    "title" TEXT NOT NULL,
    "title_km" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "duration_type" "DurationType" NOT NULL,
    "jobs" INTEGER NOT NULL,
    "cv_views" INTEGER NOT NULL,
    "pin_days" INTEGER NOT NULL,
    "boost_days" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "subtotal" BIGINT NOT NULL,
    "vat_rate" INTEGER NOT NULL,
    "vat" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "jobs_used" INTEGER NOT NULL DEFAULT 0,
    "cv_views_used" INTEGER NOT NULL DEFAULT 0,
    "valid_from" DATE,
    "valid_to" DATE,
    "confirmed_at" TIMESTAMPTZ(3),
    "paid_by" TEXT,
    "paid_on" DATE,
    "payment_reference" TEXT,
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "refunded_at" TIMESTAMPTZ(3),
    "refund_reason" TEXT,
    "note" TEXT,
    "job_id" UUID,
    "slip_id" UUID,
    "slip_at" TIMESTAMPTZ(3),
    "khqr" TEXT,
    "khqr_md5" TEXT,
    "khqr_until" TIMESTAMPTZ(3),
    "ends_soon_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "order_used_check" CHECK ("jobs_used" BETWEEN 0 AND "jobs" AND "cv_views_used" BETWEEN 0 AND "cv_views"),
    CONSTRAINT "order_total_check" CHECK ("total" = "subtotal" + "vat" AND "subtotal" >= 0 AND "vat" >= 0),
    -- What is active says since when and until when.
    CONSTRAINT "order_valid_check" CHECK ("status" <> 'active' OR ("valid_from" IS NOT NULL AND "valid_to" IS NOT NULL AND "confirmed_at" IS NOT NULL)),
    CONSTRAINT "order_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "order_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "order_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "package"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "order_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "order_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
        DEFERRABLE INITIALLY DEFERRED
);

CREATE UNIQUE INDEX "order_number_key" ON "order"("number");
CREATE UNIQUE INDEX "order_slip_id_key" ON "order"("slip_id");
CREATE INDEX "order_company_id_created_at_idx" ON "order"("company_id", "created_at" DESC);
CREATE INDEX "order_company_id_status_valid_to_idx" ON "order"("company_id", "status", "valid_to");
CREATE INDEX "order_status_created_at_idx" ON "order"("status", "created_at" DESC);
CREATE INDEX "order_status_valid_to_idx" ON "order"("status", "valid_to");
CREATE INDEX "order_package_id_idx" ON "order"("package_id");
CREATE INDEX "order_created_by_id_idx" ON "order"("created_by_id");
CREATE INDEX "order_job_id_idx" ON "order"("job_id");

CREATE TABLE "invoice" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "order_id" UUID,
    "number" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "order_number" INTEGER NOT NULL,
    "issued_on" DATE NOT NULL,
    "paid_on" DATE NOT NULL,
    "paid_by" TEXT NOT NULL,
    "payment_reference" TEXT,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "title" TEXT NOT NULL,
    "title_km" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "duration_type" "DurationType" NOT NULL,
    "jobs" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "subtotal" BIGINT NOT NULL,
    "vat_rate" INTEGER NOT NULL,
    "vat" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "refunded_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id"),
    -- The law wants it kept: it outlives the order, and says all by itself.
    CONSTRAINT "invoice_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "invoice_order_id_key" ON "invoice"("order_id");
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");
CREATE UNIQUE INDEX "invoice_year_sequence_key" ON "invoice"("year", "sequence");
CREATE INDEX "invoice_issued_on_idx" ON "invoice"("issued_on");

CREATE TABLE "invoice_counter" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_counter_pkey" PRIMARY KEY ("year")
);
