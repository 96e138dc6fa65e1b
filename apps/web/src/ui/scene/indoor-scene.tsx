import { Person } from './person.tsx';
import classes from './scene.module.css';

/** Two at their sewing machines. */
export const garment = (
  <>
    <path className={classes.wall} d="M22 22h76v58H22zM222 22h76v58h-76z" />
    <path
      className={classes.paper}
      d="M28 28h30v46H28zM62 28h30v46H62zM228 28h30v46h-30zM262 28h30v46h-30z"
      opacity=".6"
    />
    <path className={classes.line} d="M112 20h96" />
    <path className={classes.clay} d="M120 22h20l6 10-5 4-3-4v26h-16V32l-3 4-5-4z" />
    <path className={classes.sun} d="M150 22h20l6 10-5 4-3-4v26h-16V32l-3 4-5-4z" />
    <path className={classes.sky} d="M180 22h20l6 10-5 4-3-4v26h-16V32l-3 4-5-4z" />
    <Person x={92} y={134} cloth="leaf" hair="bun" left={[-4, -8]} right={[36, -10]} />
    <Person x={222} y={134} cloth="sun" hair="short" left={[-6, -8]} right={[34, -10]} />
    <path className={classes.wood} d="M18 132h284v10H18z" />
    <path className={classes.woodDark} d="M30 142h8v38h-8zM154 142h8v38h-8zM282 142h8v38h-8z" />
    <path
      className={classes.dark}
      d="M106 132v-9h14v-16q0-6 6-6h28v-4h6v12h-4v10h-5v-8h-18v12h27v9zM238 132v-9h14v-16q0-6 6-6h28v-4h6v12h-4v10h-5v-8h-18v12h27v9z"
    />
    <path className={classes.clay} d="M62 132q20-8 54 0l14 34q-30 12-46 2z" />
    <path className={classes.sky} d="M196 132q20-8 54 0l12 30q-28 12-44 2z" />
    <circle className={classes.sun} cx="156" cy="95" r="4" />
    <circle className={classes.clay} cx="288" cy="95" r="4" />
  </>
);

/** A cook at the wok. */
export const kitchen = (
  <>
    <path className={classes.wall} d="M0 62h320v48H0z" opacity=".6" />
    <path className={classes.line} d="M24 26h120M44 26v10M76 26v10M108 26v10" />
    <path className={classes.dark} d="M34 36h20v6q0 12-10 12t-10-12zM66 36h20v6q0 12-10 12t-10-12z" />
    <path className={classes.sun} d="M100 36h16l4 26H96z" />
    <path className={classes.wood} d="M216 38h84v6h-84zM216 70h84v6h-84z" />
    <path className={classes.clay} d="M224 20h12v18h-12zM242 24h10v14h-10z" />
    <path className={classes.leaf} d="M260 18h12v20h-12zM278 22h14v16h-14z" />
    <path className={classes.paper} d="M224 58h28q0 12-14 12t-14-12zM262 58h28q0 12-14 12t-14-12z" />
    <Person x={150} y={142} cloth="sky" hair="none" left={[-34, -22]} right={[42, -30]} />
    <path className={classes.paper} d="M134 74v-8q-10-2-8-11t12-7q3-9 13-9t13 9q10-2 11 7t-8 11v8z" />
    <path className={classes.paper} d="M136 142l2-40h24l2 40z" opacity=".9" />
    <path className={classes.line} d="M192 112l-16 18" />
    <path className={classes.dark} d="M186 126h76q-6 22-38 22t-38-22zM262 126h30v5h-30z" />
    <path className={classes.leafPale} d="M200 126q4-10 12-4 6-10 14-2 8-8 14 0 8-2 10 6z" />
    <path className={classes.clay} d="M208 124q6-8 12 0zM230 122q6-8 12 2z" />
    <path
      className={classes.chalk}
      d="M210 104q-6-8 0-16t0-16M228 100q-6-8 0-16t0-16M246 104q-6-8 0-16"
      opacity=".8"
    />
    <path className={classes.wood} d="M0 146h320v12H0z" />
    <path className={classes.woodDark} d="M0 158h320v22H0z" />
    <path className={classes.sun} d="M206 146q4-10 8 0zM220 146q5-12 10 0zM236 146q4-10 8 0z" />
    <path className={classes.leaf} d="M50 146q-4-16 8-18 2-12 14-8 12-6 16 6 12 0 10 20z" />
    <path className={classes.clay} d="M24 146a11 11 0 0 1 22 0z" />
  </>
);

/** Two in an office: one at the desk, one with a plan. */
export const office = (
  <>
    <path className={classes.paper} d="M28 20h84v56H28z" opacity=".8" />
    <path className={classes.leaf} d="M40 66h10V50H40zM56 66h10V42H56zM72 66h10V54H72zM88 66h10V34H88z" />
    <path className={classes.wall} d="M214 16h84v70h-84z" />
    <path className={classes.paper} d="M220 22h34v58h-34zM258 22h34v58h-34z" opacity=".6" />
    <path className={classes.leafPale} d="M220 80V62q18-14 34 0v18zM258 80V56q18 2 34 16v8z" />
    <Person x={118} y={140} cloth="clay" hair="bun" left={[2, -10]} right={[38, -10]} />
    <Person x={232} y={156} cloth="sky" left={[-28, -34]} right={[10, -30]} />
    <path className={classes.sun} d="M196 104l30-6 6 32-30 6z" />
    <path className={classes.chalk} d="M204 110l16-3M206 118l16-3" strokeWidth="2" />
    <path className={classes.dark} d="M134 94h48l6 38h-48z" />
    <path className={classes.leafPale} d="M138 98h40l5 30h-40z" />
    <path className={classes.wood} d="M24 132h184v10H24z" />
    <path className={classes.woodDark} d="M36 142h8v38h-8zM188 142h8v38h-8z" />
    <path className={classes.paper} d="M48 126h34v6H48zM52 120h28v6H52z" />
    <path className={classes.clay} d="M270 156h28l-4 24h-20z" />
    <path
      className={classes.leaf}
      d="M284 156q-20-10-18-34 16 8 18 34zM284 156q-2-28 8-42 10 18-8 42zM284 156q18-6 22-24-18 2-22 24z"
    />
  </>
);
