import classes from './place-scene.module.css';
import drawings from './place-scene.svg?no-inline';

interface Drawn {
  /** Light of the day, which gives the drawing its colours. */
  light: 'dawn' | 'day' | 'sea' | 'dusk';
  /** Its name in `place-scene.svg`. */
  art: string;
}

/** Provinces by their slug; the others share a landscape with their neighbours. */
const scenes: Readonly<Record<string, Drawn>> = {
  'phnom-penh': { light: 'dawn', art: 'skyline' },
  'siem-reap': { light: 'dusk', art: 'palm-temple' },
  'preah-sihanouk': { light: 'sea', art: 'harbour' },
  'koh-kong': { light: 'sea', art: 'harbour' },
  battambang: { light: 'day', art: 'bamboo-train' },
  'kampong-cham': { light: 'dawn', art: 'bamboo-bridge' },
  'tboung-khmum': { light: 'dawn', art: 'bamboo-bridge' },
  'banteay-meanchey': { light: 'dusk', art: 'paddies' },
  kampot: { light: 'dusk', art: 'river-town' },
  kep: { light: 'sea', art: 'crab-pier' },
  mondulkiri: { light: 'day', art: 'hills' },
  ratanakiri: { light: 'day', art: 'hills' },
  kratie: { light: 'dawn', art: 'dolphins' },
  'stung-treng': { light: 'day', art: 'dolphins' },
  'preah-vihear': { light: 'dawn', art: 'hills' },
  'oddar-meanchey': { light: 'dawn', art: 'hills' },
  pailin: { light: 'dusk', art: 'hills' },
};
/** The plains at a time of the day that is the province's own, so that neighbours do not look the same. */
const plains = (slug: string): Drawn => ({
  light: (['day', 'dawn', 'dusk'] as const)[slug.length % 3] ?? 'day',
  art: 'paddies',
});

/** A drawing of a province. Decorative: its name stands below. */
export function PlaceScene({ slug }: { slug: string }) {
  const { light, art } = (Object.hasOwn(scenes, slug) && scenes[slug]) || plains(slug);
  return (
    <svg
      className={classes.scene}
      data-light={light}
      viewBox="0 0 240 110"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <use href={`${drawings}#${art}`} />
    </svg>
  );
}
