-- UNLOGGED: counting costs no write-ahead log, and after a crash of the database everybody begins anew.
CREATE UNLOGGED TABLE "limit_count" (
    "key" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limit_count_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "limit_count_ends_at_idx" ON "limit_count"("ends_at");
