-- CreateTable
CREATE TABLE "first_day_mark" (
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "first_day_mark_pkey" PRIMARY KEY ("name")
);

