import type { ReactNode } from 'react';
import classes from './plain-alert.module.css';

interface PlainAlertProps {
  tone: 'gray' | 'red';
  icon: ReactNode;
  title: ReactNode;
  /** Set to `alert` if it appears later and should be announced at once. */
  role?: 'alert';
  children: ReactNode;
}

/** An alert for the pages that visitors see first: looks like Mantine's, without the script for closing it. */
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
