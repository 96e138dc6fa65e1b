ALTER TABLE "bookmark"
    ALTER COLUMN "job_id" DROP NOT NULL,
    ADD COLUMN "gathering_id" UUID,
    ADD COLUMN "post_id" UUID,
    ADD CONSTRAINT "bookmark_of_one" CHECK (num_nonnulls("job_id", "gathering_id", "post_id") = 1);

CREATE UNIQUE INDEX "bookmark_user_id_gathering_id_key" ON "bookmark"("user_id", "gathering_id");
CREATE UNIQUE INDEX "bookmark_user_id_post_id_key" ON "bookmark"("user_id", "post_id");
CREATE INDEX "bookmark_gathering_id_idx" ON "bookmark"("gathering_id");
CREATE INDEX "bookmark_post_id_idx" ON "bookmark"("post_id");

ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
