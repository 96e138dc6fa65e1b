import type { PostCard as Post, PostEntry, PostLinkShown } from '@acheep/contract/feed/post';
import { linkFacts, postHeadFacts } from '@acheep/contract/feed/post-facts';
import { linked } from '@acheep/contract/feed/post-text';
import type { Image } from '@acheep/contract/kernel/image';
import { languageOf } from '@acheep/contract/kernel/locale';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { IconPin } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazy } from '../../../lib/lazy.ts';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { GatheringCard } from '../../events/gathering/gathering-card.tsx';
import { JobCard } from '../../jobs/job/job-card.tsx';
import { Phrases, PhraseText } from '../../phrase.tsx';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import classes from './post-card.module.css';
import { PostJob } from './post-job.tsx';
import { PostTime } from './post-time.tsx';

/** More than this many letters or lines are folded in a list. */
const maxUnfolded = { letters: 420, lines: 9 };
const isLong = (text: string) =>
  text.length > maxUnfolded.letters || text.split('\n').length > maxUnfolded.lines;

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
      <p data-folded={folded || undefined}>
        {linked(text).map((phrase, index) => (
          <PhraseText key={`${index} ${phrase.text}`} {...phrase} />
        ))}
      </p>
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
  if (link.noun === 'job') return <JobCard job={link.job} />;
  if (link.noun === 'training' || link.noun === 'event') return <GatheringCard gathering={link.gathering} />;
  const [title, ...about] = linkFacts(link, reader());
  const value = about.flatMap((fact) => fact.value);
  const company = link.noun === 'company' ? link.company : link.post.company;
  return (
    <div className={classes.link}>
      <CompanyAvatar company={company} src={company.logo} />
      <div>
        <Phrases of={title?.value ?? []} className={classes.linkTitle} />
        <p className={classes.linkAbout} lang={value[0]?.lang}>
          {value.map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
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
  const facts = postHeadFacts(post, reader());
  const first = (key: string) => factValue(facts, key)[0];
  const [name, did, pinned] = [first('company'), first('did'), first('pinned')];
  return (
    <header className={classes.head}>
      <CompanyAvatar company={post.company} src={post.company.logo} />
      <div className={classes.who}>
        <Link id={id} to={paths.company(post.company._id)} className={classes.name} lang={name?.lang}>
          {name?.text}
        </Link>
        <span className={classes.when}>
          {did && (
            <>
              <span>{did.text}</span> ·{' '}
            </>
          )}
          <Link to={paths.publicPost(post._id)} className={classes.time}>
            <PostTime value={post.postedAt} />
          </Link>
          {pinned && (
            <span className={classes.pinned}>
              <IconPin size={14} aria-hidden /> {pinned.text}
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
    <article className={classes.card} data-listed={!whole || undefined} aria-labelledby={id}>
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
