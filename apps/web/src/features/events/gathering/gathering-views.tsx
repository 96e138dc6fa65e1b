import { type View, views } from '@acheep/contract/events/gathering-list-url';
import { IconCalendarMonth, IconHistory, IconList } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { withParam } from '../../../lib/list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './gathering-list-page.module.css';

const icons = { list: IconList, calendar: IconCalendarMonth, past: IconHistory };

/** What is ahead as a list or by month, and what is over. What narrows the one narrows the others. */
export function GatheringViews({ view }: { view: View }) {
  const { t } = useTranslation('gathering');
  const [params] = useSearchParams();
  return (
    <nav aria-label={t('view.label')} className={classes.views}>
      {views.map((one) => {
        const Icon = icons[one];
        const next = withParam(params, 'view', one === 'list' ? undefined : one);
        // Two orders mean another thing of what is over.
        next.delete('sort');
        return (
          <Link
            key={one}
            to={{ search: `?${next}` }}
            preventScrollReset
            className={classes.view}
            aria-current={one === view ? 'page' : undefined}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            {t(`view.${one}`)}
          </Link>
        );
      })}
    </nav>
  );
}
