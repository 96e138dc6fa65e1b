import type { PostCard } from '@acheep/contract/feed/post';
import { postHeadFacts } from '@acheep/contract/feed/post-facts';
import { headOfPost } from '@acheep/contract/feed/post-head';
import { languageOf } from '@acheep/contract/kernel/locale';
import { factValue } from '@acheep/contract/kernel/page-facts';
import { paths } from '@acheep/contract/paths';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { PostTime } from '../../../entities/feed/post/post-time.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import classes from './post-row.module.css';

/** A post as a search result: its first words, who posted it, and a small picture where it has one. */
export function PostRow({ post }: { post: PostCard }) {
  const { title } = headOfPost(post, currentLocale());
  const [company] = factValue(postHeadFacts(post, reader()), 'company');
  const picture = post.pictures[0]?.small ?? post.video?.thumbnail ?? post.gathering?.cover?.small;
  return (
    <article className={classes.row}>
      {picture ? (
        <img className={classes.picture} src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={classes.picture}>
          <CompanyAvatar company={post.company} src={post.company.logo} />
        </span>
      )}
      <div className={classes.text}>
        <h3 className={classes.title} lang={languageOf(title)}>
          <Link to={paths.publicPost(post._id)} className={classes.link}>
            {title}
          </Link>
        </h3>
        <p className={classes.by}>
          <span lang={company?.lang}>{company?.text}</span> · <PostTime value={post.postedAt} />
        </p>
      </div>
    </article>
  );
}
