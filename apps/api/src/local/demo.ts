import { connect } from '@acheep/database/connection';
import { seedDemo } from '@acheep/prisma/seed/demo';
import sharp from 'sharp';
import { readConfig } from '../config.ts';
import { createStorage } from '../plumbing/storage/storage.ts';
import { drawPoster } from './poster.ts';

// Fills in the demo data beside the running product, which keeps nothing of the memory that this takes. Its argument is
// the hash of the password of the demo's accounts.

// Where the product has ended, the next start goes on with what is missing.
process.once('disconnect', () => process.exit());

const config = readConfig(process.env);
const { prisma, close } = connect({ url: config.DATABASE_URL, poolSize: 1 });
await seedDemo(prisma, {
  passwordHash: process.argv[2] ?? '',
  putFile: createStorage(config).put,
  draw: (svg, side) => sharp(Buffer.from(svg)).resize(side).webp().toBuffer(),
  drawPoster,
});
await close();
process.exit();
