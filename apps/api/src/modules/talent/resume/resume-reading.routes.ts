import { resumeReading } from '@acheep/contract/talent/resume-reading';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { resumeReadingService } from './resume-reading.service.ts';

export function resumeReadingRoutes(register: Register, deps: Deps) {
  const readings = resumeReadingService(deps);

  register(resumeReading, async ({ actor, request }) => ({ data: await readings.read(actor, request) }));
}
