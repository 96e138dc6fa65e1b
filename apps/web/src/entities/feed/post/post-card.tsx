import type { PostCard as Post, PostEntry, PostLinkShown } from '@acheep/contract/feed/post';
import type { Image } from '@acheep/contract/kernel/image';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { Fragment, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { GatheringCard } from '../../events/gathering/gathering-card.tsx';
import { JobCard } from '../../jobs/job/job-card.tsx';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import { address, withoutEnd } from './own-page.ts';
import classes from './post-card.module.css';
import { PostJob } from './post-job.tsx';
import { PostTime } from './post-time.tsx';

/** Renders a text with its URLs as links, which open in another tab with `nofollow`. */
function linked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = withoutEnd(found);
    parts.push(
      <Fragment key={index}>
        {text.slice(end, index)}
        <Anchor href={url} target="_blank" rel="noopener nofollow ugc">
          {url.replace(/^https?:\/\//, '')}
        </Anchor>
      </Fragment>,
    );
    end = index + url.length;
  }
  return [...parts, text.slice(end)];
}

/** Texts longer than this are collapsed in a list. */
const most = { letters: 420, lines: 9 };
const isLong = (text: string) => text.length > most.letters || text.split('\n').length > most.lines;

interface PostTextProps {
  text: string;
  /** Shows the full text, as on the post's own page. */
  whole?: boolean | undefined;
}

function PostText({ text, whole }: PostTextProps) {
  const { t } = useTranslation('post');
  const [open, setOpen] = useState(false);
  const folded = !whole && !open && isLong(text);
  return (
    <div className={classes.text} lang={languageOf(text)}>
      <p data-folded={folded || undefined}>{linked(text)}</p>
      {folded && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {t('card.more')}
        </button>
      )}
    </div>
  );
}

const Gallery = lazy(() => import('./post-gallery.tsx').then((m) => ({ default: m.PostGallery })));

/** Number of visible pictures; the rest is a count. */
const shown = 4;

/** The pictures of a post; a click opens the gallery. */
function PostPictures({ pictures, by }: { pictures: readonly Image[]; by: string }) {
  const { t } = useTranslation('post');
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const rest = pictures.length - shown;
  return (
    <>
      <ul className={classes.pictures} data-count={Math.min(pictures.length, shown)}>
        {pictures.slice(0, shown).map(({ small, image }, index) => (
          <li key={image}>
            <button
              type="button"
              onClick={() => setOpened(index)}
              aria-label={t('card.picture', { number: index + 1, count: pictures.length, company: by })}
            >
              <img src={pictures.length === 1 ? image : small} alt="" loading="lazy" decoding="async" />
              {index === shown - 1 && rest > 0 && (
                <span className={classes.rest} aria-hidden>
                  +{rest}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Gallery pictures={pictures} by={by} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Preview of a page of this site that a post links to, in its current state. */
function PostLinkPreview({ link }: { link: PostLinkShown }) {
  const { t } = useTranslation('post');
  if (link.noun === 'job') return <JobCard job={link.job} />;
  if (link.noun === 'training' || link.noun === 'event') return <GatheringCard gathering={link.gathering} />;
  const isCompany = link.noun === 'company';
  const company = isCompany ? link.company : link.post.company;
  const about = isCompany
    ? [link.company.industry, link.company.province]
        .map((one) => one && localized(one.name))
        .filter(Boolean)
        .join(' · ')
    : (link.post.body ?? t(`did.job`));
  return (
    <div className={classes.link}>
      <CompanyAvatar company={company} src={company.logo} />
      <div>
        <Link
          className={classes.linkTitle}
          to={isCompany ? paths.company(link._id) : paths.publicPost(link._id)}
          lang={languageOf(companyName(company))}
        >
          {companyName(company)}
        </Link>
        <p className={classes.linkAbout} lang={languageOf(about)}>
          {about}
        </p>
      </div>
    </div>
  );
}

interface HeadProps {
  post: PostEntry;
  id: string;
  children?: ReactNode;
}

/** Company, action and time of a post. */
function PostHead({ post, id, children }: HeadProps) {
  const { t } = useTranslation('post');
  const name = companyName(post.company);
  return (
    <header className={classes.head}>
      <CompanyAvatar company={post.company} src={post.company.logo} />
      <div className={classes.who}>
        <Link id={id} to={paths.company(post.company._id)} className={classes.name} lang={languageOf(name)}>
          {name}
        </Link>
        <span className={classes.when}>
          {post.kind !== 'written' && <span>{t(`did.${post.kind}`)} · </span>}
          <Link to={paths.publicPost(post._id)} className={classes.time}>
            <PostTime value={post.postedAt} />
          </Link>
          {post.pinned && (
            <span className={classes.pinned}>
              <IconPin size={14} aria-hidden /> {t('card.pinned')}
            </span>
          )}
        </span>
      </div>
      {children}
    </header>
  );
}

/** Text and pictures of a post, without the post it shares. */
function PostContent({ post, whole }: { post: PostEntry; whole?: boolean | undefined }) {
  const name = companyName(post.company);
  return (
    <>
      {post.body && <PostText text={post.body} whole={whole} />}
      <PostPictures pictures={post.pictures} by={name} />
      {post.video && (
        <div className={classes.inset}>
          <VideoPlayer src={post.video.video} poster={post.video.thumbnail} name={name} />
        </div>
      )}
      {post.job && (
        <div className={classes.inset}>
          <PostJob job={post.job} />
        </div>
      )}
      {post.gathering && (
        <div className={classes.inset}>
          <GatheringCard gathering={post.gathering} />
        </div>
      )}
      {post.link && (
        <div className={classes.inset}>
          <PostLinkPreview link={post.link} />
        </div>
      )}
    </>
  );
}

/** The shared post, or a note that it is no longer on the site. */
function SharedPost({ post }: { post: Post }) {
  const { t } = useTranslation('post');
  const id = useId();
  if (post.kind !== 'shared') return null;
  if (!post.shared) return <p className={classes.gone}>{t('card.gone')}</p>;
  return (
    <article className={classes.shared} aria-labelledby={id}>
      <PostHead post={post.shared} id={id} />
      <PostContent post={post.shared} />
    </article>
  );
}

interface PostCardProps {
  post: Post;
  /** Shows the full text, as on the post's own page. */
  whole?: boolean;
  /** Menu in the corner. */
  menu?: ReactNode;
  /** Engagement below the post. */
  children?: ReactNode;
}

/** True for posts with their own bookmark; posts created by publishing show the published record, which has one. */
const isSavedItself = ({ kind }: Post) => kind === 'written' || kind === 'shared';
/** Number of characters in the accessible name, enough to tell posts apart. */
const nameLength = 60;

export function PostCard({ post, whole, menu, children }: PostCardProps) {
  const id = useId();
  const name = post.body?.slice(0, nameLength) ?? companyName(post.company);
  return (
    <article className={classes.card} aria-labelledby={id}>
      <PostHead post={post} id={id}>
        {isSavedItself(post) && <BookmarkButton noun="post" id={post._id} name={name} />}
        {menu}
      </PostHead>
      <PostContent post={post} whole={whole} />
      <SharedPost post={post} />
      {children}
    </article>
  );
}
