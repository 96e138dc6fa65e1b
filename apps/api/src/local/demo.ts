import { connect } from '@acheep/database/connection';
import { seedDemo } from '@acheep/prisma/seed/demo';
import sharp from 'sharp';
import { readConfig } from '../config.ts';
import { khqrOf } from '../modules/billing/order/khqr.ts';
import { makeCareerReport } from '../modules/jobs/career-report/career-report-make.service.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { drawPoster } from './poster.ts';

// Inserts the demo data in a separate process, so that the running product does not retain the memory this takes. The
// argument is the password hash of the demo accounts.

// Ends with the product; its next start continues with the missing steps.
process.once('disconnect', () => process.exit());

const config = readConfig(process.env);
const database = connect({ url: config.DATABASE_URL, poolSize: 1 });
await seedDemo(database.prisma, {
  passwordHash: process.argv[2] ?? '',
  putFile: createStorage(config).put,
  draw: (svg, side) => sharp(Buffer.from(svg)).resize(side).webp().toBuffer(),
  drawPoster,
  codeOf: khqrOf,
});
// Pages of jobs show their pay beside the report's medians from the start.
await makeCareerReport({ database, now: () => new Date() });
await database.close();
process.exit();
