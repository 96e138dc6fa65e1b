import { Boat, Palm } from './place-part.tsx';
import classes from './place-scene.module.css';

/** Phnom Penh: the monument among the towers, and the river. */
export const skyline = (
  <>
    <circle className={classes.sun} cx="186" cy="46" r="19" />
    <path
      className={classes.far}
      d="M0 110V70h15V54h18v14h9V42h7l5-9 5 9h7v26h13V58h18v52zM148 110V58h13V38h6v-9h4v9h6v20h13v-10h17v14h13v12h20v36z"
    />
    <path
      className={classes.lit}
      d="M39 74h4v5h-4zM48 60h4v5h-4zM56 60h4v5h-4zM56 72h4v5h-4zM166 50h4v5h-4zM166 62h4v5h-4zM194 60h4v5h-4zM202 68h4v5h-4zM8 80h4v5H8z"
    />
    <path
      className={classes.near}
      d="M94 98V86h5v-9h4v-9h4v-9h4v-9h4l5-18 5 18h4v9h4v9h4v9h4v9h5v12h-19v-8a7 7 0 0 0-14 0v8z"
    />
    <path className={classes.near} d="M80 96h80v4H80z" />
    <path className={classes.water} d="M0 99h240v11H0z" />
    <path className={classes.ripple} d="M20 105h22M96 106h30M168 104h26" />
    <Boat x={56} y={102} s={0.6} />
    <Palm x={20} y={100} s={0.75} />
    <Palm x={219} y={100} s={0.9} />
  </>
);

/** A tower that ends like a bud of the lotus. */
const Bud = ({ x, high, wide }: { x: number; high: number; wide: number }) => (
  <path
    className={classes.near}
    d={`M${x - wide} 88V${88 - high * 0.5}Q${x - wide} ${88 - high * 0.8} ${x} ${88 - high}Q${x + wide} ${88 - high * 0.8} ${x + wide} ${88 - high * 0.5}V88z`}
  />
);

const towers = (
  <>
    <Bud x={120} high={62} wide={12} />
    <Bud x={88} high={46} wide={9} />
    <Bud x={152} high={46} wide={9} />
    <Bud x={62} high={34} wide={8} />
    <Bud x={178} high={34} wide={8} />
    <path className={classes.near} d="M34 88v-9h6v-6h160v6h6v9z" />
  </>
);

/** Siem Reap: the five towers, and once more in the water. */
export const palmTemple = (
  <>
    <circle className={classes.sun} cx="120" cy="52" r="34" />
    {towers}
    <path
      className={classes.lit}
      opacity=".55"
      d="M117 79h6v9h-6zM86 80h4v8h-4zM150 80h4v8h-4zM46 82h3v6h-3zM191 82h3v6h-3z"
    />
    <path className={classes.water} d="M0 88h240v22H0z" />
    <g transform="translate(0 130)scale(1-.48)" opacity=".22">
      {towers}
    </g>
    <path className={classes.ripple} d="M30 98h26M98 103h34M176 97h30" />
    <Palm x={16} y={90} s={1.15} />
    <Palm x={33} y={89} s={0.8} />
    <Palm x={222} y={90} s={1.25} />
  </>
);

/** Sihanoukville: an island, a fishing boat, the beach. */
export const harbour = (
  <>
    <circle className={classes.sun} cx="182" cy="58" r="22" />
    <path className={classes.far} d="M10 62Q36 34 66 52q18-10 40 10zM206 62q14-14 34-10v10z" />
    <path className={classes.water} d="M0 61h240v49H0z" />
    <path className={classes.ripple} d="M16 72h24M60 80h18M170 72h30M196 82h24M150 90h18" />
    <path
      className={classes.near}
      d="M92 80q4 9 14 9h34q12 0 18-15-10 5-22 5H104q-8 0-12 1zM108 78V66h18v12z"
    />
    <path className={classes.line} strokeWidth="1.5" d="M132 78V48l18 26M132 50l-20 16" />
    <path className={classes.lit} d="M112 69h5v5h-5zM119 69h4v5h-4z" />
    <path className={classes.ground} d="M0 110V99q52-12 112-2t128 0v13z" />
    <Palm x={30} y={104} s={1.35} />
    <g transform="translate(64 104)">
      <path className={classes.sun} d="M-17-16Q-10-30 4-28T19-12Q10-18 1-15T-17-16z" />
      <path className={classes.line} strokeWidth="1.5" d="M2-24L-4 2" />
    </g>
  </>
);

/** Battambang: the bamboo train through the fields. */
export const bambooTrain = (
  <>
    <circle className={classes.sun} cx="52" cy="40" r="17" />
    <path className={classes.far} d="M120 84q24-46 52-38 14-16 34 2 18 2 34 36z" />
    <path className={classes.far} d="M182 40h10v-6h-3l-2-12-2 12h-3z" />
    <path className={classes.ground} d="M0 80q60-6 120 0t120-2v32H0z" />
    <path className={classes.furrow} d="M0 88h70M150 87h90M0 105h240" />
    <path className={classes.line} d="M0 99h240" />
    <path
      className={classes.near}
      d="M6 99h6v4H6zM30 99h6v4h-6zM54 99h6v4h-6zM78 99h6v4h-6zM102 99h6v4h-6zM126 99h6v4h-6zM150 99h6v4h-6zM174 99h6v4h-6zM198 99h6v4h-6zM222 99h6v4h-6z"
    />
    <g className={classes.near}>
      <path d="M66 83h92v5H66z" />
      <circle cx="84" cy="93" r="6" />
      <circle cx="140" cy="93" r="6" />
      <path d="M140 83V71h14v12z" />
      <path d="M78 83l1-12q1-4 5-4t5 4l1 8h8v4zM102 83l1-12q1-4 5-4t5 4l1 8h8v4z" />
      <circle cx="84" cy="62" r="4.2" />
      <circle cx="108" cy="62" r="4.2" />
    </g>
    <path className={classes.sun} d="M76 60q8-8 16 0zM100 60q8-8 16 0z" />
    <Palm x={206} y={90} s={1.3} />
    <Palm x={226} y={90} s={0.95} />
    <Palm x={24} y={86} s={0.8} />
  </>
);

const legs = Array.from({ length: 16 }, (_, index) => 4 + index * 15);

/** Kampong Cham: the bridge of bamboo, with somebody riding over it. */
export const bambooBridge = (
  <>
    <circle className={classes.sun} cx="172" cy="42" r="21" />
    <path className={classes.far} d="M0 74q40-12 84-5t92-4q40-6 64 5v18H0z" />
    <path className={classes.water} d="M0 82h240v28H0z" />
    <path className={classes.line} d="M0 70Q120 62 240 70" strokeWidth="3.4" />
    <path className={classes.line} d="M0 62Q120 54 240 62" strokeWidth="1" />
    {legs.map((x) => (
      <path key={x} className={classes.line} strokeWidth="1.3" d={`M${x} 62v8l9 32M${x + 9} 68l-9 34`} />
    ))}
    <path className={classes.ripple} d="M20 94h18M92 100h28M186 96h24" />
    <g className={classes.line} strokeWidth="1.8">
      <circle cx="76" cy="57" r="6.5" />
      <circle cx="100" cy="57" r="6.5" />
      <path d="M76 57l6-9h12l6 9M82 48l6 9 6-9" />
    </g>
    <path className={classes.near} d="M79 47l3-15q2-4 6-3l4 7 6 4-1 3-8-3-2-3-1 5 5 5 1 9h-3l-2-7z" />
    <circle className={classes.near} cx="88" cy="25" r="4" />
  </>
);
