import { connect } from 'node:tls';
import { isThisMachine } from '../setting.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const patience = 5_000;
const day = 86_400_000;

/** The expiry of a server's certificate, regardless of its issuer. */
function certificateEnd(hostname: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, servername: hostname, rejectUnauthorized: false }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}

/** Requests the site through its public address, and compares the clock of the server that answers. */
export async function checkAddress({ config, now }: Patient) {
  const { found, ok, warn, fault } = findingsOf('address');
  const clock = findingsOf('clock');
  const url = new URL(config.PUBLIC_URL);
  const robotsUrl = new URL('/robots.txt', url);
  try {
    const response = await fetch(robotsUrl, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    const elsewhere = response.headers.get('location');
    if (elsewhere)
      fault('address.elsewhere', { url: url.href, elsewhere: new URL(elsewhere, robotsUrl).origin });
    else if (!response.ok) fault('address.status', { url: url.href, status: response.status });
    else if (!text.includes(`${url.origin}/sitemap.xml`)) fault('address.other', { url: url.href });
    const date = Date.parse(response.headers.get('date') ?? '');
    // The `Date` header has no fractions of a second.
    const seconds = Math.round(Math.abs(date - now().getTime()) / 1000);
    if (seconds > 5) clock[seconds > 60 ? 'fault' : 'warn']('clock.address', { seconds });
  } catch (error) {
    fault('address.away', { url: url.href, reason: reasonOf(error) });
  }
  if (url.protocol === 'https:') {
    const end = await certificateEnd(url.hostname, Number(url.port || 443)).catch(() => null);
    const days = end ? Math.floor((end.getTime() - now().getTime()) / day) : null;
    if (days !== null && days < 14) (days < 3 ? fault : warn)('address.certificate', { days });
  } else if (!isThisMachine(config.PUBLIC_URL)) warn('address.plain', { url: url.href });
  if (found.length === 0) ok('address.ok', { url: url.href });
  return [...found, ...clock.found];
}
