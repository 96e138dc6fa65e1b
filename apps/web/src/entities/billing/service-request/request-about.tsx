import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import { paths } from '@acheep/contract/paths';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { gatheringPath } from '../../events/gathering/gathering-link.ts';

interface RequestAboutProps {
  of: Pick<ServiceRequest, 'job' | 'gathering'>;
  /** Opens the link in another tab. */
  newTab?: boolean;
}

/** Link to the subject of a service request: a job, a training or an event. */
export function RequestAbout({ of: { job, gathering }, newTab }: RequestAboutProps) {
  const about = job ?? gathering;
  if (!about) return null;
  const to = gathering ? gatheringPath(gathering) : paths.job(about._id);
  return (
    <Anchor component={Link} to={to} size="sm" target={newTab ? '_blank' : undefined}>
      {about.title}
    </Anchor>
  );
}
