-- New jobs go into the indexes of words at once. Kept back in a list, as is usual, every search reads that list from
-- beginning to end until the next vacuum: after 900 jobs a rare word took twice as long.
ALTER INDEX "job_active_search_idx" SET (fastupdate = off);
ALTER INDEX "job_active_search_head_idx" SET (fastupdate = off);
ALTER INDEX "job_active_search_name_idx" SET (fastupdate = off);
SELECT gin_clean_pending_list('"job_active_search_idx"');
SELECT gin_clean_pending_list('"job_active_search_head_idx"');
SELECT gin_clean_pending_list('"job_active_search_name_idx"');
