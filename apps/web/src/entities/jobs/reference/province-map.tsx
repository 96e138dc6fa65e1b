import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import districtMap from './district-map.json';
import { districtIn } from './district-name.ts';
import map from './province-map.json';
import classes from './province-map.module.css';

interface ProvinceMapProps {
  province: { slug: string; name: { en: string; km: string } };
  /** Text in which the district is looked for. */
  address: string;
}

const shapes: Readonly<Record<string, { path: string; pin: number[] }>> = map.provinces;

interface Districts {
  /** Left, top, width and height. */
  box: string;
  /** Outline of each by its name: `M` and the first point, then `l` and the steps from there. */
  districts: Readonly<Record<string, string>>;
}
const districtsOf: Readonly<Record<string, Districts>> = districtMap.provinces;

const numbersIn = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

/** The middle of an outline, by its first part. */
function middleOf(outline: string): [number, number] {
  const [first = 0, second = 0, ...steps] = numbersIn(outline.slice(0, outline.indexOf('z')));
  const points = [[first, second]];
  for (let at = 0; at < steps.length; at += 2) {
    const [x = 0, y = 0] = points.at(-1) ?? [];
    points.push([x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)]);
  }
  const middle = (axis: 0 | 1) => {
    const all = points.map((point) => point[axis] ?? 0);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [middle(0), middle(1)];
}

/** Districts are drawn in tenths of the units of the provinces. */
const scaled = `scale(${districtMap.scale})`;
/** Share of the larger side that is left free around a province. */
const margin = 0.16;

function viewOf(box: string) {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(box);
  const side = Math.max(width, height) * (1 + 2 * margin);
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, side };
}

const Provinces = ({ here }: { here: string }) =>
  Object.entries(shapes).map(([slug, { path }]) => (
    <path key={slug} d={path} className={classes.province} data-here={slug === here || undefined} />
  ));

/** The districts of a province, the one of the address marked, and the province in the country beside them. */
export function ProvinceMap({ province: { slug, name }, address }: ProvinceMapProps) {
  const { t } = useTranslation('company');
  const [shown, near] = [shapes[slug], districtsOf[slug]];
  if (!shown || !near) return null;
  const here = districtIn(address, Object.keys(near.districts), name.en);
  const outline = here && near.districts[here];
  const [x = 0, y = 0] = outline ? middleOf(outline) : shown.pin.map((place) => place * districtMap.scale);
  const { left, top, side } = viewOf(near.box);
  const pin = side / 200;
  return (
    <figure className={classes.map}>
      <svg
        viewBox={`${left} ${top} ${side} ${side}`}
        role="img"
        aria-label={t('map', { name: localized(name) })}
      >
        <g transform={scaled}>
          <Provinces here={slug} />
        </g>
        {Object.entries(near.districts).map(([district, path]) => (
          <path
            key={district}
            d={path}
            className={classes.district}
            data-here={district === here || undefined}
          />
        ))}
        <g transform={`translate(${x} ${y}) scale(${pin})`}>
          <path className={classes.pin} d="M0 0c-4-9-11-14-11-22a11 11 0 0 1 22 0c0 8-7 13-11 22z" />
          <circle className={classes.hole} cy="-22" r="4" />
        </g>
      </svg>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} className={classes.country} aria-hidden>
        <Provinces here={slug} />
      </svg>
      <figcaption className={classes.source}>{t('mapSource')}</figcaption>
    </figure>
  );
}
