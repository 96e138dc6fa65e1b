import type { PostCard as Post, PostEntry } from '@acheep/contract/feed/post';
import { paths } from '@acheep/contract/kernel/paths';
import { IconPin } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { CompanyAvatar } from '../../companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../companies/company/company-name.ts';
import { GatheringCard } from '../../events/gathering/gathering-card.tsx';
import { BookmarkButton } from '../bookmark/bookmark-button.tsx';
import classes from './post-card.module.css';
import { PostJob } from './post-job.tsx';
import { PostLinkPreview } from './post-link.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostText } from './post-text.tsx';
import { PostTime } from './post-time.tsx';

interface HeadProps {
  post: PostEntry;
  id: string;
  children?: ReactNode;
}

/** Whose entry it is, what they did, and when. */
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

/** What an entry says and shows, but for what it shares. */
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

/** What somebody shares; where it is not on the site any more, that. */
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
  /** All of its text, as on its own page. */
  whole?: boolean;
  /** What stands in the corner: what one may do with it. */
  menu?: ReactNode;
  /** What stands below: who likes it, what is said of it. */
  children?: ReactNode;
}

/** What publishing made shows what was published, which has a button of its own. */
const isSavedItself = ({ kind }: Post) => kind === 'written' || kind === 'shared';
/** As many signs tell an entry from others. */
const nameLength = 60;

/** An entry of the feed. */
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
