/**
 * The text of each finding, and how to fix it if something has to be done. The params of the finding replace the
 * {braces}. Its Khmer stands in `health-words-km.ts`.
 */
export const healthWords = {
  'database.ok': [
    'PostgreSQL {version} is running: locale {locale}, {megabytes} MB, {connections} of {maximum} connections in use.',
  ],
  'database.away': [
    'The database isn’t responding: {reason}.',
    'Start PostgreSQL and check that DATABASE_URL points to it.',
  ],
  'database.version': [
    'PostgreSQL is version {version}, which is too old.',
    'Move to version 18 or newer: back up, start the new server, then restore.',
  ],
  'database.encoding': [
    'The database uses the encoding {encoding}, which has no Khmer letters.',
    'Create a database with the encoding UTF8 and restore a backup into it.',
  ],
  'database.extension': [
    'Database extensions are missing: {names}.',
    'As a database administrator, run CREATE EXTENSION for each of them.',
  ],
  'database.locale': [
    'With the locale {locale}, the database recognises only English letters and treats Khmer ones as symbols.',
    'Create a database with the locale C.UTF-8 and restore a backup into it.',
  ],
  'database.empty': [
    'The database doesn’t have the site’s tables.',
    'Start the program, or run the command “migrate”.',
  ],
  'database.failed': [
    'The database migration {name} failed and hasn’t been fixed.',
    'Fix the database, or restore the last backup.',
  ],
  'database.older': [
    'The database is older than the program. Missing migrations: {count}.',
    'Restart the program, or run the command “migrate”.',
  ],
  'database.newer': [
    'The database is newer than the program. Migrations unknown to this version: {count}.',
    'Update the program on this machine too.',
  ],
  'database.connections': [
    '{connections} of {maximum} database connections are in use.',
    'Lower DATABASE_POOL, raise max_connections, or add PgBouncer.',
  ],
  'database.replica': ['The replica is less than {seconds} seconds behind.'],
  'database.replicaBehind': [
    'The replica is {minutes} minutes behind. Until it catches up, the primary serves visitors too.',
    'Check its log, disk and processor. A replica that was down for too long has to be rebuilt.',
  ],
  'database.replicaAway': [
    'The replica isn’t responding: {reason}. The primary serves visitors too.',
    'Start it and check that DATABASE_READ_URL points to it.',
  ],
  'database.replicaAlone': [
    'DATABASE_READ_URL points to a server that isn’t a replica. The primary serves visitors too.',
    'Set it to a streaming replica, or leave it empty.',
  ],
  'storage.ok': ['Writing, reading and deleting files in {place} works.'],
  'storage.disk': [
    'The folder {place} isn’t working ({step}): {reason}.',
    'Check that the volume is mounted, has free space and belongs to the program’s user.',
  ],
  'storage.bucket': [
    'The bucket {place} isn’t working ({step}): {reason}.',
    'Check that the bucket exists and that S3_ENDPOINT, S3_REGION and the keys match it.',
  ],
  'storage.temporary': [
    'The folder for temporary files can’t be used: {reason}.',
    'Give the container a /tmp with enough space (tmpfs).',
  ],
  'storage.room': [
    '{place} has {gigabytes} GB left.',
    'Enlarge the volume, or move the files to a bucket (STORAGE=s3).',
  ],
  'mail.ok': ['{host} accepts e-mail, and {domain} has SPF, DKIM and DMARC.'],
  'mail.away': [
    'The mail server {host} isn’t accepting e-mail: {reason}.',
    'Check the host, port, name and password in SMTP_URL, and that no firewall blocks the port.',
  ],
  'mail.waiting': [
    'E-mails waiting for the mail server: {count}.',
    'No action needed. The worker retries every minute and sends them once the server responds.',
  ],
  'mail.from': [
    'MAIL_FROM has no address.',
    'Set it to a name and an address: Acheep <no-reply@example.org>.',
  ],
  'mail.local': [
    'E-mails are sent from an address at {domain}, which can’t be replied to and which most servers refuse.',
    'Set MAIL_FROM to an address at your own domain.',
  ],
  'mail.dns': [
    'The DNS records of {domain} can’t be read from here ({reason}).',
    'Check SPF, DKIM and DMARC from another machine.',
  ],
  'mail.spf': [
    '{domain} has no SPF record, so e-mails may be treated as spam.',
    'Add the TXT record your mail service recommends, such as “v=spf1 include:… -all”.',
  ],
  'mail.dkim': [
    'No DKIM key was found for {domain} under the usual names.',
    'Turn on DKIM at your mail service and add the record it shows. A key under an unusual name can’t be found from here.',
  ],
  'mail.dmarc': [
    '{domain} has no DMARC record.',
    'Add a TXT record at _dmarc.{domain}, such as “v=DMARC1; p=none; rua=mailto:…”.',
  ],
  'address.ok': ['{url} is reachable and leads to this site.'],
  'address.away': [
    '{url} can’t be reached from here: {reason}.',
    'Check PUBLIC_URL, the domain’s DNS record and the reverse proxy.',
  ],
  'address.status': [
    '{url} responds with {status}.',
    'Check the reverse proxy’s log and that it forwards to this program.',
  ],
  'address.elsewhere': ['{url} redirects to {elsewhere}.', 'Set PUBLIC_URL to the final address.'],
  'address.other': [
    '{url} leads to a different site.',
    'Check PUBLIC_URL and where the reverse proxy forwards to.',
  ],
  'address.plain': [
    '{url} isn’t encrypted, so passwords can be intercepted.',
    'Add a reverse proxy with TLS, such as Caddy, and set PUBLIC_URL to https://….',
  ],
  'address.certificate': [
    'The TLS certificate expires in {days} days.',
    'Find out why the reverse proxy isn’t renewing it. Port 80 must be open and DNS must point here.',
  ],
  'address.list': [
    '{url} lists {listed} jobs, and the database has {open}.',
    'The list corrects itself within a minute. If it doesn’t, restart the site and report this.',
  ],
  'files.ok': ['{url} serves this site’s public files.'],
  'files.away': [
    '{url}, which serves public files, can’t be reached from here: {reason}.',
    'Check FILES_URL, its DNS record and the CDN. If FILES_URL is empty, files are served from PUBLIC_URL.',
  ],
  'files.status': [
    '{url} serves public files but returns {status} for a missing file. It should return 404.',
    'Check that the CDN fetches /media/ from PUBLIC_URL and passes its answers on unchanged.',
  ],
  'files.other': [
    '{url} leads to a different site, or drops the Cross-Origin-Resource-Policy header, so browsers show no pictures.',
    'Check that the CDN fetches /media/ from PUBLIC_URL, passes headers on, and that every process has the same FILES_URL.',
  ],
  'version.none': ['This build isn’t a release. RELEASES_URL isn’t set, so new releases aren’t checked for.'],
  'version.alone': [
    'You’re running version {version}. RELEASES_URL isn’t set, so new releases aren’t checked for.',
  ],
  'version.unknown': ['This build isn’t a release. The latest release is {latest}: {url}'],
  'version.latest': ['You’re running version {version}, the latest.'],
  'version.newer': [
    'You’re running version {version}. Version {latest} is available.',
    'Read the release notes at {url}, create a backup, then update.',
  ],
  'version.away': [
    'You’re running version {version}. Checking for a newer one failed: {reason}.',
    'Check RELEASES_URL: it’s the address where GitHub, Gitea or Forgejo publishes the latest release.',
  ],
  'clock.ok': ['This machine’s clock and the database’s clock agree.'],
  'clock.database': [
    'This machine’s clock and the database’s clock differ by {seconds} seconds.',
    'Turn on time synchronisation (chrony or systemd-timesyncd) on both.',
  ],
  'clock.address': [
    'The clock of the server at PUBLIC_URL differs by {seconds} seconds.',
    'Turn on time synchronisation (chrony or systemd-timesyncd) on both.',
  ],
  'queue.ok': ['No tasks are late. Tasks that wait: {count}.'],
  'queue.late': [
    'The oldest task has been waiting for {minutes} minutes. Waiting tasks: {count}.',
    'Start a worker (RUN=worker) and check its log. E-mails also wait while the mail server is down.',
  ],
  'queue.failed': [
    'Tasks failed in the last 24 hours: {count}.',
    'Find the reasons under “E-mail and queue”, then retry them.',
  ],
  'hold.none': ['Nothing has blocked the site long enough for a restart in the last 24 hours.'],
  'hold.ended': [
    '{name} blocked the site, and its process was restarted. Record: {record}. Account: {account}. Code: {place}. Times in the last 24 hours: {count}. Minutes since the last time: {minutes}.',
    'Look for anything unusual in this record and report it to the developers. If it happens again, it will be suspended for an hour.',
  ],
  'hold.aside': [
    '{name} blocked the site several times and is suspended. Users who request it see a message, and everything else works. Record: {record}. Account: {account}. Code: {place}. Times in the last 24 hours: {count}. Minutes since the last time: {minutes}. Minutes until the next try: {rest}.',
    'Before then, correct or delete whatever is unusual in this record, and report it to the developers.',
  ],
  'hold.unsure': [
    'Something blocked the site, and its process was restarted. It was one of the requests or tasks running at the time: {name} ({record}). Minutes since then: {minutes}.',
    'Look for “event loop held” in the log and report it to the developers.',
  ],
  'memory.ok': ['{free} of {total} MB are free.'],
  'memory.low': [
    'Only {free} of {total} MB are free.',
    'Give the machine or the container more memory, or run the worker separately.',
  ],
  'provider.ok': ['{name} accepts this site.'],
  'provider.client': [
    '{name} doesn’t accept this site: {reason}.',
    'Check the client ID and the client secret there and in the settings ({setting}_CLIENT_ID and {setting}_CLIENT_SECRET).',
  ],
  'provider.away': [
    '{name} isn’t responding at {host}: {reason}.',
    'Check that this server can reach the internet, and OIDC_ISSUER if it’s your own provider. Other ways to sign in still work.',
  ],
  'phone.ok': ['Telegram Gateway accepts this site.'],
  'phone.token': [
    'Telegram Gateway doesn’t accept the token.',
    'Copy the token from your account at gateway.telegram.org and set TELEGRAM_GATEWAY_TOKEN to it. Codes go out by the next service in PHONE_CODES.',
  ],
  'phone.away': [
    'Telegram Gateway isn’t responding at {host}: {reason}.',
    'Check that this server can reach the internet. Codes go out by the next service in PHONE_CODES.',
  ],
  'phone.sms': ['Codes can be sent by {name}. To check that it works, send yourself a code.'],
  'phone.spent': ['Codes have cost {spent} of {most} US dollars in the last 24 hours.'],
  'phone.nearly': [
    'Codes have cost {spent} of {most} US dollars in the last 24 hours. At the limit, nobody can sign in by phone.',
    'Check whether someone is asking for codes in bulk. Otherwise raise PHONE_CODES_DAILY.',
  ],
  'telegram.ok': ['Telegram accepts the site’s bot, @{name}.'],
  'telegram.token': [
    'Telegram doesn’t accept the bot’s token.',
    'Get the token from @BotFather again and set TELEGRAM_BOT_TOKEN to it.',
  ],
  'telegram.away': [
    'Telegram isn’t responding at {host}: {reason}.',
    'Check that this server can reach the internet, and TELEGRAM_API_URL if you run your own Bot API server.',
  ],
  'telegram.webhook': [
    'Telegram doesn’t deliver messages to the bot at {address} yet.',
    'The worker sets this address when it starts. Check that it is running, and that no other site uses the same bot.',
  ],
  'telegram.delivery': [
    'Telegram couldn’t deliver a message to the bot at {address} in the last hour: {reason}.',
    'Check that this address can be reached from the internet by HTTPS, with a valid certificate.',
  ],
  'video.ok': ['ffmpeg {version} can convert videos.'],
  'video.none': [
    'ffmpeg isn’t installed, so videos can’t be uploaded.',
    'Install ffmpeg, or set FFMPEG_PATH.',
  ],
  'video.broken': ['{program} doesn’t start: {reason}.', 'Install Debian’s ffmpeg, or correct FFMPEG_PATH.'],
  'backup.ok': ['The last backup is {hours} hours old. Backups in {place}: {count}.'],
  'backup.away': [
    'The backup location {place} can’t be read: {reason}',
    'Check BACKUP_TO and that the folder or bucket exists.',
  ],
  'backup.none': [
    'There is no backup of this site in {place}.',
    'Press “Back up now”, or run the command “backup”. Set BACKUP_AT for a daily backup.',
  ],
  'backup.old': [
    'The last backup is {hours} hours old.',
    'Check that a worker is running and BACKUP_AT is set, then press “Back up now”.',
  ],
  'backup.failed': ['The last backup failed: {reason}', 'Fix the cause, then press “Back up now”.'],
  'backup.byHand': ['Automatic backups are off.', 'Set BACKUP_AT to a time at night, such as 02:30.'],
  'backup.open': [
    'Backups aren’t encrypted: anyone who gets hold of one can read everything.',
    'Create a pair of keys with the command “backup key”, and set BACKUP_KEY to the first.',
  ],
  slow: ['This check took longer than {seconds} seconds.', 'Check the log and whether the machine is busy.'],
  broken: ['This check failed.', 'Check the log.'],
} as const satisfies Record<string, readonly [about: string, remedy?: string]>;

export type HealthCode = keyof typeof healthWords;
