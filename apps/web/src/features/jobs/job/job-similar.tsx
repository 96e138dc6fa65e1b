import { useIntersection } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import classes from './job-similar.module.css';

const List = lazy(() => import('./job-similar-list.tsx').then((m) => ({ default: m.JobSimilarList })));

interface JobSimilarProps {
  jobId: string;
  categoryId: string;
}

/** The similar jobs, below what one came for: fetched when somebody scrolls near them. */
export function JobSimilar(props: JobSimilarProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '400px 0px' });
  const [near, setNear] = useState(false);
  if (entry?.isIntersecting && !near) setNear(true);
  const place = <div ref={ref} className={classes.place} />;
  return near ? (
    <Suspense fallback={place}>
      <List {...props} />
    </Suspense>
  ) : (
    place
  );
}
