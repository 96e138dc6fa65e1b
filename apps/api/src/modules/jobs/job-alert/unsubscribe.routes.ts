import { paths } from '@acheep/contract/kernel/paths';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { oneClickRoutes } from '../../messaging/mail/one-click.ts';
import { jobAlertService } from './job-alert.service.ts';

export function unsubscribeRoutes(app: FastifyInstance, deps: Deps) {
  const alerts = jobAlertService(deps);
  oneClickRoutes(app, paths.unsubscribe, (token) => alerts.unsubscribe(token));
}
