import type { PageSection } from '@acheep/contract/kernel/page-facts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Phrases } from '../../../entities/phrase.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

/** Number of sessions shown at first. */
const shown = 8;

/** Sessions of a training or an event; past ones are grey. */
export function GatheringSessions({ section: { title, list = [] } }: { section: PageSection }) {
  const { t } = useTranslation('gathering');
  const [all, setAll] = useState(false);
  const ahead = list.filter(([day]) => day?.as !== 'over');
  // Past sessions are hidden at first, unless all are past.
  const first = all || ahead.length === 0 ? list : ahead;
  const some = all ? first : first.slice(0, shown);
  return (
    <div id="sessions">
      <Section title={title}>
        <ol className={classes.sessions}>
          {some.map((session) => (
            <li key={session[0]?.time}>
              {session.map((phrase) => (
                <span key={phrase.text}>
                  <Phrases of={[phrase]} />
                </span>
              ))}
            </li>
          ))}
        </ol>
        {some.length < list.length && (
          <Button variant="subtle" size="compact-md" mt="xs" onClick={() => setAll(true)} data-more>
            {t('allSessions', { count: list.length })}
          </Button>
        )}
      </Section>
    </div>
  );
}
