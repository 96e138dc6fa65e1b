CREATE TABLE "video" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "percent" SMALLINT NOT NULL DEFAULT 0,
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "seconds" DOUBLE PRECISION,
    "failure" TEXT,

    CONSTRAINT "video_pkey" PRIMARY KEY ("id"),
    -- A part of the file's record, and no use of the file: it goes with it.
    CONSTRAINT "video_id_fkey" FOREIGN KEY ("id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What waits, or is worked on: a few among all.
CREATE INDEX "video_unfinished_idx" ON "video"("id") WHERE "state" IN ('waiting', 'working');
