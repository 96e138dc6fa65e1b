import type { ArticleDetail } from '@acheep/contract/content/article';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import classes from './article-view.module.css';

export const ArticleVideo = ({
  video: { video, thumbnail },
  name,
}: {
  video: NonNullable<ArticleDetail['video']>;
  name: string;
}) => (
  <div className={classes.video}>
    <VideoPlayer src={video} poster={thumbnail} name={name} />
  </div>
);
