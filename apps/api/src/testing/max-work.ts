import { resumeTextLength } from '@acheep/contract/talent/resume-part';

/** Khmer without a space, of a given length. */
const khmer = (length: number) => 'ស្ត្រីម្នាក់នេះធ្វើការ'.repeat(length).slice(0, length).replace(/្$/, 'ក');
const both = (length: number) => ({ en: khmer(length), km: khmer(length) });

/** Work experience of so many jobs, each as long as may be. */
export const maxWork = (jobs: number) =>
  Array.from({ length: jobs }, () => ({
    title: both(120),
    employer: both(120),
    from: '2020-01',
    current: true,
    description: both(resumeTextLength),
  }));
