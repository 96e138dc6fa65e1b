import marks from './category-mark.svg?no-inline';

/** The mark of a job category by the name of its icon: one drawing of the set, which loads as one file. */
export const CategoryIcon = ({ name, size = 20 }: { name: string; size?: number }) => (
  <svg
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    color="var(--ac-icon)"
    aria-hidden
  >
    <use href={`${marks}#${name}`} />
  </svg>
);
