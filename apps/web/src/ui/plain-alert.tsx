import type { ReactNode } from 'react';
import classes from './plain-alert.module.css';

interface PlainAlertProps {
  tone: 'gray' | 'red';
  icon: ReactNode;
  title: ReactNode;
  /** `alert`, where it comes while one reads and is to be read at once. */
  role?: 'alert';
  children: ReactNode;
}

/** A notice of the pages that visitors see first: it looks like Mantine's, without the scripts of closing it. */
export function PlainAlert({ tone, icon, title, role, children }: PlainAlertProps) {
  return (
    <div role={role} className={classes.alert} data-tone={tone}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.text}>
        <strong className={classes.title}>{title}</strong>
        {children}
      </div>
    </div>
  );
}
