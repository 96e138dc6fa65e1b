import type { ReactNode } from 'react';
import { crabPier, dolphins, hills, paddies, riverTown } from './place-land.tsx';
import classes from './place-scene.module.css';
import { bambooBridge, bambooTrain, harbour, palmTemple, skyline } from './place-sight.tsx';

interface Drawn {
  /** Light of the day, which gives the drawing its colours. */
  light: 'dawn' | 'day' | 'sea' | 'dusk';
  art: ReactNode;
}

/** Provinces by their slug; the others share a landscape with their neighbours. */
const scenes: Readonly<Record<string, Drawn>> = {
  'phnom-penh': { light: 'dawn', art: skyline },
  'siem-reap': { light: 'dusk', art: palmTemple },
  'preah-sihanouk': { light: 'sea', art: harbour },
  'koh-kong': { light: 'sea', art: harbour },
  battambang: { light: 'day', art: bambooTrain },
  'kampong-cham': { light: 'dawn', art: bambooBridge },
  'tboung-khmum': { light: 'dawn', art: bambooBridge },
  'banteay-meanchey': { light: 'dusk', art: paddies },
  kampot: { light: 'dusk', art: riverTown },
  kep: { light: 'sea', art: crabPier },
  mondulkiri: { light: 'day', art: hills },
  ratanakiri: { light: 'day', art: hills },
  kratie: { light: 'dawn', art: dolphins },
  'stung-treng': { light: 'day', art: dolphins },
  'preah-vihear': { light: 'dawn', art: hills },
  'oddar-meanchey': { light: 'dawn', art: hills },
  pailin: { light: 'dusk', art: hills },
};
/** The plains at a time of the day that is the province's own, so that neighbours do not look the same. */
const plains = (slug: string): Drawn => ({
  light: (['day', 'dawn', 'dusk'] as const)[slug.length % 3] ?? 'day',
  art: paddies,
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
      {art}
    </svg>
  );
}
