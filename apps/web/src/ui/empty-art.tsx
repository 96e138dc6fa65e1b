import type { TablerIcon } from '@tabler/icons-react';
import classes from './empty-art.module.css';
import { Scene, type SceneName, sceneNames } from './scene/scene.tsx';

/** `kite`: nothing there yet; `lens`: nothing found; `boat`: nothing received; or people at work, where work is missing. */
export type Art = 'kite' | 'lens' | 'boat' | SceneName;

/** An illustration for an empty state, with the icon of the missing items. */
export function EmptyArt({ art, icon: Icon }: { art: Art; icon?: TablerIcon | undefined }) {
  const scene = sceneNames.find((name) => name === art);
  return (
    <div className={classes.art} data-art={art}>
      {scene && (
        <div className={classes.scene}>
          <Scene name={scene} />
        </div>
      )}
      {Icon && <Icon size={22} stroke={1.75} color="var(--ac-icon)" aria-hidden />}
    </div>
  );
}
