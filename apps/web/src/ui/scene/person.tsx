import classes from './scene.module.css';

interface PersonProps {
  x: number;
  y: number;
  /** Colours of the clothes: one of the scene's own. */
  cloth: 'leaf' | 'sun' | 'clay' | 'sky';
  hair?: 'short' | 'bun' | 'none';
  /** Hands, from the shoulders: end of the left and of the right arm. */
  left: readonly [number, number];
  right: readonly [number, number];
}

/** A person from the hips up; `x`, `y` is the middle of the belt. */
export function Person({ x, y, cloth, hair = 'short', left, right }: PersonProps) {
  const arm = (from: number, [toX, toY]: readonly [number, number]) => (
    <>
      <path
        className={classes[`${cloth}Line`]}
        d={`M${from}-44Q${from * 1.3 + toX * 0.1} ${toY + 14} ${toX} ${toY}`}
      />
      <circle className={classes.skin} cx={toX} cy={toY} r="5.5" />
    </>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classes[cloth]} d="M-20 0l-2-38q0-14 14-15H8q14 1 14 15L20 0z" />
      <path className={classes.skin} d="M-5-62H5v11q-5 4-10 0z" />
      <circle className={classes.skin} cx="0" cy="-72" r="14" />
      {hair === 'short' && (
        <path className={classes.hair} d="M-15-71q-1-17 15-17t15 17q-4-8-13-8-6 4-17 8z" />
      )}
      {hair === 'bun' && (
        <path
          className={classes.hair}
          d="M-15-68q-2-20 15-20t15 20q-3-9-11-11-7 4-16 5-2 3-3 6zM9-86q2-8 9-5t3 11q-5 2-12-6z"
        />
      )}
      {arm(-18, left)}
      {arm(18, right)}
    </g>
  );
}
