import type { PageAddress } from '@acheep/contract/pages';
import { accounts } from './features/accounts/pages.ts';
import { billing } from './features/billing/pages.ts';
import { companies } from './features/companies/pages.ts';
import { content } from './features/content/pages.ts';
import { events } from './features/events/pages.ts';
import { feed } from './features/feed/pages.ts';
import { hiring } from './features/hiring/pages.ts';
import { jobs } from './features/jobs/pages.ts';
import { messaging } from './features/messaging/pages.ts';
import { platform } from './features/platform/pages.ts';
import { talent } from './features/talent/pages.ts';
import type { Page } from './page.ts';

/** The pages of every noun, by domain. */
const features = [
  jobs,
  hiring,
  talent,
  events,
  feed,
  companies,
  accounts,
  billing,
  content,
  messaging,
  platform,
];

/** All pages except those loaded first. */
export const pageList = features
  .flatMap((nouns) => Object.values(nouns))
  .flatMap((pages) => Object.entries(pages) as [PageAddress, Page][]);
