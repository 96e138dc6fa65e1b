import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import map from './province-map.json';
import classes from './province-map.module.css';

interface ProvinceMapProps {
  province: { slug: string; name: Parameters<typeof localized>[0] };
}

const shapes: Readonly<Record<string, { path: string; pin: number[] }>> = map.provinces;

/** The provinces of Cambodia with one of them marked. Nothing for a province that the map does not have. */
export function ProvinceMap({ province: { slug, name } }: ProvinceMapProps) {
  const { t } = useTranslation('company');
  const shown = shapes[slug];
  if (!shown) return null;
  const [x = 0, y = 0] = shown.pin;
  return (
    <figure className={classes.map}>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={t('map', { name: localized(name) })}
      >
        {Object.entries(shapes).map(([other, { path }]) => (
          <path key={other} d={path} className={classes.province} data-here={other === slug || undefined} />
        ))}
        <path className={classes.pin} d={`M${x} ${y}c-4-9-11-14-11-22a11 11 0 0 1 22 0c0 8-7 13-11 22z`} />
        <circle className={classes.hole} cx={x} cy={y - 22} r="4" />
      </svg>
      <figcaption className={classes.source}>{t('mapSource')}</figcaption>
    </figure>
  );
}
