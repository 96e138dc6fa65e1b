import type { guideRoles } from '@acheep/contract/content/article-option';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Scene } from '../../../ui/scene/scene.tsx';
import { textQuery } from './article.api.ts';
import classes from './guide-picture.module.css';

export type GuideRole = (typeof guideRoles)[number];

const scenes = { user: 'building', recruiter: 'office', trainer: 'teacher' } as const;

/** The picture of a guide's video, or a drawing in its place, with a play sign. */
export function GuidePicture({ role }: { role: GuideRole }) {
  const picture = useQuery(textQuery(role)).data?.video?.thumbnail;
  return (
    <span className={classes.picture}>
      {picture ? <img src={picture} alt="" /> : <Scene name={scenes[role]} />}
      <span className={classes.play}>
        <IconPlayerPlayFilled size={22} aria-hidden />
      </span>
    </span>
  );
}
