import type { ResumeVisibility } from '@acheep/contract/resume-option';

/**
 * Whether somebody may read a CV without its contacts: its owner, and everybody where its owner says so. Recruiters
 * open the others through their search, which counts what they open.
 */
export const mayRead = (resume: { userId: string; visibility: string }, readerId: string): boolean =>
  resume.userId === readerId || resume.visibility === ('public' satisfies ResumeVisibility);
