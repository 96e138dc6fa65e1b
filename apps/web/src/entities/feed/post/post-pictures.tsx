import type { Image } from '@acheep/contract/kernel/image';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './post-card.module.css';

const Gallery = lazy(() => import('./post-gallery.tsx').then((m) => ({ default: m.PostGallery })));

/** As many are shown; of more it is said how many there are. */
const shown = 4;

/** The pictures of an entry; a press shows one of them large, from where one goes through all. */
export function PostPictures({ pictures, by }: { pictures: readonly Image[]; by: string }) {
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
