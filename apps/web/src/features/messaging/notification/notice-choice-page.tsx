import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import { type NoticeChannel, noticeGroups, notices } from '@acheep/contract/messaging/notice';
import type { NoticeChoice } from '@acheep/contract/messaging/notice-choice';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import classes from './notice-choice-page.module.css';
import { NoticeSwitch } from './notice-switch.tsx';
import { PushPanel, usePush } from './push-panel.tsx';

/** What one may choose about a notice: a switch for each way in which it is told. */
function Row({ choice, hasPush }: { choice: NoticeChoice; hasPush: boolean }) {
  const { t } = useTranslation('notification');
  const { notice } = choice;
  const words = notices[notice];
  const channel = (of: NoticeChannel) => {
    const wanted = choice[of];
    if (wanted !== null) return <NoticeSwitch notice={notice} channel={of} wanted={wanted} />;
    return <span className={classes.never} />;
  };
  return (
    <li className={classes.row} data-push={hasPush || undefined}>
      <div className={classes.name}>
        {localized(words)}
        {'more' in words && (
          <Text size="sm">
            <Anchor component={Link} to={words.more()}>
              {t('choice.more')}
            </Anchor>
          </Text>
        )}
      </div>
      {channel('bell')}
      {channel('mail')}
      {hasPush && channel('push')}
    </li>
  );
}

/** What somebody is told, by what it is of, in the bell, by e-mail and on devices. Each switch is saved at once. */
export function NoticeChoicePage() {
  const { t } = useTranslation('notification');
  const { data, error, refetch } = useQuery(apiData('GET /notification/choice'));
  const push = usePush();
  const groups = valuesOf(noticeGroups)
    .map((group) => ({ group, rows: (data ?? []).filter(({ notice }) => notices[notice].group === group) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHead title={t('choice.title')} noIndex />
      <PageHeader
        title={t('choice.title')}
        lead={t('choice.lead')}
        action={
          <Button component={Link} variant="default" to={paths.notifications()}>
            {t('choice.back')}
          </Button>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={3} height={150} />}
      <Stack>
        {push && <PushPanel push={push} />}
        {groups.map(({ group, rows }) => (
          <Panel key={group} title={localized(noticeGroups[group])}>
            <ul className={classes.list}>
              {rows.map((choice) => (
                <Row key={choice.notice} choice={choice} hasPush={push !== null} />
              ))}
            </ul>
          </Panel>
        ))}
        {data && (
          <Text c="dimmed" size="sm">
            {t('choice.always')}
          </Text>
        )}
      </Stack>
    </>
  );
}
