-- Views that their owners share with the colleagues.
ALTER TABLE saved_view ADD COLUMN shared boolean NOT NULL DEFAULT false;
