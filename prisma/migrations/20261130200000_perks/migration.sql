-- What a job offers beside pay, as its recruiter confirmed it.
ALTER TABLE job
  ADD COLUMN perks text[] DEFAULT '{}',
  ADD COLUMN perks_confirmed boolean NOT NULL DEFAULT false;
