import classes from './place-scene.module.css';

interface At {
  x: number;
  y: number;
  /** Scale; 1 is 44 units high. */
  s?: number;
}

const leaves = [-200, -170, -140, -110, -80, -50, -20, 10];

/** A sugar palm, which stands at `x`, `y`. */
export const Palm = ({ x, y, s = 1 }: At) => (
  <g className={classes.near} transform={`translate(${x} ${y})scale(${s})`}>
    <path d="M-2 0Q-.6-20-1-36h2Q.6-20 2 0z" />
    {leaves.map((turn) => (
      <path key={turn} d="M0 0Q6-5 16-2 14 1 17 2 7 3 0 0z" transform={`translate(0-36)rotate(${turn})`} />
    ))}
  </g>
);

/** A house on stilts. */
export const StiltHouse = ({ x, y, s = 1 }: At) => (
  <g transform={`translate(${x} ${y})scale(${s})`}>
    <path
      className={classes.near}
      d="M-22-26L0-44 22-26zM-17-26h34v14h-34zM-15-12h3V0h-3zM-2-12h3V0h-3zM12-12h3V0h-3z"
    />
    <path className={classes.lit} d="M-5-23h9v9h-9z" />
  </g>
);

/** A long boat with a person at the stern. */
export const Boat = ({ x, y, s = 1 }: At) => (
  <g className={classes.near} transform={`translate(${x} ${y})scale(${s})`}>
    <path d="M-30-4Q-24 4-10 4H14q12 0 20-10-8 5-18 5H-16q-8 0-14-3z" />
    <path d="M-12-1l1-12q1-4 4-4t4 4l2 12z" />
    <circle cx="-7" cy="-20" r="3.4" />
  </g>
);
