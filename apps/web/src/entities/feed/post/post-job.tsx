import type { JobCard as Job } from '@acheep/contract/jobs/job';
import { offerFacts } from '@acheep/contract/jobs/job-card-facts';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { IconBriefcase, IconCalendarEvent, IconCash, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { reader } from '../../../lib/reader.ts';
import { IconFacts } from '../../phrase.tsx';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import classes from './post-job.module.css';

const icons = { province: IconMapPin, salary: IconCash, type: IconBriefcase, closing: IconCalendarEvent };

/** The job that a company has published, below its name: what, where, how much, by when. */
export function PostJob({ job }: { job: Job }) {
  return (
    <div className={classes.made}>
      <div className={classes.madeHead}>
        <Link to={paths.job(job._id)} className={classes.madeTitle} lang={languageOf(job.title)}>
          {job.title}
        </Link>
        {job.status === 'active' && <BookmarkButton noun="job" id={job._id} name={job.title} />}
      </div>
      <IconFacts facts={offerFacts(job, reader())} icons={icons} classes={classes} />
    </div>
  );
}
