import { Boat, Palm, StiltHouse } from './place-part.tsx';
import classes from './place-scene.module.css';

/** Kampot: the old bridge over the river, below the mountain. */
export const riverTown = (
  <>
    <circle className={classes.sun} cx="64" cy="48" r="20" />
    <path className={classes.far} d="M0 84V66q34-30 66-8 34-34 74-16 30-20 58 4 22-8 42 4v34z" />
    <path className={classes.near} d="M188 84V66h8v-6h14v6h6V54l10-8 10 8v30zM0 84V70l9-7 9 7v4h14v10z" />
    <path className={classes.lit} d="M200 70h5v6h-5zM222 60h4v6h-4zM222 72h4v6h-4zM6 74h5v5H6z" />
    <path className={classes.water} d="M0 83h240v27H0z" />
    <path
      className={classes.near}
      d="M24 76h168v5H24zM44 81h6v15h-6zM84 81h6v15h-6zM124 81h6v15h-6zM164 81h6v15h-6z"
    />
    <path
      className={classes.line}
      d="M47 76q20-26 40 0M87 76q20-26 40 0M127 76q20-26 40 0M57 66v10M67 63v13M77 66v10M97 66v10M107 63v13M117 66v10M137 66v10M147 63v13M157 66v10"
      strokeWidth="1.5"
    />
    <path className={classes.ripple} d="M16 98h24M108 102h22M196 94h26" />
    <Boat x={150} y={103} s={0.7} />
  </>
);

/** Kep: the crab in front of its island. */
export const crabPier = (
  <>
    <circle className={classes.sun} cx="54" cy="46" r="20" />
    <path className={classes.far} d="M136 66q26-26 54-12 26-6 50 12z" />
    <path className={classes.water} d="M0 65h240v45H0z" />
    <path className={classes.ripple} d="M14 76h26M44 90h20M176 78h30M192 94h24" />
    <path className={classes.near} d="M88 97l6-9h52l6 9zM80 97h80v13H80z" />
    <g className={classes.line} strokeWidth="3.4">
      <path d="M98 80l-16-4-8 8M98 75l-17-11-9 5M142 80l16-4 8 8M142 75l17-11 9 5M104 84l-12 6M136 84l12 6" />
      <path d="M106 66Q92 54 98 40M134 66q14-12 8-26" />
    </g>
    <g className={classes.near}>
      <path d="M96 74q4-16 24-16t24 16q-4 15-24 15T96 74z" />
      <path d="M92 42q-4-12 6-16-1 6 3 8 1-6 6-6 2 12-7 16zM148 42q4-12-6-16 1 6-3 8-1-6-6-6-2 12 7 16z" />
    </g>
    <circle className={classes.lit} cx="113" cy="68" r="2.2" />
    <circle className={classes.lit} cx="127" cy="68" r="2.2" />
    <Palm x={218} y={104} s={1.2} />
    <path className={classes.ground} d="M186 110q22-12 54-8v8z" />
  </>
);

/** Kratie: the dolphins of the Mekong. */
export const dolphins = (
  <>
    <circle className={classes.sun} cx="60" cy="44" r="19" />
    <path className={classes.far} d="M0 70q34-16 72-6t70-4q50-14 98 8v12H0z" />
    <path className={classes.water} d="M0 72h240v38H0z" />
    <g className={classes.near}>
      <path d="M92 88Q96 56 128 54q16-1 26 9 6 0 9 4-4 3-10 2-4 3-9 2-22-2-34 17-5 8-18 0z" />
      <path d="M118 56q0-9 8-13-1 7 4 12zM128 70q4 8 0 14-5-5-7-12z" />
      <path d="M176 96q3-15 17-16 10 0 15 9 5 1 6 4-3 2-7 1-14-5-22 4-4 3-9-2z" opacity=".8" />
    </g>
    <circle className={classes.lit} cx="146" cy="62" r="1.6" />
    <path
      className={classes.ripple}
      d="M78 92q14-6 30 0M166 100q14-5 26 0M18 84h22M30 100h28M120 103h24M206 82h20"
    />
    <Palm x={16} y={73} s={0.7} />
    <Palm x={218} y={72} s={0.9} />
    <Boat x={44} y={78} s={0.5} />
  </>
);

/** The highlands: hills behind hills, and a fall of water. */
export const hills = (
  <>
    <circle className={classes.sun} cx="178" cy="40" r="18" />
    <path className={classes.far} d="M0 90V62q30-28 58-10 36-36 72-4 30-20 58 6 26-14 52 6v30z" />
    <path className={classes.ground} d="M0 110V88q50-26 104-8 60-14 136 6v24z" />
    <path
      className={classes.near}
      d="M86 110V72q-12-4-22 6-20-4-30 12-22 0-34 12v8zM112 110V74q16-6 28 4 14 2 20 14 20 4 28 18z"
    />
    <path className={classes.lit} d="M88 72h22v38H88z" opacity=".85" />
    <path className={classes.water} d="M93 72h3v38h-3zM101 72h4v38h-4zM70 110q28-9 60 0z" />
    <Palm x={206} y={98} s={0.95} />
    <path className={classes.near} d="M24 74l7-20 7 20zM26 64l5-16 5 16zM44 78l6-18 6 18zM46 68l4-13 4 13z" />
  </>
);

/** The plains: rice as far as one sees, a house, palms. */
export const paddies = (
  <>
    <circle className={classes.sun} cx="66" cy="44" r="20" />
    <path className={classes.far} d="M0 78q30-16 62-6t60-4q44-16 70 0 26-6 48 8v14H0z" />
    <path className={classes.ground} d="M0 78q120-8 240 0v32H0z" />
    <path
      className={classes.furrow}
      d="M0 86q120-7 240 0M0 94q120-6 240 0M0 103q120-4 240 0M120 76L70 110M120 76v34M120 76l54 34M120 76l112 34M120 76L6 110"
    />
    <StiltHouse x={172} y={88} s={1.05} />
    <Palm x={208} y={86} s={1.2} />
    <Palm x={226} y={87} s={0.85} />
    <Palm x={28} y={86} s={1} />
    <g className={classes.near}>
      <path d="M88 98v-9q2-5 9-5h14q7 0 9 6v8h-3v-6h-4v6h-3v-6H98v6h-3v-6h-3v6z" />
      <path d="M92 91l-7 2-4-3 3-5 8 1zM84 84q-6-4-2-9 0 5 5 7z" />
    </g>
  </>
);
