import { useState } from 'react';
import classes from './own-job-list.module.css';
import { type MenuJob, OwnJobMenu } from './own-job-menu.tsx';
import { type NextJob, nextStepOf, OwnJobNext } from './own-job-next.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

interface OwnJobActionsProps {
  job: NextJob & MenuJob;
  /** True at the foot of a card, where the next step fills the width. */
  card?: boolean;
}

/** The next step as a button, all other allowed actions in a menu. */
export function OwnJobActions({ job, card }: OwnJobActionsProps) {
  const actions = useOwnJobActions(job);
  const [reopens, setReopens] = useState(false);
  const next = nextStepOf(job);
  return (
    <div className={card ? `${classes.actions} ${classes.cardActions}` : classes.actions}>
      <OwnJobNext job={job} onReopen={() => setReopens(true)} />
      <OwnJobMenu job={job} without={next === 'read' ? [] : [next]} />
      {reopens && <ReopenDialog job={job} actions={actions} onClose={() => setReopens(false)} />}
    </div>
  );
}
