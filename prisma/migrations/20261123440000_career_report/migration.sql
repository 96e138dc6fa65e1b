CREATE TABLE "career_report" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "report" JSONB NOT NULL,

    CONSTRAINT "career_report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "career_report_alone" CHECK ("id")
);
