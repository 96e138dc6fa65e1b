import type { Database, PoolClient } from '@acheep/database/connection';
import { seedDemo } from '@acheep/prisma/seed/demo';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { fileJobs } from '../../modules/jobs/job/job-index.service.ts';
import { countJobWords } from '../../modules/jobs/job/job-search.tasks.ts';
import { allTalents } from '../../modules/talent/talent/talent-listed.repository.ts';
import { reindexNext } from '../../search/reindex.repository.ts';

/** Records of a large site, and of the demo accounts among them. */
const sizes = {
  accounts: 220_000,
  companies: 20_400,
  jobs: 20_000,
  /** Of the demo recruiter's company, like the others of this list. */
  ownJobs: 300,
  applications: 50_000,
  trainings: 10_000,
  events: 300,
  ownGatherings: 1_000,
  registrations: 20_000,
  participants: 2_000,
  resumes: 20_000,
  posts: 80_000,
  comments: 20_000,
  commentsOfOne: 5_000,
  likes: 20_000,
  notifications: 300_000,
  ownNotifications: 5_000,
  bookmarks: 100_000,
  ownBookmarks: 3_000,
  audit: 100_000,
  orders: 20_000,
  interviews: 5_000,
  saved: 500,
  invitations: 5_000,
  views: 5_000,
  ignored: 500,
  reports: 2_000,
  enquiries: 5_000,
  articles: 2_000,
  terms: 50_000,
  marks: 1_000,
  importRows: 3_000,
};
type Sizes = typeof sizes;

const surnames =
  'Sok Chan Keo Lim Heng Chea Kim Ly Meas Nhem Ouk Pich Ros Sam Tep Uch Van Yim Srey Phan'.split(' ');
const names =
  'Dara Sophea Vibol Sreymom Bopha Rithy Sokha Chanthy Kosal Pisey Ratha Samnang Theary Veasna Makara Nary ដារ៉ា សុខា បុប្ផា'.split(
    ' ',
  );

const oneOf = (values: readonly string[], at: string) =>
  `(ARRAY[${values.map((one) => `'${one}'`).join()}])[1 + (${at}) % ${values.length}]`;
/** The id of the record with a number, in any table. */
const idOf = (n: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const nameOf = (n: string) => `${oneOf(surnames, n)} || ' ' || ${oneOf(names, `${n} / ${surnames.length}`)}`;
/** Times that rise with the number, up to now. */
const rising = (count: number, days = 700) =>
  `now() - (${count} - n) * interval '${(days * 86_400) / count} s'`;
const spread = (from: number, to: number) => `(${from} + n * 37 % ${to - from}) * interval '1 day'`;

/** Columns as SQL of `n`, the record's number, and `t`, the record that it is a copy of. */
type Columns = Record<string, string>;

/** Inserts `count` records with these columns. */
const make = (client: PoolClient, table: string, count: number, columns: Columns) =>
  client.query(
    `INSERT INTO "${table}" (${Object.keys(columns).join()})
     SELECT ${Object.values(columns).join()} FROM generate_series(1, ${count}) n ON CONFLICT DO NOTHING`,
  );

/** Copies the records of the demo in turn until there are `count` more. */
async function copy(client: PoolClient, table: string, count: number, columns: Columns, from = 'true') {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const all = rows.map(({ name }) => name);
  const values = all.map((name) => columns[name] ?? `t."${name}"`);
  await client.query(
    `INSERT INTO "${table}" (${all.map((name) => `"${name}"`).join()})
     SELECT ${values.join()} FROM generate_series(1, ${count}) n
     JOIN (SELECT x.*, row_number() OVER (ORDER BY x.id) - 1 AS place, count(*) OVER () AS places
       FROM "${table}" x WHERE x.id::text NOT LIKE '01900000-%' AND (${from})) t ON t.place = n % t.places
     ORDER BY n`,
  );
}

/** Gives the copies the parts of their original. */
async function copyParts(client: PoolClient, table: string, parent: string, original: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const all = rows.map(({ name }) => name);
  await client.query(
    `INSERT INTO "${table}" (${all.map((name) => `"${name}"`).join()})
     SELECT ${all.map((name) => (name === parent ? 'm.copy' : `p."${name}"`)).join()}
     FROM ${original} m JOIN "${table}" p ON p.${parent} = m.original ORDER BY m.copy`,
  );
}

const accounts = (client: PoolClient, count: number, companies: number) =>
  make(client, 'user', count, {
    id: idOf('n'),
    email: `'person' || n || '@example.com'`,
    role: `(CASE WHEN n > ${companies} THEN 'user' WHEN n % 10 = 0 THEN 'trainer' ELSE 'recruiter' END)::"Role"`,
    name: nameOf('n'),
    phone: `'+85512' || lpad((n * 7919 % 1000000)::text, 6, '0')`,
    password_hash: `'none'`,
    activated_at: `CASE WHEN n % 100 <> 7 THEN ${rising(count)} END`,
    disabled_at: 'CASE WHEN n % 1009 = 3 THEN now() END',
    created_at: rising(count),
    updated_at: 'now()',
  });

async function companiesAndJobs(client: PoolClient, size: Sizes, own: string) {
  await copy(client, 'company', size.companies, {
    id: idOf('n'),
    owner_id: idOf('n'),
    name: `t.name || ' ' || n`,
    name_km: `t.name_km || ' ' || n`,
    search_title: `t.search_title || ' ' || n`,
    logo_path: 'NULL',
    verified_at: 'CASE WHEN n % 2 = 0 THEN now() END',
    created_at: rising(size.companies),
  });
  const number = `n % ${Math.round(size.jobs / size.ownJobs)}`;
  await copy(client, 'job', size.jobs, {
    id: idOf('n'),
    post_code: '100000 + n',
    company_id: `CASE WHEN ${number} = 0 THEN '${own}'::uuid ELSE ${idOf(`1 + n % ${size.companies}`)} END`,
    created_by_id: 'NULL',
    order_id: 'NULL',
    created_at: rising(size.jobs, 90),
    updated_at: rising(size.jobs, 90),
    list_at: `CASE WHEN t.list_at IS NOT NULL THEN ${rising(size.jobs, 60)} END`,
    posted_at: `CASE WHEN t.posted_at IS NOT NULL THEN ${rising(size.jobs, 60)} END`,
    published_at: `CASE WHEN t.published_at IS NOT NULL THEN ${rising(size.jobs, 60)} END`,
    announced_at: `CASE WHEN t.announced_at IS NOT NULL THEN ${rising(size.jobs, 60)} END`,
    closing_date: `CASE WHEN t.closing_date >= current_date THEN current_date + 1 + n * 37 % 60 ELSE t.closing_date END`,
  });
  await client.query(
    `INSERT INTO job_skill (job_id, position, kind, name)
     SELECT id, 0, 'hard', 'Bookkeeping' FROM job WHERE post_code > 100000`,
  );
  await client.query(
    `INSERT INTO job_view (job_id, day, views)
     SELECT j.id, current_date - d, 3 + d FROM job j CROSS JOIN generate_series(0, 29) d WHERE j.company_id = '${own}'
     ON CONFLICT DO NOTHING`,
  );
  await make(client, 'job_mark', size.marks, {
    job_id: idOf(`n * 13 % ${size.jobs} + 1`),
    kind: `'salary'`,
    basis: `'x'`,
    found_at: 'now()',
    fine_at: 'CASE WHEN n % 3 = 0 THEN now() END',
  });
}

async function hiring(client: PoolClient, size: Sizes, own: string) {
  const applicant = `${size.companies} + n`;
  await client.query(
    `CREATE TEMP TABLE own_job AS SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM job
     WHERE company_id = '${own}' AND status <> 'draft'`,
  );
  await client.query(
    `INSERT INTO application (id, job_id, applicant_id, status, told_status, name, email, phone, cover_letter,
       search_text, rating, viewed_at, created_at, updated_at)
     SELECT ${idOf('n')}, j.id, ${idOf(applicant)}, s.status, s.status, a.name, a.email, a.phone, a.letter,
       lower(a.name || ' ' || a.email || ' ' || a.phone || ' ' || a.letter),
       CASE WHEN n % 4 = 0 THEN 1 + n % 5 END, CASE WHEN n % 3 > 0 THEN now() END, ${rising(size.applications, 90)}, now()
     FROM generate_series(1, ${size.applications}) n
     JOIN own_job j ON j.place = n * 31 % (SELECT count(*) FROM own_job)
     CROSS JOIN LATERAL (SELECT (CASE n % 10 WHEN 0 THEN 'shortlisted' WHEN 1 THEN 'rejected' WHEN 2 THEN 'withdrawn'
       ELSE 'received' END)::"ApplicationStatus" AS status) s
     CROSS JOIN LATERAL (SELECT ${nameOf(`(${applicant})`)} AS name, 'person' || ${applicant} || '@example.com' AS email,
       '+85512' || lpad((n * 7919 % 1000000)::text, 6, '0') AS phone,
       'I would like to work with you as ' || ${oneOf(['cook', 'driver', 'accountant', 'teacher', 'guard'], 'n')} AS letter) a
     ORDER BY n ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO application_event (application_id, kind, to_status, told_at, created_at)
     SELECT id, 'applied', 'received', created_at, created_at FROM application WHERE id::text LIKE '01900000-%'
     UNION ALL SELECT id, 'decided', status, created_at, created_at + interval '1 hour' FROM application
     WHERE id::text LIKE '01900000-%' AND status IN ('shortlisted', 'rejected')`,
  );
  await client.query(
    `INSERT INTO application_answer (application_id, position, kind, asked, chosen, fits)
     SELECT id, p, 'yes-no', 'Do you speak English?', ARRAY['yes'], rating > 2 FROM application
     CROSS JOIN generate_series(0, 1) p WHERE id::text LIKE '01900000-%' AND rating IS NOT NULL`,
  );
  await client.query(
    `INSERT INTO candidate_tag (company_id, name) SELECT '${own}', 'tag ' || n FROM generate_series(1, 20) n
     ON CONFLICT DO NOTHING;`,
  );
  await client.query(
    `INSERT INTO application_tag (application_id, tag_id)
     SELECT a.id, t.id FROM application a JOIN candidate_tag t ON t.company_id = '${own}' AND t.name = 'tag ' || a.rating
     WHERE a.id::text LIKE '01900000-%'`,
  );
  await copy(client, 'interview', size.interviews, {
    id: idOf('n'),
    application_id: idOf('n * 10'),
    token_hash: 'sha256(n::text::bytea)',
    starts_at: `date_trunc('day', now()) + ${spread(-60, 60)}`,
    ends_at: `date_trunc('day', now()) + ${spread(-60, 60)} + interval '1 hour'`,
    times: `ARRAY[date_trunc('day', now()) + ${spread(-60, 60)}]`,
    remind_at: 'NULL',
  });
}

async function gatherings(client: PoolClient, size: Sizes, own: string, trainer: string) {
  const all = size.trainings + size.events;
  for (const [kind, count, after] of [
    ['training', size.trainings, 0],
    ['event', size.events, size.trainings],
  ] as const) {
    const starts = `date_trunc('day', now()) + ${spread(-60, 140)} + interval '8 hours'`;
    await copy(
      client,
      'gathering',
      count,
      {
        id: idOf(`${after} + n`),
        company_id: `CASE WHEN n % ${Math.round(all / size.ownGatherings)} = 0 THEN '${kind === 'event' ? own : trainer}'::uuid
          ELSE ${idOf(`1 + n % ${size.companies}`)} END`,
        created_by_id: 'NULL',
        cover_id: 'NULL',
        title: `t.title || ' ' || n`,
        search_title: `t.search_title || ' ' || n`,
        starts_at: starts,
        ends_at: `${starts} + interval '14 days 3 hours'`,
        created_at: rising(count, 200),
        posted_at: `CASE WHEN t.posted_at IS NOT NULL THEN ${rising(count, 200)} END`,
        published_at: `CASE WHEN t.published_at IS NOT NULL THEN ${rising(count, 200)} END`,
      },
      `kind = '${kind}' AND starts_at IS NOT NULL`,
    );
  }
  await client.query(
    `INSERT INTO gathering_session (gathering_id, position, starts_at, ends_at)
     SELECT id, p, starts_at + p * interval '7 days', starts_at + p * interval '7 days' + interval '3 hours'
     FROM gathering CROSS JOIN generate_series(0, 2) p WHERE id::text LIKE '01900000-%'`,
  );
  await make(client, 'registration', size.registrations, {
    id: idOf('n'),
    gathering_id: idOf(
      `CASE WHEN n <= ${size.participants} THEN ${Math.round(all / size.ownGatherings)} ELSE 1 + n % ${size.trainings} END`,
    ),
    user_id: idOf(`${size.companies} + n`),
    state: `(CASE n % 10 WHEN 0 THEN 'cancelled' WHEN 1 THEN 'waiting' ELSE 'seat' END)::"RegistrationState"`,
    currency: `'USD'`,
    created_at: rising(size.registrations, 100),
    updated_at: 'now()',
  });
}

async function talents(client: PoolClient, size: Sizes, own: string, seeker: string) {
  await copy(
    client,
    'resume',
    size.resumes,
    {
      id: idOf('n'),
      user_id: idOf(`${size.companies} + n`),
      visibility: `CASE n % 10 WHEN 0 THEN 'hidden' WHEN 1 THEN 'public' WHEN 2 THEN 'public' ELSE 'recruiters' END`,
      created_at: rising(size.resumes),
      updated_at: rising(size.resumes),
      active_on: 'current_date - n * 37 % 200',
    },
    `unnamed_card IS NOT NULL`,
  );
  await client.query(
    `CREATE TEMP TABLE resume_copy AS SELECT ${idOf('n')} AS copy, t.id AS original FROM generate_series(1, ${size.resumes}) n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM resume
       WHERE id::text NOT LIKE '01900000-%' AND unnamed_card IS NOT NULL) t ON t.place = n % t.places`,
  );
  for (const part of ['work', 'education', 'skill', 'language', 'training', 'reference'])
    await copyParts(client, `resume_${part}`, 'resume_id', 'resume_copy');
  await make(client, 'saved_talent', size.saved, {
    company_id: `'${own}'`,
    resume_id: idOf('n * 3'),
    created_at: rising(size.saved),
  });
  await make(client, 'talent_invitation', size.invitations, {
    company_id: `'${own}'`,
    resume_id: idOf(`1 + n % ${size.resumes}`),
    job_id: '(SELECT id FROM own_job WHERE place = n % (SELECT count(*) FROM own_job))',
    created_at: rising(size.invitations),
  });
  await make(client, 'resume_view', size.views, {
    company_id: `'${own}'`,
    resume_id: idOf('n'),
    created_at: rising(size.views),
  });
  await client.query(
    `INSERT INTO resume_view (company_id, resume_id, created_at)
     SELECT ${idOf('n')}, r.id, now() - n * interval '1 hour' FROM generate_series(1, ${size.saved}) n
     JOIN resume r ON r.user_id = '${seeker}' ON CONFLICT DO NOTHING`,
  );
  await make(client, 'ignored_company', size.ignored, {
    user_id: `'${seeker}'`,
    company_id: idOf('n * 7'),
    created_at: rising(size.ignored),
  });
}

async function feed(client: PoolClient, size: Sizes, own: string, trainer: string) {
  await copy(
    client,
    'post',
    size.posts,
    {
      id: idOf('n'),
      company_id: `CASE WHEN n % 100 = 0 THEN '${own}'::uuid WHEN n % 100 = 1 THEN '${trainer}'::uuid ELSE ${idOf(`1 + n % ${size.companies}`)} END`,
      created_by_id: idOf(`1 + n % ${size.companies}`),
      body: `t.body || ' ' || n`,
      video_id: 'NULL',
      pinned_until: 'NULL',
      posted_at: rising(size.posts, 300),
      created_at: rising(size.posts, 300),
    },
    `kind = 'written' AND status = 'active'`,
  );
  await client.query(
    `CREATE TEMP TABLE post_copy AS SELECT ${idOf('n')} AS copy, t.id AS original FROM generate_series(1, ${size.posts}) n
     JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM post
       WHERE id::text NOT LIKE '01900000-%' AND kind = 'written' AND status = 'active') t ON t.place = n % t.places`,
  );
  await copyParts(client, 'post_search', 'id', 'post_copy');
  await make(client, 'post_like', size.likes, {
    post_id: idOf(`${size.posts} - n / 10`),
    user_id: idOf(`1 + n % ${size.companies}`),
    company_id: idOf(`1 + n % ${size.companies}`),
    created_at: rising(size.likes),
  });
  await make(client, 'comment', size.comments, {
    id: idOf('n'),
    post_id: idOf(
      `CASE WHEN n <= ${size.commentsOfOne} THEN ${size.posts} ELSE ${size.posts} - n % 1000 END`,
    ),
    author_id: idOf(`1 + n % ${size.companies}`),
    company_id: idOf(`1 + n % ${size.companies}`),
    text: `'A good idea, thank you, number ' || n`,
    hidden_by: `CASE WHEN n % 500 = 0 THEN 'operator' END`,
    created_at: rising(size.comments, 30),
    updated_at: 'now()',
  });
  await make(client, 'report', size.reports, {
    reporter_id: idOf(`1 + n % ${size.companies}`),
    post_id: `CASE WHEN n % 2 = 0 THEN ${idOf('n')} END`,
    comment_id: `CASE WHEN n % 2 = 1 THEN ${idOf('n')} END`,
    reason: `'spam'`,
    status: oneOf(['open', 'hidden', 'refused'], 'n'),
    created_at: rising(size.reports),
    updated_at: 'now()',
  });
}

async function personal(client: PoolClient, size: Sizes, seeker: string) {
  await make(client, 'notification', size.notifications, {
    id: idOf('n'),
    user_id: `CASE WHEN n % ${size.notifications / size.ownNotifications} = 0 THEN '${seeker}'::uuid ELSE ${idOf(`1 + n % ${size.accounts}`)} END`,
    kind: `'job-alert'`,
    params: `'{"alert": "Cooks", "count": "2", "all": "/job?search=cook"}'`,
    read_at: 'CASE WHEN n % 2 = 0 THEN now() END',
    created_at: rising(size.notifications, 90),
  });
  await make(client, 'bookmark', size.bookmarks, {
    user_id: idOf(`1 + n % ${size.accounts}`),
    job_id: idOf(`1 + n % ${size.jobs}`),
    created_at: rising(size.bookmarks),
  });
  for (const [noun, share, count] of [
    ['job', 2, size.jobs],
    ['gathering', 6, size.trainings],
    ['post', 6, size.posts],
  ] as const)
    await make(client, 'bookmark', Math.round(size.ownBookmarks / share), {
      user_id: `'${seeker}'`,
      [`${noun}_id`]: idOf(`1 + n * 7 % ${count}`),
      created_at: rising(size.ownBookmarks / share),
    });
}

async function operators(client: PoolClient, size: Sizes, own: string, admin: string) {
  await make(client, 'audit_entry', size.audit, {
    actor_id: `'${admin}'`,
    action: oneOf(['user.disable', 'user.enable', 'company.verify', 'job.approve', 'note.create'], 'n'),
    target_id: idOf(`1 + n % ${size.accounts}`),
    created_at: rising(size.audit),
  });
  await copy(
    client,
    'order',
    size.orders,
    {
      id: idOf('n'),
      number: '100000 + n',
      company_id: `CASE WHEN n % 100 = 0 THEN '${own}'::uuid ELSE ${idOf(`1 + n % ${size.companies}`)} END`,
      created_by_id: 'NULL',
      job_id: 'NULL',
      slip_id: 'NULL',
      khqr: 'NULL',
      khqr_md5: 'NULL',
      created_at: rising(size.orders),
    },
    `khqr IS NULL`,
  );
  await copy(client, 'invoice', size.orders / 2, {
    id: idOf('n'),
    number: `'A' || n`,
    year: '2000',
    sequence: 'n',
    order_id: idOf('n'),
    order_number: '100000 + n',
    issued_on: `current_date - n % 700`,
  });
  await make(client, 'enquiry', size.enquiries, {
    id: idOf('n'),
    kind: oneOf(['contact', 'service'], 'n'),
    status: oneOf(['open', 'done'], 'n / 2'),
    locale: `'en'`,
    name: nameOf('n'),
    email: `'asks' || n || '@example.com'`,
    subject: `'A question about packages'`,
    message: `'How do I pay, number ' || n`,
    created_at: rising(size.enquiries),
    updated_at: 'now()',
  });
  await copy(
    client,
    'article',
    size.articles,
    { id: idOf('n'), search_title: `t.search_title || ' ' || n`, cover_id: 'NULL', video_id: 'NULL' },
    `kind IN ('tip', 'policy', 'prakas') AND key IS NULL`,
  );
  await make(client, 'search_term', size.terms, {
    day: 'current_date - n % 80',
    kind: oneOf(['job', 'company', 'training'], 'n'),
    language: oneOf(['en', 'km'], 'n'),
    words: `${oneOf(['cook', 'driver', 'accountant', 'guard', 'គណនេយ្យ'], 'n')} || ' ' || n % 5000`,
    searches: '1 + n % 20',
    nothing: 'n % 3',
    found: 'n % 50',
  });
  await make(client, 'import', 1, {
    id: idOf('n'),
    kind: `'companies'`,
    state: `'done'`,
    source: `'list'`,
    file_name: `'list.csv'`,
    bytes: '1000',
    rows: String(size.importRows),
    updated_at: 'now()',
  });
  await make(client, 'import_row', size.importRows, {
    import_id: idOf('1'),
    position: 'n',
    line: 'n',
    name: `'Company ' || n`,
    cells: `'{}'`,
    result: oneOf(['new', 'changed', 'same', 'kept'], 'n'),
  });
}

const nothing = async () => Buffer.alloc(10);

/** The demo, without its pictures. */
async function insertDemo({ prisma }: Database, passwordHash: string) {
  const tools = { putFile: async () => {}, draw: nothing, drawPoster: async () => undefined };
  await seedDemo(prisma, { passwordHash, ...tools });
  while ((await prisma.$transaction((tx) => reindexNext(tx, allTalents, 100))) > 0);
}

/** The same site in small. */
export const sizesOf = (share: number) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, count]) => [name, Math.max(2, Math.round(count * share))]),
  ) as Sizes;

/**
 * Fills a migrated database with the demo and, by copies of it, as many records as a large site has. That takes
 * set-based SQL alone, and all triggers run.
 */
export async function fillLists(database: Database, passwordHash: string, size = sizes): Promise<void> {
  await insertDemo(database, passwordHash);
  const [recruiter, seeker, admin, trainer] = demoAccounts.map(({ email }) => email);
  const { rows } = await database.pool.query<{ email: string; id: string; company: string | null }>(
    `SELECT u.email, u.id, m.company_id AS company FROM "user" u LEFT JOIN company_member m ON m.user_id = u.id
     WHERE u.email = ANY($1)`,
    [[recruiter, seeker, admin, trainer]],
  );
  const of = (email: string | undefined) =>
    rows.find((row) => row.email === email) ?? { id: '', company: '' };
  const [own, school] = [of(recruiter).company ?? '', of(trainer).company ?? ''];
  const client = await database.pool.connect();
  try {
    await client.query("SET work_mem = '256MB'; SET synchronous_commit = off");
    await accounts(client, size.accounts, size.companies);
    await companiesAndJobs(client, size, own);
    await hiring(client, size, own);
    await gatherings(client, size, own, school);
    await talents(client, size, own, of(seeker).id);
    await feed(client, size, own, school);
    await personal(client, size, of(seeker).id);
    await operators(client, size, own, of(admin).id);
  } finally {
    client.release(true);
  }
  await database.pool.query('VACUUM (ANALYZE)');
  await countJobWords({ database, now: () => new Date() });
  await fileJobs({ database });
  await database.pool.query('VACUUM (ANALYZE)');
}
