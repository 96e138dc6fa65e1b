// Parts of a job's page that load after its text, in one chunk.
export { whenWorded } from './job-fit.tsx';
export { JobSimilarList } from './job-similar-list.tsx';
export { JobWarnings } from './job-warnings.tsx';
