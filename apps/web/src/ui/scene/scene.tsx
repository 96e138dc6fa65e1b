import classes from './scene.module.css';
import drawings from './scene.svg?no-inline';

/** One of each trade that most people ask for. */
export const sceneNames = ['garment', 'kitchen', 'office', 'building', 'teacher'] as const;

export type SceneName = (typeof sceneNames)[number];

/** People at work, drawn in one style. Decorative: what a page says stands beside it. */
export const Scene = ({ name }: { name: SceneName }) => (
  <svg className={classes.scene} viewBox="0 0 320 180" aria-hidden>
    <use href={`${drawings}#${name}`} />
  </svg>
);
