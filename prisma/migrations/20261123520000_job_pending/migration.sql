-- Published by its recruiter, and not seen by the operator yet. Every public query asks for 'active', or for 'active' and
-- 'closed': none of them can show such a job by forgetting to leave it out. Alone, since a new value is of use only
-- after the transaction that adds it.
ALTER TYPE "JobStatus" ADD VALUE 'pending' AFTER 'draft';
