/**
 * The text of each finding, and how to fix it if something has to be done. The params of the finding replace the
 * {braces}. Its Khmer stands in `health-words-km.ts`.
 */
export const healthWords = {
  'database.ok': [
    'PostgreSQL {version} answers, locale {locale}, {megabytes} MB, {connections} of {maximum} connections in use.',
  ],
  'database.away': [
    'The database does not answer: {reason}.',
    'Start PostgreSQL, and see that DATABASE_URL names it.',
  ],
  'database.version': [
    'PostgreSQL is of version {version}.',
    'Move to version 18 or newer: back up, start the new server, restore.',
  ],
  'database.encoding': [
    'The database writes in {encoding}, which has no Khmer letters.',
    'Make a database with the encoding UTF8, and restore a backup into it.',
  ],
  'database.extension': [
    'The database lacks {names}.',
    'As an administrator of the database, for each of them: CREATE EXTENSION.',
  ],
  'database.locale': [
    'With the locale {locale} the database knows the letters of English alone, and takes Khmer ones for signs.',
    'Make a database with the locale C.UTF-8, and restore a backup into it.',
  ],
  'database.empty': [
    'The database has no tables of the site.',
    'Start the program, or run its command: migrate.',
  ],
  'database.failed': [
    'The change {name} of the database failed and was not put right.',
    'Put the database right, or restore the last backup.',
  ],
  'database.older': [
    'The database is older than the program: {count} changes are missing.',
    'Restart the program, or run its command: migrate.',
  ],
  'database.newer': [
    'The database is newer than the program: it has {count} changes that this version does not know.',
    'Update the program on this machine as well.',
  ],
  'database.connections': [
    '{connections} of {maximum} connections of the database are in use.',
    'Lower DATABASE_POOL, raise max_connections, or put PgBouncer in between.',
  ],
  'database.replica': ['The replica follows, and is less than {seconds} seconds behind.'],
  'database.replicaBehind': [
    'The replica is {minutes} minutes behind: until it has caught up, the primary answers visitors as well.',
    'See its log, its disk and its processor. One that was away for too long has to be made anew.',
  ],
  'database.replicaAway': [
    'The replica does not answer: {reason}. The primary answers visitors as well.',
    'Start it, and see that DATABASE_READ_URL names it.',
  ],
  'database.replicaAlone': [
    'DATABASE_READ_URL names a server that follows nobody. The primary answers visitors as well.',
    'Name a streaming replica there, or leave it empty.',
  ],
  'storage.ok': ['{place} takes files, gives them back whole and in part, and deletes them.'],
  'storage.disk': [
    'The folder {place} does not do as it should ({step}): {reason}.',
    'See that the volume is there, has room, and belongs to the user of the program.',
  ],
  'storage.bucket': [
    'The bucket {place} does not do as it should ({step}): {reason}.',
    'See that the bucket exists, and that S3_ENDPOINT, S3_REGION and the keys are those of it.',
  ],
  'storage.temporary': [
    'The folder for temporary files cannot be used: {reason}.',
    'Give the container a /tmp with room (tmpfs).',
  ],
  'storage.room': [
    '{place} has {gigabytes} GB left.',
    'Make the volume larger, or move the files to a bucket (STORAGE=s3).',
  ],
  'mail.ok': ['{host} takes mail, and {domain} has SPF, DKIM and DMARC.'],
  'mail.away': [
    'The mail server {host} does not take mail: {reason}.',
    'See SMTP_URL: host, port, name and password; and that nothing in between closes the port.',
  ],
  'mail.waiting': [
    '{count} mails wait until the mail server takes mail again.',
    'No action needed: the worker retries every minute and sends them once the server answers.',
  ],
  'mail.from': [
    'MAIL_FROM has no address.',
    'Set it to a name and an address: Acheep <no-reply@example.org>.',
  ],
  'mail.local': [
    'Mails come from an address at {domain}, which nobody can answer and most servers refuse.',
    'Set MAIL_FROM to an address of your own domain.',
  ],
  'mail.dns': [
    'What DNS says of {domain} cannot be seen from here ({reason}).',
    'Look for SPF, DKIM and DMARC from another machine.',
  ],
  'mail.spf': [
    '{domain} has no SPF record: mails may be taken for spam.',
    'Add a TXT record as your mail service says, such as “v=spf1 include:… -all”.',
  ],
  'mail.dkim': [
    'No DKIM key of {domain} is under one of the usual names.',
    'Switch DKIM on at your mail service, and add the record that it shows. Under an unusual name it cannot be seen from here.',
  ],
  'mail.dmarc': [
    '{domain} has no DMARC record.',
    'Add a TXT record at _dmarc.{domain}, such as “v=DMARC1; p=none; rua=mailto:…”.',
  ],
  'address.ok': ['{url} answers, and is this site.'],
  'address.away': [
    '{url} does not answer from here: {reason}.',
    'See PUBLIC_URL, the domain’s DNS record, and the reverse proxy.',
  ],
  'address.status': [
    '{url} answers with {status}.',
    'See the log of the reverse proxy, and that it leads to this program.',
  ],
  'address.elsewhere': ['{url} leads to {elsewhere}.', 'Set PUBLIC_URL to the address that people end at.'],
  'address.other': [
    'At {url} something else answers than this site.',
    'See PUBLIC_URL, and where the reverse proxy leads.',
  ],
  'address.plain': [
    '{url} is not encrypted: passwords can be read on the way.',
    'Put a reverse proxy with TLS in front, such as Caddy, and set PUBLIC_URL to https://….',
  ],
  'address.certificate': [
    'The certificate ends in {days} days.',
    'See why the reverse proxy does not renew it: port 80 must be open, and DNS must lead here.',
  ],
  'version.none': [
    'This program was not built as a release, and nobody is asked for one: RELEASES_URL is not set.',
  ],
  'version.alone': ['Version {version} runs. Nobody is asked for newer ones: RELEASES_URL is not set.'],
  'version.unknown': ['This program was not built as a release. The latest one is {latest}: {url}'],
  'version.latest': ['Version {version} runs, and there is no newer one.'],
  'version.newer': [
    'Version {version} runs, and {latest} is there.',
    'Read what has changed at {url}, make a backup, then update.',
  ],
  'version.away': [
    'Version {version} runs; whether there is a newer one cannot be seen: {reason}.',
    'See RELEASES_URL: where GitHub, Gitea or Forgejo tell of the latest release.',
  ],
  'clock.ok': ['The clocks of this machine and of the database agree.'],
  'clock.database': [
    'The clocks of this machine and of the database differ by {seconds} seconds.',
    'Switch on time synchronisation (chrony or systemd-timesyncd) on both.',
  ],
  'clock.address': [
    'The clock of whoever answers at PUBLIC_URL differs by {seconds} seconds.',
    'Switch on time synchronisation (chrony or systemd-timesyncd) on both.',
  ],
  'queue.ok': ['Nothing is late; {count} pieces of work wait for their time.'],
  'queue.late': [
    'The oldest work waits since {minutes} minutes, and {count} pieces in all.',
    'Start a worker (RUN=worker), and look into its log. Mails also wait for a mail server that is away.',
  ],
  'queue.failed': [
    '{count} pieces of work failed in the last day.',
    'See why under “E-mail and queue”, and have them tried again.',
  ],
  'hold.none': ['In the last day nothing brought the site to a standstill.'],
  'hold.ended': [
    '{name} brought the site to a standstill, and its process was ended and started anew. Record: {record}. Account: {account}. It ran: {place}. Times in the last day: {count}; minutes since the last: {minutes}.',
    'See what is unusual about this record, and report it to those who make the program. If it happens again, it is put aside for an hour.',
  ],
  'hold.aside': [
    '{name} brought the site to a standstill again and again, and is put aside: whoever asks for it is told so, and everything else works. Record: {record}. Account: {account}. It ran: {place}. Times in the last day: {count}; minutes since the last: {minutes}. Minutes until it is tried again: {rest}.',
    'Correct or delete what is unusual in this record before that, and report it to those who make the program.',
  ],
  'hold.unsure': [
    'Something brought the site to a standstill, and its process was ended and started anew. It was one of what was open then: {name} ({record}). Minutes since then: {minutes}.',
    'Look for “event loop held” in the log, and report it to those who make the program.',
  ],
  'memory.ok': ['{free} of {total} MB are free.'],
  'memory.low': [
    'Only {free} of {total} MB are free.',
    'Give the machine or the container more memory, or run the worker apart.',
  ],
  'video.ok': ['ffmpeg {version} makes videos anew.'],
  'video.none': ['There is no ffmpeg: no videos are taken in.', 'Install ffmpeg, or set FFMPEG_PATH.'],
  'video.broken': ['{program} does not start: {reason}.', 'Install Debian’s ffmpeg, or correct FFMPEG_PATH.'],
  'backup.ok': ['The last backup is {hours} hours old; {count} are in {place}.'],
  'backup.away': [
    'The place for backups, {place}, cannot be read: {reason}',
    'See BACKUP_TO, and that the folder or the bucket is there.',
  ],
  'backup.none': [
    'There is no backup of this site in {place}.',
    'Press “Back up now”, or use the command: backup. Set BACKUP_AT, and one is made every day.',
  ],
  'backup.old': [
    'The last backup is {hours} hours old.',
    'See that a worker runs and BACKUP_AT is set, and press “Back up now”.',
  ],
  'backup.failed': ['The last backup failed: {reason}', 'Put that right, then press “Back up now”.'],
  'backup.byHand': ['No backup is made by itself.', 'Set BACKUP_AT to a time at night, such as 02:30.'],
  'backup.open': [
    'Backups are not encrypted: whoever gets one reads everything.',
    'Make a pair of keys with the command: backup key. Set BACKUP_KEY to the first.',
  ],
  slow: ['It took longer than {seconds} seconds.', 'See the log, and whether the machine is busy.'],
  broken: ['It could not be looked at.', 'See the log.'],
} as const satisfies Record<string, readonly [about: string, remedy?: string]>;

export type HealthCode = keyof typeof healthWords;
