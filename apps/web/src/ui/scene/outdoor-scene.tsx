import { Person } from './person.tsx';
import classes from './scene.module.css';

/** A mason on the building site. */
export const building = (
  <>
    <circle className={classes.sun} cx="272" cy="40" r="20" opacity=".8" />
    <path className={classes.wall} d="M0 120V70h38V48h40v72zM214 120V82h34V60h44v22h28v38z" />
    <path
      className={classes.line}
      d="M120 116V14M74 26h132M120 14L74 26M120 14l86 12M186 26v22"
      opacity=".55"
    />
    <path className={classes.clay} d="M176 48h20v12h-20z" />
    <path className={classes.wood} d="M0 118h320v6H0z" opacity=".5" />
    <path className={classes.leafPale} d="M0 124h320v56H0z" />
    <Person x={110} y={168} cloth="sky" hair="none" left={[-30, -14]} right={[50, -36]} />
    <path className={classes.sun} d="M92 91q0-19 18-19t18 19h5v5H87v-5z" />
    <path className={classes.sun} d="M94 126h8v42h-8zM118 126h8v42h-8z" opacity=".85" />
    <path
      className={classes.clay}
      d="M168 140h28v11h-28zM198 140h28v11h-28zM228 140h28v11h-28zM258 140h28v11h-28zM183 153h28v11h-28zM213 153h28v11h-28zM243 153h28v11h-28zM273 153h28v11h-28zM168 166h28v14h-28zM198 166h28v14h-28zM228 166h28v14h-28zM258 166h28v14h-28zM198 127h28v11h-28zM228 127h28v11h-28z"
    />
    <path className={classes.dark} d="M158 128l18-4 4 5-20 4z" />
    <path className={classes.line} d="M160 132l-2-2" />
    <path className={classes.dark} d="M44 150h34l-5 24H49z" />
    <path className={classes.paper} d="M46 150q15-10 30 0z" opacity=".8" />
    <path className={classes.line} d="M46 150q15-26 30 0" />
  </>
);

/** A teacher at the board, before the class. */
export const teacher = (
  <>
    <path className={classes.woodDark} d="M38 14h200v94H38z" />
    <path className={classes.leaf} d="M44 20h188v82H44z" />
    <path
      className={classes.chalk}
      d="M62 42q10-12 18 0v20M62 44v18M100 62V42l12-8 12 8v20M144 44q4-10 12-6t2 12-8 4M158 50v12M62 82h76M62 92h48"
    />
    <circle className={classes.sun} cx="276" cy="42" r="20" />
    <path className={classes.line} d="M276 42V30M276 42l8 5" />
    <Person x={212} y={150} cloth="sun" hair="bun" left={[-46, -66]} right={[16, -18]} />
    <path className={classes.paper} d="M216 126l24-4 4 18-24 4z" />
    <path className={classes.sky} d="M190 148h44l6 32h-56z" />
    <g>
      <path
        className={classes.paper}
        d="M36 180q0-26 24-26t24 26zM104 180q0-26 24-26t24 26zM262 180q0-26 24-26t24 26z"
      />
      <circle className={classes.hair} cx="60" cy="142" r="15" />
      <circle className={classes.hair} cx="128" cy="142" r="15" />
      <circle className={classes.hair} cx="286" cy="142" r="15" />
      <path className={classes.hair} d="M118 148q-8 10-4 22 6-4 6-14zM138 148q8 10 4 22-6-4-6-14z" />
    </g>
    <path className={classes.skyLine} d="M84 172q10-10 8-34" strokeWidth="9" />
    <circle className={classes.skin} cx="92" cy="132" r="6" />
  </>
);
