/** For Prisma's own command line. The application reads DATABASE_URL through its config instead. */
export default {
  schema: 'prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
};
