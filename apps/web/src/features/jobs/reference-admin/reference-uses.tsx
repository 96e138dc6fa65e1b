import type { AdminReference, ReferenceUses } from '@acheep/contract/jobs/reference-admin';
import { paths } from '@acheep/contract/paths';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

const order = [
  'openJobs',
  'jobs',
  'companies',
  'resumes',
  'trainings',
  'events',
  'articles',
  'alerts',
] as const satisfies readonly (keyof ReferenceUses)[];

/** Path of the public list of an entry's uses, if there is one. */
function listOf({ kind, _id, slug, name }: AdminReference, use: keyof ReferenceUses): string | undefined {
  if (kind === 'skill') return use === 'openJobs' ? paths.jobList({ search: name.en }) : undefined;
  const filed =
    kind === 'category'
      ? { category: { slug, _id } }
      : kind === 'industry'
        ? { industryId: _id }
        : { provinceId: _id };
  if (use === 'openJobs') return paths.jobList(filed);
  if (use === 'companies' && kind !== 'category') return paths.companyList(filed);
  if (kind === 'industry') return undefined;
  if (use === 'trainings') return paths.trainingList(filed);
  return use === 'events' ? paths.eventList(filed) : undefined;
}

/** Number of records that use an entry, linked to their lists where possible. */
export function ReferenceUsesText({ entry, linked = false }: { entry: AdminReference; linked?: boolean }) {
  const { t } = useTranslation('reference-admin');
  const used = order.filter((use) => entry.uses[use] > 0);
  if (used.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('unused')}
      </Text>
    );
  return (
    <Text size="sm" c="dimmed">
      {used.map((use, index) => {
        const to = linked ? listOf(entry, use) : undefined;
        const text = t(`uses.${use}`, { count: entry.uses[use] });
        return (
          <Fragment key={use}>
            {index > 0 && ' · '}
            {to ? (
              <Anchor component={Link} to={to} size="sm" underline="always">
                {text}
              </Anchor>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
    </Text>
  );
}
