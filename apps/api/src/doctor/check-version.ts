import { z } from 'zod';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const patience = 5_000;

/** The response of GitHub, Gitea and Forgejo at …/releases/latest. */
const latestRelease = z.object({ tag_name: z.string().max(100), html_url: z.url({ protocol: /^https?$/ }) });

const numberOf = (tag: string) => tag.replace(/^v/, '');

/** Compares versions numerically: 1.10.0 is newer than 1.9.3. */
const isNewer = (tag: string, than: string) =>
  numberOf(tag).localeCompare(numberOf(than), 'en', { numeric: true }) > 0;

/**
 * Reports the running release, and a newer one if there is one. Requests are sent only if the operator has configured
 * an address, and only when the check is opened.
 */
export async function checkVersion({ config: { VERSION, RELEASES_URL } }: Patient) {
  const { found, ok, warn } = findingsOf('version');
  const version = VERSION || '—';
  if (!RELEASES_URL) {
    if (VERSION) ok('version.alone', { version });
    else ok('version.none');
    return found;
  }
  try {
    const response = await fetch(RELEASES_URL, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`it answers with ${response.status}`);
    const { tag_name: tag, html_url: url } = latestRelease.parse(await response.json());
    if (!VERSION) ok('version.unknown', { latest: tag, url });
    else if (isNewer(tag, VERSION)) warn('version.newer', { version, latest: tag, url });
    else ok('version.latest', { version });
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'it tells of no release' : reasonOf(error);
    warn('version.away', { version, reason });
  }
  return found;
}
