-- Pictures in the site's own texts, and the video of a guide or a tip.
CREATE TABLE "article_picture" (
    "article_id" UUID NOT NULL,
    "upload_id" UUID NOT NULL,

    CONSTRAINT "article_picture_pkey" PRIMARY KEY ("article_id","upload_id")
);

CREATE INDEX "article_picture_upload_id_idx" ON "article_picture"("upload_id");

ALTER TABLE "article_picture" ADD CONSTRAINT "article_picture_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_picture" ADD CONSTRAINT "article_picture_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "article" ADD COLUMN "video_id" UUID;

CREATE INDEX "article_video_id_idx" ON "article"("video_id");

ALTER TABLE "article" ADD CONSTRAINT "article_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
