import { randomBytes } from 'node:crypto';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const patience = 5_000;

/**
 * Requests a file that does not exist from the host of public files: only this site, asked through that host, says so
 * with the header that lets its pages show what is there.
 */
export async function checkFilesHost({ config: { FILES_URL: url } }: Patient) {
  const { found, ok, fault } = findingsOf('address');
  if (!url) return found;
  const probeUrl = `${url}/media/images/doctor-${randomBytes(8).toString('hex')}`;
  try {
    const response = await fetch(probeUrl, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    const isOurs = response.status === 404;
    const isShown = response.headers.get('cross-origin-resource-policy') === 'cross-origin';
    if (!isOurs) fault('files.status', { url, status: response.status });
    else if (!isShown) fault('files.other', { url });
    else ok('files.ok', { url });
  } catch (error) {
    fault('files.away', { url, reason: reasonOf(error) });
  }
  return found;
}
