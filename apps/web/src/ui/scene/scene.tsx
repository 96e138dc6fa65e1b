import { garment, kitchen, office } from './indoor-scene.tsx';
import { building, teacher } from './outdoor-scene.tsx';
import classes from './scene.module.css';

/** One of each trade that most people ask for. */
export const scenes = { garment, kitchen, office, building, teacher };

export type SceneName = keyof typeof scenes;

/** People at work, drawn in one style. Decorative: what a page says stands beside it. */
export const Scene = ({ name }: { name: SceneName }) => (
  <svg className={classes.scene} viewBox="0 0 320 180" aria-hidden>
    {scenes[name]}
  </svg>
);
