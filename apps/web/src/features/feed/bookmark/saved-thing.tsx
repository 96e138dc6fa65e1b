import type { GatheringCard } from '@acheep/contract/events/gathering';
import type { Bookmark, SavedPost } from '@acheep/contract/feed/bookmark';
import { postKinds } from '@acheep/contract/feed/post-option';
import type { JobCard } from '@acheep/contract/jobs/job';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import type { Applied } from '../../../entities/jobs/job/applied-jobs.ts';
import { JobBadges } from '../../../entities/jobs/job/job-badges.tsx';
import { JobLine } from '../../../entities/jobs/job/job-line.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './bookmark.module.css';

interface NameProps {
  /** Omitted if the page is gone. */
  to?: string;
  /** True for the beginning of a text, clamped to two lines. */
  isText?: boolean;
  children: string;
}

function Name({ to, isText, children }: NameProps) {
  const looks = {
    fw: 600,
    lang: languageOf(children),
    className: isText ? classes.says : classes.name,
  };
  return to ? (
    <Anchor component={Link} to={to} {...looks}>
      {children}
    </Anchor>
  ) : (
    <Text {...looks}>{children}</Text>
  );
}

const Over = ({ children }: { children: string }) => (
  <div className={classes.mark}>
    <StatusBadge tone="off">{children}</StatusBadge>
  </div>
);

const About = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** A record that was taken down: its owner, and a note. */
function Gone({ name, about }: { name: string; about: string }) {
  const { t } = useTranslation('bookmark');
  return (
    <>
      <Name>{name}</Name>
      <About>{about}</About>
      <Over>{t('gone')}</Over>
    </>
  );
}

function SavedJob({ job, applied }: { job: JobCard; applied: Applied | undefined }) {
  if (job.status === 'archived') return <Gone name={job.title} about={companyName(job.company)} />;
  return (
    <>
      <Name to={paths.job(job._id)}>{job.title}</Name>
      <JobLine job={job} />
      <JobBadges job={job} applied={applied} />
    </>
  );
}

function SavedGathering({ gathering }: { gathering: GatheringCard }) {
  const { t } = useTranslation('gathering-card');
  const { title, company, status, online, province, endsAt } = gathering;
  if (status === 'archived') return <Gone name={title} about={companyName(company)} />;
  const place = online ? t('online') : province && localized(province.name);
  const over = endsAt !== null && new Date(endsAt) <= new Date();
  return (
    <>
      <Name to={gatheringPath(gathering)}>{title}</Name>
      <About>{[companyName(company), place].filter(Boolean).join(' · ')}</About>
      {status !== 'active' && <Over>{over ? t('over') : t('closed')}</Over>}
    </>
  );
}

function SavedEntry({ post }: { post: SavedPost }) {
  const { t } = useTranslation('bookmark');
  const company = companyName(post.company);
  const kind = localized(postKinds[post.kind]);
  if (!post.shown) return <Gone name={t('postBy', { company })} about={kind} />;
  return (
    <div className={classes.entry}>
      {post.picture && <img src={post.picture} alt="" loading="lazy" />}
      <div>
        <Name to={paths.publicPost(post._id)} isText>
          {post.saying ?? t('postBy', { company })}
        </Name>
        <About>{`${company} · ${kind}`}</About>
      </div>
    </div>
  );
}

/** A bookmarked record in its current state. */
export function SavedThing({ saved, applied }: { saved: Bookmark; applied: ReadonlyMap<string, Applied> }) {
  if (saved.noun === 'job') return <SavedJob job={saved.job} applied={applied.get(saved.job._id)} />;
  if (saved.noun === 'post') return <SavedEntry post={saved.post} />;
  return <SavedGathering gathering={saved.gathering} />;
}
