import type { OwnApplication } from '@acheep/contract/hiring/application';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ApplicationRow } from '../../../entities/hiring/application/application-row.tsx';
import { JobRows } from '../../../entities/jobs/job/job-rows.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyArt } from '../../../ui/empty-art.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './home-known.module.css';

/** The next interviews, the first one large, or the application with the latest answer. */
export function HomeNext({ applications }: { applications: readonly OwnApplication[] }) {
  const { t } = useTranslation(['home-known', 'application']);
  return (
    <Section
      title={t(applications[0]?.interview ? 'next.interview' : 'next.application')}
      action={
        <Anchor component={Link} to={paths.manageUserApplied()}>
          {t('application:mine.title')}
        </Anchor>
      }
    >
      <JobRows records={applications}>
        {(application) => (
          <ApplicationRow application={application} as="h3" large={application === applications[0]} />
        )}
      </JobRows>
    </Section>
  );
}

/** The one thing to do first, for who has no CV. */
export function HomeStart() {
  const { t } = useTranslation(['home-known', 'widget']);
  return (
    <section className={`ac-section ${classes.start}`}>
      <EmptyArt art="kite" />
      <div>
        <Title order={2} size="h3">
          {t('start.title')}
        </Title>
        <Text c="dimmed" mt={4} mb="sm">
          {t('start.text')}
        </Text>
        <Group gap="sm">
          <Button component={Link} to={paths.resumeQuestions()}>
            {t('widget:resume.questions')}
          </Button>
          <Button component={Link} to={paths.resume()} variant="subtle">
            {t('start.has')}
          </Button>
        </Group>
      </div>
    </section>
  );
}
