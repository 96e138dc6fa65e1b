import classes from './company-avatar.module.css';

const tints = 4;

/** The first letter of a company, in a colour by letter. Decoration: the name stands beside it. */
export function CompanyAvatar({ name, large }: { name: string; large?: boolean }) {
  const [letter = ''] = name.trim();
  return (
    <span
      className={classes.avatar}
      data-large={large || undefined}
      data-tint={(letter.codePointAt(0) ?? 0) % tints}
      aria-hidden
    >
      {letter.toUpperCase()}
    </span>
  );
}
