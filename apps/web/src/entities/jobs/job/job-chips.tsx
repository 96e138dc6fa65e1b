import classes from './job-chips.module.css';

/** Perks and highlights of a job. */
export const JobChips = ({ chips }: { chips: readonly string[] }) =>
  chips.length > 0 && (
    <ul className={classes.chips}>
      {chips.map((text) => (
        <li key={text} className={classes.chip}>
          {text}
        </li>
      ))}
    </ul>
  );
