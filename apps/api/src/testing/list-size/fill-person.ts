import type { PoolClient } from '@acheep/database/connection';
import { copy, copyParts, idOf, make, nameOf, oneOf, rising } from './copy.ts';
import type { Sizes } from './size.ts';

export async function talents(client: PoolClient, size: Sizes, own: string, seeker: string) {
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

export async function feed(client: PoolClient, size: Sizes, own: string, trainer: string) {
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

export async function personal(client: PoolClient, size: Sizes, seeker: string) {
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

export async function operators(client: PoolClient, size: Sizes, own: string, admin: string) {
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
    // A day's terms lie together, as they were searched for.
    day: `current_date - 79 + n * 80 / ${size.terms + 1}`,
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
