-- The logo of the site: a file that its setting refers to, as banners refer to theirs.
ALTER TABLE "operator_setting" ADD COLUMN "logo_id" UUID;

CREATE INDEX "operator_setting_logo_id_idx" ON "operator_setting"("logo_id");

ALTER TABLE "operator_setting" ADD CONSTRAINT "operator_setting_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;
