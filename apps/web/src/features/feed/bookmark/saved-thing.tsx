import type { GatheringCard } from '@acheep/contract/events/gathering';
import type { Bookmark, SavedPost } from '@acheep/contract/feed/bookmark';
import type { BookmarkNoun } from '@acheep/contract/feed/bookmark-option';
import { postKinds } from '@acheep/contract/feed/post-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { gatheringPath } from '../../../entities/events/gathering/gathering-link.ts';
import { BookmarkButton } from '../../../entities/feed/bookmark/bookmark-button.tsx';
import type { Applied } from '../../../entities/jobs/job/applied-jobs.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './bookmark.module.css';
import { SavedJob } from './saved-job.tsx';

interface SavedProps {
  noun: BookmarkNoun;
  id: string;
  name: string;
  /** Omitted if the page is gone. */
  to?: string;
  company: SavedPost['company'];
  picture?: string | null;
  children: ReactNode;
}

/** A row of something that is not an open job: its picture or the company's, its name, and what there is to know. */
function Saved({ noun, id, name, to, company, picture, children }: SavedProps) {
  const looks = { fw: 600, lang: languageOf(name), className: classes.name };
  return (
    <article className={classes.row}>
      {picture ? (
        <img src={picture} alt="" loading="lazy" className={classes.picture} />
      ) : (
        <CompanyAvatar company={company} src={company.logo} />
      )}
      <div className={classes.words}>
        {to ? (
          <Anchor component={Link} to={to} {...looks}>
            {name}
          </Anchor>
        ) : (
          <Text {...looks}>{name}</Text>
        )}
        {children}
      </div>
      <BookmarkButton noun={noun} id={id} name={name} />
    </article>
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
function Gone({ about, ...saved }: Omit<SavedProps, 'to' | 'picture' | 'children'> & { about: string }) {
  const { t } = useTranslation('bookmark');
  return (
    <Saved {...saved}>
      <About>{about}</About>
      <Over>{t('gone')}</Over>
    </Saved>
  );
}

function SavedGathering({ gathering }: { gathering: GatheringCard }) {
  const { t } = useTranslation('gathering-card');
  const { title, company, status, online, province, startsAt, endsAt } = gathering;
  const saved = { noun: gathering.kind, id: gathering._id, name: title, company };
  if (status === 'archived') return <Gone {...saved} about={companyName(company)} />;
  const place = online ? t('online') : province && localized(province.name);
  const over = endsAt !== null && new Date(endsAt) <= new Date();
  return (
    <Saved {...saved} to={gatheringPath(gathering)}>
      <About>{[companyName(company), place].filter(Boolean).join(' · ')}</About>
      {startsAt && (
        <About>
          <DateText value={startsAt} format="time" />
        </About>
      )}
      {status !== 'active' && <Over>{over ? t('over') : t('closed')}</Over>}
    </Saved>
  );
}

function SavedEntry({ post }: { post: SavedPost }) {
  const { t } = useTranslation('bookmark');
  const { _id, company, saying, picture, postedAt, shown } = post;
  const name = companyName(company);
  const kind = localized(postKinds[post.kind]);
  const saved = { noun: 'post', id: _id, name: saying ?? t('postBy', { company: name }), company } as const;
  if (!shown) return <Gone {...saved} about={kind} />;
  return (
    <Saved {...saved} to={paths.publicPost(_id)} picture={picture}>
      <About>
        {`${name} · ${kind} · `}
        <DateText value={postedAt}>{(date) => t('postedOn', { date })}</DateText>
      </About>
    </Saved>
  );
}

/** A bookmarked record in its current state. */
export function SavedThing({ saved, applied }: { saved: Bookmark; applied: ReadonlyMap<string, Applied> }) {
  if (saved.noun === 'post') return <SavedEntry post={saved.post} />;
  if (saved.noun !== 'job') return <SavedGathering gathering={saved.gathering} />;
  const { _id, status, title, company } = saved.job;
  if (status !== 'archived') return <SavedJob saved={saved} applied={applied.get(_id)} />;
  return <Gone noun="job" id={_id} name={title} company={company} about={companyName(company)} />;
}
