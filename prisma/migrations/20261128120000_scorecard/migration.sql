-- CreateTable
CREATE TABLE "scorecard_criterion" (
    "job_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "scorecard_criterion_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "scorecard" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "application_id" UUID NOT NULL,
    "author_id" UUID,
    "overall" SMALLINT NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scorecard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scorecard_score" (
    "scorecard_id" UUID NOT NULL,
    "criterion" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "score" SMALLINT NOT NULL,

    CONSTRAINT "scorecard_score_pkey" PRIMARY KEY ("scorecard_id","criterion")
);

-- CreateIndex
CREATE INDEX "scorecard_author_id_idx" ON "scorecard"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecard_application_id_author_id_key" ON "scorecard"("application_id", "author_id");

-- AddForeignKey
ALTER TABLE "scorecard_criterion" ADD CONSTRAINT "scorecard_criterion_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard" ADD CONSTRAINT "scorecard_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard_score" ADD CONSTRAINT "scorecard_score_scorecard_id_fkey" FOREIGN KEY ("scorecard_id") REFERENCES "scorecard"("id") ON DELETE CASCADE ON UPDATE CASCADE;
