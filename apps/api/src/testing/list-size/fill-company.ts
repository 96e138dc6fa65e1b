import type { PoolClient } from '@acheep/database/connection';
import { copy, idOf, make, nameOf, oneOf, rising, spread } from './copy.ts';
import type { Sizes } from './size.ts';

export const accounts = (client: PoolClient, count: number, companies: number) =>
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

export async function companiesAndJobs(client: PoolClient, size: Sizes, own: string) {
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
  const documents = Math.round(size.companies / 10);
  await make(client, 'upload', documents, {
    id: idOf('n'),
    owner_id: idOf('n * 10 - 1'),
    kind: `'paper'`,
    path: `'docs/paper-' || n`,
    original_name: `'registration.pdf'`,
    media_type: `'application/pdf'`,
    size: '1000',
  });
  await make(client, 'company_paper', documents, {
    id: idOf('n'),
    company_id: idOf('n * 10 - 1'),
    kind: `'registration'`,
    upload_id: idOf('n'),
    created_at: rising(documents),
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

export async function hiring(client: PoolClient, size: Sizes, own: string) {
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
    application_id: idOf('n * 10 - 1'),
    token_hash: 'sha256(n::text::bytea)',
    starts_at: `date_trunc('day', now()) + ${spread(-60, 60)}`,
    ends_at: `date_trunc('day', now()) + ${spread(-60, 60)} + interval '1 hour'`,
    times: `ARRAY[date_trunc('day', now()) + ${spread(-60, 60)}]`,
    remind_at: 'NULL',
  });
}

export async function gatherings(client: PoolClient, size: Sizes, own: string, trainer: string) {
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
