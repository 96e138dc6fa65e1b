import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { paths } from '@acheep/contract/paths';
import type { TrainerDashboard as Data } from '@acheep/contract/platform/dashboard';
import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { ComparedFact, PlainFact } from './numbers.tsx';
import classes from './waiting-panel.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

const pageOf = { training: paths.manageTrainingEdit, event: paths.manageEventEdit } satisfies Record<
  GatheringKind,
  unknown
>;

/** A trainer's upcoming trainings and events, registrations and drafts. */
export function TrainerDashboard({ data: { upcoming, drafts, open, all, registrations } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const create = (
    <Group gap="sm" mt="md">
      <Button
        component={Link}
        to={paths.manageTrainingCreate()}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('trainer.postTraining')}
      </Button>
      <Button
        component={Link}
        to={paths.manageEventCreate()}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('trainer.postEvent')}
      </Button>
    </Group>
  );
  if (all === 0)
    return (
      <div className={classes.grid}>
        <Panel title={t('trainer.first')}>
          <Text mb="sm">{t('trainer.firstText')}</Text>
          {create}
        </Panel>
        <Panel title={t('trainer.title')}>
          <Text mb="sm">{t('trainer.text')}</Text>
          <Button component={Link} to={paths.profileCompany()} variant="default">
            {t('trainer.action')}
          </Button>
        </Panel>
      </div>
    );
  const people = ({ registered, seats, waiting }: Data['upcoming']['entries'][number]) =>
    [
      seats === null
        ? t('trainer.registered', { count: registered })
        : t('trainer.registeredOf', { count: registered, seats }),
      waiting > 0 && t('trainer.waiting', { count: waiting }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <Section title={t('waits')}>
        <div className={classes.grid}>
          <WaitingPanel
            title={t('trainer.upcoming')}
            list={upcoming}
            all={paths.manageTrainingActive()}
            entry={(one) => ({
              to: pageOf[one.kind](one._id),
              title: one.title,
              note: `${formatDate(one.nextAt, 'short')} · ${people(one)}`,
            })}
          />
          <WaitingPanel
            title={t('drafts.title')}
            list={drafts}
            all={paths.manageTrainingDraft()}
            entry={({ _id, kind, title, updatedAt }) => ({
              to: pageOf[kind](_id),
              title,
              note: t('drafts.edited', { date: formatDate(updatedAt, 'short') }),
            })}
          />
        </div>
        {upcoming.total + drafts.total === 0 && <Text c="dimmed">{t('trainer.nothing')}</Text>}
        {create}
      </Section>
      <Section title={t('numbers.title')}>
        <SimpleGrid cols={{ base: 2, lg: 3 }} spacing="sm">
          <ComparedFact label={t('trainer.registrations')} of={registrations} />
          <PlainFact label={t('trainer.open')} value={open} />
        </SimpleGrid>
      </Section>
    </>
  );
}
