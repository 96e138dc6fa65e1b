import type { Service } from '@acheep/contract/billing/service';
import { effectTerms } from '@acheep/contract/billing/service-option';
import { type GatheringKind, gatheringKinds } from '@acheep/contract/events/gathering-option';
import { can } from '@acheep/contract/kernel/permission';
import { useQuery } from '@tanstack/react-query';
import { apiPage } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';

const query = { 'filter[status]': 'active', limit: 100 };
const openJobs = apiPage('GET /job/own', { query });
const trainings = apiPage('GET /training/own', { query });
const events = apiPage('GET /event/own', { query });

const group = (kind: GatheringKind, own: readonly { _id: string; title: string }[] = []) =>
  own.length === 0
    ? []
    : [
        {
          group: localized(gatheringKinds[kind]),
          items: own.map(({ _id: value, title: label }) => ({ value, label })),
        },
      ];

/**
 * What one may ask for a service for: the company's open jobs, or what it holds that is not over; null while they are
 * loaded. What is done by hand may be about one of them as well, whichever one posts.
 */
export function useRequestChoice({ effect }: Service) {
  const role = useSession()?.user.role;
  const handmade = can(role, 'PostJob') ? 'job' : 'gathering';
  const of = effect ? effectTerms[effect].of : handmade;
  const asked = {
    job: of === 'job',
    training: of === 'gathering' && can(role, 'Trainer'),
    event: of === 'gathering' && can(role, 'PostEvent'),
  };
  const jobs = useQuery({ ...openJobs, enabled: asked.job }).data?.data;
  const training = useQuery({ ...trainings, enabled: asked.training }).data?.data;
  const event = useQuery({ ...events, enabled: asked.event }).data?.data;
  const waiting = (asked.job && !jobs) || (asked.training && !training) || (asked.event && !event);
  const choices =
    of === 'job'
      ? jobs?.map(({ _id: value, title, postCode }) => ({ value, label: `${title} (${postCode})` }))
      : [...group('training', training), ...group('event', event)];
  return { of, needed: effect !== null && of !== null, choices: waiting ? null : (choices ?? []) };
}
