import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { weekdayText } from '@acheep/contract/kernel/moment-text';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { clockRange } from '../../../entities/events/gathering/gathering-time.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

/** Number of sessions shown at first. */
const shown = 8;

/** All sessions, if there are several; past ones are grey. */
export function GatheringSessions({ gathering: { sessions } }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const [all, setAll] = useState(false);
  if (sessions.length < 2) return null;
  const now = new Date();
  const ahead = sessions.filter(({ endsAt }) => new Date(endsAt) > now);
  // Shows upcoming sessions first; all if none is left.
  const first = all || ahead.length === 0 ? sessions : ahead;
  const some = all ? first : first.slice(0, shown);
  return (
    <div id="sessions">
      <Section title={t('sessions', { count: sessions.length })}>
        <ol className={classes.sessions}>
          {some.map((session) => (
            <li key={session.startsAt} data-over={new Date(session.endsAt) <= now || undefined}>
              <time dateTime={session.startsAt}>{weekdayText(session.startsAt, currentLocale())}</time>
              <span className={classes.clock}>{clockRange(session)}</span>
            </li>
          ))}
        </ol>
        {some.length < sessions.length && (
          <Button variant="subtle" size="compact-md" mt="xs" onClick={() => setAll(true)}>
            {t('allSessions', { count: sessions.length })}
          </Button>
        )}
      </Section>
    </div>
  );
}
