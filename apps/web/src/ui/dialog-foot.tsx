import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';
import { foot } from './foot.ts';

/** The buttons at the end of a dialog. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div ref={foot} className={classes.foot}>
    {children}
  </div>
);
