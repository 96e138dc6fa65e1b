CREATE TABLE "banner" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "type" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "image_id" UUID,
    "image_km_id" UUID,
    "alt" TEXT,
    "alt_km" TEXT,
    "text" TEXT,
    "text_km" TEXT,
    "link" TEXT,
    "starts_on" DATE,
    "ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "banner_shows_something" CHECK (num_nonnulls("image_id", "text") > 0),
    CONSTRAINT "banner_begins_before_it_ends" CHECK ("ends_on" >= "starts_on")
);

CREATE TABLE "banner_view" (
    "banner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "banner_view_pkey" PRIMARY KEY ("banner_id", "day")
);

CREATE TABLE "banner_click" (
    "banner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "banner_click_pkey" PRIMARY KEY ("banner_id", "day")
);

CREATE INDEX "banner_image_id_idx" ON "banner"("image_id");
CREATE INDEX "banner_image_km_id_idx" ON "banner"("image_km_id");

ALTER TABLE "banner" ADD CONSTRAINT "banner_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "banner" ADD CONSTRAINT "banner_image_km_id_fkey" FOREIGN KEY ("image_km_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "banner_view" ADD CONSTRAINT "banner_view_banner_id_fkey" FOREIGN KEY ("banner_id") REFERENCES "banner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "banner_click" ADD CONSTRAINT "banner_click_banner_id_fkey" FOREIGN KEY ("banner_id") REFERENCES "banner"("id") ON DELETE CASCADE ON UPDATE CASCADE;
