import { readConfig } from '../config.ts';
import type { Module } from '../module.ts';
import { modules } from '../modules.ts';
import { stopOnSignal } from '../process-end.ts';
import { startServer } from '../server.ts';
import { poison } from './poison.ts';

(modules as Module[]).push(poison);
const server = await startServer(readConfig(process.env), {
  giveUp: 6_000,
  ...(process.env.HOLD && { hold: JSON.parse(process.env.HOLD) }),
});
stopOnSignal(server.stop);
