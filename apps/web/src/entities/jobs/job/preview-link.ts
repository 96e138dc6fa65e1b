import { paths } from '@acheep/contract/paths';
import { currentLocale, localePath } from '../../../lib/locale.ts';

/** URL of an unpublished job's page, which colleagues can open when they are signed in. */
export const previewLink = (id: string) =>
  window.location.origin + localePath(currentLocale(), paths.manageJobPreview(id));
