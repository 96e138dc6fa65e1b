-- A file that something refers to stays: its record can be deleted neither by mistake nor silently. At the end of an
-- account both go, in whatever order; so PostgreSQL looks when the transaction ends.
ALTER TABLE "application" DROP CONSTRAINT "application_cv_id_fkey",
  ADD CONSTRAINT "application_cv_id_fkey" FOREIGN KEY ("cv_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "company" DROP CONSTRAINT "company_logo_path_fkey",
  ADD CONSTRAINT "company_logo_path_fkey" FOREIGN KEY ("logo_path") REFERENCES "upload"("path") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "job_attachment" DROP CONSTRAINT "job_attachment_upload_id_fkey",
  ADD CONSTRAINT "job_attachment_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE "user" DROP CONSTRAINT "user_photo_path_fkey",
  ADD CONSTRAINT "user_photo_path_fkey" FOREIGN KEY ("photo_path") REFERENCES "upload"("path") ON DELETE NO ACTION ON UPDATE CASCADE
  DEFERRABLE INITIALLY DEFERRED;
