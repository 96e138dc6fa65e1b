import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/kernel/paths';
import type { FittingTalents as Found } from '@acheep/contract/talent/fitting';
import { candidateExperiences, educationLevels } from '@acheep/contract/talent/resume-option';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FitReasons } from '../../../entities/talent/fit/fit-reasons.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './fitting-talents.module.css';

/** What somebody is, in a line: their experience, degree and place. */
function factsOf({ experience, degree, province }: Found[number]['talent']) {
  return [
    experience && localized(candidateExperiences[experience]),
    degree && localized(educationLevels[degree]),
    province && localized(province.name),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Entry({ talent, reasons, job }: Found[number] & { job: OwnJobDetail }) {
  const { t } = useTranslation('fit');
  const title = textIn(talent.title ?? talent.position, currentLocale());
  return (
    <li className={classes.entry}>
      <Anchor component={Link} to={paths.talent(talent._id)} fw={600}>
        {title ?? t('talent.noTitle')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {factsOf(talent)}
      </Text>
      <FitReasons reasons={reasons} job={job} reader="company" />
    </li>
  );
}

/** People who fit an own job and have not applied for it, unnamed, each with why. */
export function FittingTalents({ job }: { job: OwnJobDetail }) {
  const { t } = useTranslation('fit');
  const isOpen = job.status === 'active';
  const asked = apiData('GET /job/own/:id/talent', { params: { id: job._id } });
  const { data: found, error, refetch } = useQuery({ ...asked, enabled: isOpen });
  return (
    <Section
      title={t('talent.title')}
      action={
        <Anchor component={Link} to={paths.talentSearch()} size="sm">
          {t('talent.search')}
        </Anchor>
      }
    >
      {!isOpen ? (
        <Text c="dimmed">{t('talent.closed')}</Text>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <Skeleton height={160} />
      ) : found.length === 0 ? (
        <Text c="dimmed">{t('talent.empty')}</Text>
      ) : (
        <>
          <Text c="dimmed" mb="md" maw={640}>
            {t('talent.text')}
          </Text>
          <ul className={classes.list}>
            {found.map((one) => (
              <Entry key={one.talent._id} {...one} job={job} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
