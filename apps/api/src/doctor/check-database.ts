import { askServer, compareMigrations } from './doctor.repository.ts';
import { findingsOf, type Patient, reasonOf } from './finding.ts';

const megabyte = 1_000_000;

export async function checkDatabase({ database, config }: Patient) {
  const { found, ok, warn, fault } = findingsOf('database');
  const server = await askServer(database).catch((error) => {
    fault('database.away', { reason: reasonOf(error) });
    return null;
  });
  if (!server) return found;
  const { version, encoding, locale, connections, maximum } = server;
  if (version < 18) fault('database.version', { version });
  if (encoding !== 'UTF8') fault('database.encoding', { encoding });
  if (server.lacking.length > 0) fault('database.extension', { names: server.lacking.join(', ') });
  if (!server.knowsLetters) fault('database.locale', { locale });
  const migrations = await compareMigrations(database).catch(() => null);
  const [failed] = migrations?.failed ?? [];
  if (!migrations) fault('database.empty');
  else if (failed) fault('database.failed', { name: failed });
  else if (migrations.missing > 0) fault('database.older', { count: migrations.missing });
  else if (migrations.newer > 0) warn('database.newer', { count: migrations.newer });
  if (maximum - connections < config.DATABASE_POOL) warn('database.connections', { connections, maximum });
  if (found.length === 0)
    ok('database.ok', {
      version,
      locale,
      megabytes: Math.ceil(Number(server.bytes) / megabyte),
      connections,
      maximum,
    });
  return found;
}
