import { valuesOf } from '@acheep/contract/kernel/option';
import type { HealthFinding } from '@acheep/contract/platform/site-health';
import { type HealthCheck, healthChecks } from '@acheep/contract/platform/site-health-option';
import { checkAddress } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkDatabase } from './check-database.ts';
import { checkHold } from './check-hold.ts';
import { checkClock, checkMemory, checkQueue, checkVideo } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkReplica } from './check-replica.ts';
import { checkStorage } from './check-storage.ts';
import { checkVersion } from './check-version.ts';
import type { Finding, Patient } from './finding.ts';
import { healthWords } from './health-words.ts';

/** Milliseconds that one check may take. All of them run concurrently. */
const patience = 15_000;

const checks: Record<HealthCheck, (patient: Patient) => Promise<Finding[]>> = {
  database: async (patient) => (await Promise.all([checkDatabase(patient), checkReplica(patient)])).flat(),
  storage: checkStorage,
  mail: (patient) => checkMail(patient),
  address: checkAddress,
  clock: checkClock,
  queue: checkQueue,
  hold: checkHold,
  memory: checkMemory,
  video: checkVideo,
  backup: checkBackup,
  version: checkVersion,
};

/** A check that does not end is reported, not awaited. */
async function inTime(check: HealthCheck, patient: Patient, limit: number): Promise<Finding[]> {
  const late: Finding = { check, state: 'fault', code: 'slow', params: { seconds: limit / 1000 } };
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([late]), limit);
  });
  const work = checks[check](patient).catch((): Finding[] => [{ ...late, code: 'broken', params: {} }]);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

const order = valuesOf(healthChecks);

/** Runs all checks within 20 seconds, whatever does not respond. */
export async function examine(patient: Patient, limit = patience): Promise<Finding[]> {
  const found = await Promise.all(order.map((check) => inTime(check, patient, limit)));
  return found.flat().sort((a, b) => order.indexOf(a.check) - order.indexOf(b.check));
}

const fill = (text: string, params: Finding['params']) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

export function inWords({ check, state, code, params }: Finding): HealthFinding {
  const [about, remedy] = healthWords[code];
  return {
    check,
    state,
    about: fill(about, params),
    remedy: remedy === undefined ? null : fill(remedy, params),
  };
}
