import { Scene } from '../../../ui/scene/scene.tsx';
import classes from './article-page.module.css';

/** People at work, side by side; on phones one of them. */
export const AboutScenes = () => (
  <div className={classes.sceneRow}>
    <Scene name="garment" />
    <Scene name="teacher" />
    <Scene name="building" />
  </div>
);
