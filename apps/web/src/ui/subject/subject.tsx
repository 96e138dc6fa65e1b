import scene from '../scene/scene.module.css';
import classes from './subject.module.css';
import drawings from './subject.svg?no-inline';
import type { Subject as Name } from './subject-of.ts';

/** A drawing of what something is about, in place of a picture of its own. Decorative: the title stands beside it. */
export const Subject = ({ name, className = '' }: { name: Name; className?: string | undefined }) => (
  <svg
    className={`${scene.colors} ${classes.subject} ${className}`}
    // The drawing alone: it stays whole in a wide place and in a high one, and the ground fills the rest.
    viewBox="48 30 224 116"
    aria-hidden
  >
    <circle className={classes.ground} cx="160" cy="90" r="80" />
    <use href={`${drawings}#${name}`} />
  </svg>
);
