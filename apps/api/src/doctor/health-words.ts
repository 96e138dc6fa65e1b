import { holdWords } from './health-words-hold.ts';
import { outsideWords } from './health-words-outside.ts';

/** What is so, and how to put it right where something is to be done. */
export type Words = readonly [about: string, remedy?: string];

/** Of every finding, in both languages. What stands in {braces} comes with it. */
export const healthWords = {
  'database.ok': {
    en: [
      'PostgreSQL {version} answers, locale {locale}, {megabytes} MB, {connections} of {maximum} connections in use.',
    ],
    km: [
      'PostgreSQL {version} ដំណើរការល្អ៖ locale {locale} ទំហំ {megabytes} MB ប្រើតំណអស់ {connections} ក្នុងចំណោម {maximum}។',
    ],
  },
  'database.away': {
    en: ['The database does not answer: {reason}.', 'Start PostgreSQL, and see that DATABASE_URL names it.'],
    km: ['មូលដ្ឋានទិន្នន័យមិនឆ្លើយតប៖ {reason}។', 'សូមបើក PostgreSQL ហើយពិនិត្យមើល DATABASE_URL។'],
  },
  'database.version': {
    en: [
      'PostgreSQL is of version {version}.',
      'Move to version 18 or newer: back up, start the new server, restore.',
    ],
    km: ['PostgreSQL ជាជំនាន់ {version}។', 'សូមប្ដូរទៅជំនាន់ 18 ឬថ្មីជាងនេះ៖ បម្រុងទុក បើកម៉ាស៊ីនមេថ្មី រួចស្ដារឡើងវិញ។'],
  },
  'database.encoding': {
    en: [
      'The database writes in {encoding}, which has no Khmer letters.',
      'Make a database with the encoding UTF8, and restore a backup into it.',
    ],
    km: ['មូលដ្ឋានទិន្នន័យប្រើ {encoding} ដែលគ្មានអក្សរខ្មែរ។', 'សូមបង្កើតមូលដ្ឋានទិន្នន័យដែលប្រើ UTF8 រួចស្ដារច្បាប់ចម្លងបម្រុងចូល។'],
  },
  'database.extension': {
    en: [
      'The database lacks {names}.',
      'As an administrator of the database, for each of them: CREATE EXTENSION.',
    ],
    km: ['មូលដ្ឋានទិន្នន័យខ្វះ {names}។', 'អ្នកគ្រប់គ្រងមូលដ្ឋានទិន្នន័យត្រូវដំណើរការ CREATE EXTENSION សម្រាប់កម្មវិធីបន្ថែមនីមួយៗ។'],
  },
  'database.locale': {
    en: [
      'With the locale {locale} the database knows the letters of English alone, and takes Khmer ones for signs.',
      'Make a database with the locale C.UTF-8, and restore a backup into it.',
    ],
    km: [
      'ដោយ locale {locale} មូលដ្ឋានទិន្នន័យស្គាល់តែអក្សរអង់គ្លេស មិនស្គាល់អក្សរខ្មែរជាអក្សរទេ។',
      'សូមបង្កើតមូលដ្ឋានទិន្នន័យដែលប្រើ locale C.UTF-8 រួចស្ដារច្បាប់ចម្លងបម្រុងចូល។',
    ],
  },
  'database.empty': {
    en: ['The database has no tables of the site.', 'Start the program, or run its command: migrate.'],
    km: ['មូលដ្ឋានទិន្នន័យមិនទាន់មានតារាងរបស់គេហទំព័រ។', 'សូមបើកកម្មវិធី ឬប្រើពាក្យបញ្ជា migrate។'],
  },
  'database.failed': {
    en: [
      'The change {name} of the database failed and was not put right.',
      'Put the database right, or restore the last backup.',
    ],
    km: ['ការផ្លាស់ប្ដូរ {name} នៃមូលដ្ឋានទិន្នន័យបានបរាជ័យ ហើយមិនទាន់កែ។', 'សូមជួសជុលមូលដ្ឋានទិន្នន័យ ឬស្ដារច្បាប់ចម្លងបម្រុងចុងក្រោយ។'],
  },
  'database.older': {
    en: [
      'The database is older than the program: {count} changes are missing.',
      'Restart the program, or run its command: migrate.',
    ],
    km: ['មូលដ្ឋានទិន្នន័យចាស់ជាងកម្មវិធី៖ ខ្វះការផ្លាស់ប្ដូរ {count}។', 'សូមបើកកម្មវិធីឡើងវិញ ឬប្រើពាក្យបញ្ជា migrate។'],
  },
  'database.newer': {
    en: [
      'The database is newer than the program: it has {count} changes that this version does not know.',
      'Update the program on this machine as well.',
    ],
    km: [
      'មូលដ្ឋានទិន្នន័យថ្មីជាងកម្មវិធី៖ មានការផ្លាស់ប្ដូរ {count} ដែលជំនាន់នេះមិនស្គាល់។',
      'សូមធ្វើបច្ចុប្បន្នភាពកម្មវិធីលើម៉ាស៊ីននេះដែរ។',
    ],
  },
  'database.connections': {
    en: [
      '{connections} of {maximum} connections of the database are in use.',
      'Lower DATABASE_POOL, raise max_connections, or put PgBouncer in between.',
    ],
    km: [
      'តំណទៅមូលដ្ឋានទិន្នន័យប្រើអស់ {connections} ក្នុងចំណោម {maximum}។',
      'សូមបន្ថយ DATABASE_POOL បង្កើន max_connections ឬដាក់ PgBouncer នៅចន្លោះ។',
    ],
  },
  'database.replica': {
    en: ['The replica follows, and is less than {seconds} seconds behind.'],
    km: ['ម៉ាស៊ីនចម្លង (replica) តាមទាន់ ដោយយឺតតិចជាង {seconds} វិនាទី។'],
  },
  'database.replicaBehind': {
    en: [
      'The replica is {minutes} minutes behind: until it has caught up, the primary answers visitors as well.',
      'See its log, its disk and its processor. One that was away for too long has to be made anew.',
    ],
    km: [
      'ម៉ាស៊ីនចម្លង (replica) យឺត {minutes} នាទី។ មុនវាតាមទាន់ ម៉ាស៊ីនមេឆ្លើយតបអ្នកទស្សនាជំនួស។',
      'សូមពិនិត្យកំណត់ហេតុ ថាស និង CPU របស់វា។ បើវាដាច់យូរពេក សូមបង្កើតវាឡើងវិញ។',
    ],
  },
  'database.replicaAway': {
    en: [
      'The replica does not answer: {reason}. The primary answers visitors as well.',
      'Start it, and see that DATABASE_READ_URL names it.',
    ],
    km: [
      'ម៉ាស៊ីនចម្លង (replica) មិនឆ្លើយតប៖ {reason}។ ម៉ាស៊ីនមេឆ្លើយតបអ្នកទស្សនាជំនួស។',
      'សូមបើកវា ហើយពិនិត្យមើល DATABASE_READ_URL។',
    ],
  },
  'database.replicaAlone': {
    en: [
      'DATABASE_READ_URL names a server that follows nobody. The primary answers visitors as well.',
      'Name a streaming replica there, or leave it empty.',
    ],
    km: [
      'DATABASE_READ_URL ចង្អុលទៅម៉ាស៊ីនដែលមិនចម្លងតាមម៉ាស៊ីនណាទេ។ ម៉ាស៊ីនមេឆ្លើយតបអ្នកទស្សនាជំនួស។',
      'សូមដាក់អាសយដ្ឋានម៉ាស៊ីនចម្លង (streaming replica) ឬទុកវាឱ្យទទេ។',
    ],
  },
  'storage.ok': {
    en: ['{place} takes files, gives them back whole and in part, and deletes them.'],
    km: ['{place} ទទួល បញ្ជូនត្រឡប់ និងលុបឯកសារបានត្រឹមត្រូវ។'],
  },
  'storage.disk': {
    en: [
      'The folder {place} does not do as it should ({step}): {reason}.',
      'See that the volume is there, has room, and belongs to the user of the program.',
    ],
    km: [
      'ថត {place} ដំណើរការមិនត្រឹមត្រូវ ({step})៖ {reason}។',
      'សូមពិនិត្យថាថាសមាន មានកន្លែងទំនេរ និងជារបស់អ្នកប្រើដែលបើកកម្មវិធី។',
    ],
  },
  'storage.bucket': {
    en: [
      'The bucket {place} does not do as it should ({step}): {reason}.',
      'See that the bucket exists, and that S3_ENDPOINT, S3_REGION and the keys are those of it.',
    ],
    km: [
      'Bucket {place} ដំណើរការមិនត្រឹមត្រូវ ({step})៖ {reason}។',
      'សូមពិនិត្យថា bucket មានពិត ហើយ S3_ENDPOINT, S3_REGION និងកូនសោត្រឹមត្រូវ។',
    ],
  },
  'storage.temporary': {
    en: [
      'The folder for temporary files cannot be used: {reason}.',
      'Give the container a /tmp with room (tmpfs).',
    ],
    km: ['ថតឯកសារបណ្ដោះអាសន្នប្រើមិនបាន៖ {reason}។', 'សូមផ្ដល់ /tmp ដែលមានកន្លែងទំនេរ (tmpfs) ដល់ container។'],
  },
  'storage.room': {
    en: [
      '{place} has {gigabytes} GB left.',
      'Make the volume larger, or move the files to a bucket (STORAGE=s3).',
    ],
    km: ['{place} នៅសល់តែ {gigabytes} GB។', 'សូមពង្រីកថាស ឬផ្លាស់ឯកសារទៅ bucket (STORAGE=s3)។'],
  },
  ...outsideWords,
  'clock.ok': {
    en: ['The clocks of this machine and of the database agree.'],
    km: ['នាឡិកាម៉ាស៊ីននេះ និងមូលដ្ឋានទិន្នន័យត្រូវគ្នា។'],
  },
  'clock.database': {
    en: [
      'The clocks of this machine and of the database differ by {seconds} seconds.',
      'Switch on time synchronisation (chrony or systemd-timesyncd) on both.',
    ],
    km: [
      'នាឡិកាម៉ាស៊ីននេះ និងមូលដ្ឋានទិន្នន័យខុសគ្នា {seconds} វិនាទី។',
      'សូមបើកការសម្រួលម៉ោងស្វ័យប្រវត្តិ (chrony ឬ systemd-timesyncd) លើម៉ាស៊ីនទាំងពីរ។',
    ],
  },
  'clock.address': {
    en: [
      'The clock of whoever answers at PUBLIC_URL differs by {seconds} seconds.',
      'Switch on time synchronisation (chrony or systemd-timesyncd) on both.',
    ],
    km: [
      'នាឡិការបស់អ្នកឆ្លើយតបនៅ PUBLIC_URL ខុសគ្នា {seconds} វិនាទី។',
      'សូមបើកការសម្រួលម៉ោងស្វ័យប្រវត្តិ (chrony ឬ systemd-timesyncd) លើម៉ាស៊ីនទាំងពីរ។',
    ],
  },
  'queue.ok': {
    en: ['Nothing is late; {count} pieces of work wait for their time.'],
    km: ['គ្មានអ្វីយឺត; កិច្ចការ {count} កំពុងរង់ចាំពេលរបស់វា។'],
  },
  'queue.late': {
    en: [
      'The oldest work waits since {minutes} minutes, and {count} pieces in all.',
      'Start a worker (RUN=worker), and look into its log.',
    ],
    km: ['កិច្ចការចាស់ជាងគេរង់ចាំ {minutes} នាទីហើយ សរុប {count}។', 'សូមបើក worker (RUN=worker) ហើយមើលកំណត់ហេតុរបស់វា។'],
  },
  'queue.failed': {
    en: [
      '{count} pieces of work failed in the last day.',
      'See why under “E-mail and queue”, and have them tried again.',
    ],
    km: ['កិច្ចការ {count} បានបរាជ័យក្នុងមួយថ្ងៃចុងក្រោយ។', 'សូមមើលមូលហេតុនៅ «អ៊ីមែល និងជួរកិច្ចការ» រួចឱ្យវាព្យាយាមម្ដងទៀត។'],
  },
  ...holdWords,
  'memory.ok': {
    en: ['{free} of {total} MB are free.'],
    km: ['ទំនេរ {free} ក្នុងចំណោម {total} MB។'],
  },
  'memory.low': {
    en: [
      'Only {free} of {total} MB are free.',
      'Give the machine or the container more memory, or run the worker apart.',
    ],
    km: ['នៅទំនេរតែ {free} ក្នុងចំណោម {total} MB។', 'សូមបន្ថែមអង្គចងចាំដល់ម៉ាស៊ីន ឬ container ឬបើក worker ដាច់ដោយឡែក។'],
  },
  'video.ok': {
    en: ['ffmpeg {version} makes videos anew.'],
    km: ['ffmpeg {version} រៀបចំវីដេអូបាន។'],
  },
  'video.none': {
    en: ['There is no ffmpeg: no videos are taken in.', 'Install ffmpeg, or set FFMPEG_PATH.'],
    km: ['គ្មាន ffmpeg៖ មិនអាចទទួលវីដេអូបានទេ។', 'សូមដំឡើង ffmpeg ឬដាក់ FFMPEG_PATH។'],
  },
  'video.broken': {
    en: ['{program} does not start: {reason}.', 'Install Debian’s ffmpeg, or correct FFMPEG_PATH.'],
    km: ['{program} បើកមិនដំណើរការ៖ {reason}។', 'សូមដំឡើង ffmpeg របស់ Debian ឬកែ FFMPEG_PATH។'],
  },
  'backup.ok': {
    en: ['The last backup is {hours} hours old; {count} are in {place}.'],
    km: ['ច្បាប់ចម្លងបម្រុងចុងក្រោយធ្វើ {hours} ម៉ោងមុន; មាន {count} ក្នុង {place}។'],
  },
  'backup.away': {
    en: [
      'The place for backups, {place}, cannot be read: {reason}',
      'See BACKUP_TO, and that the folder or the bucket is there.',
    ],
    km: ['អានកន្លែងទុកច្បាប់ចម្លងបម្រុង {place} មិនបាន៖ {reason}', 'សូមពិនិត្យ BACKUP_TO និងថាថត ឬ bucket មានពិត។'],
  },
  'backup.none': {
    en: [
      'There is no backup of this site in {place}.',
      'Make one with the command: backup. Set BACKUP_AT, and one is made every day.',
    ],
    km: [
      'គ្មានច្បាប់ចម្លងបម្រុងរបស់គេហទំព័រនេះក្នុង {place} ទេ។',
      'សូមធ្វើដោយពាក្យបញ្ជា backup។ ដាក់ BACKUP_AT ដើម្បីឱ្យធ្វើរាល់ថ្ងៃ។',
    ],
  },
  'backup.old': {
    en: [
      'The last backup is {hours} hours old.',
      'See that a worker runs and BACKUP_AT is set; make one now with the command: backup.',
    ],
    km: [
      'ច្បាប់ចម្លងបម្រុងចុងក្រោយធ្វើ {hours} ម៉ោងមុន។',
      'សូមពិនិត្យថា worker កំពុងដំណើរការ និងមាន BACKUP_AT; ធ្វើឥឡូវដោយពាក្យបញ្ជា backup។',
    ],
  },
  'backup.failed': {
    en: ['The last backup failed: {reason}', 'Put that right, then make one with the command: backup.'],
    km: ['ការបម្រុងទុកចុងក្រោយបានបរាជ័យ៖ {reason}', 'សូមដោះស្រាយបញ្ហានោះ រួចធ្វើដោយពាក្យបញ្ជា backup។'],
  },
  'backup.byHand': {
    en: ['No backup is made by itself.', 'Set BACKUP_AT to a time at night, such as 02:30.'],
    km: ['គ្មានការបម្រុងទុកដោយស្វ័យប្រវត្តិទេ។', 'សូមដាក់ BACKUP_AT ជាម៉ោងពេលយប់ ដូចជា 02:30។'],
  },
  'backup.open': {
    en: [
      'Backups are not encrypted: whoever gets one reads everything.',
      'Make a pair of keys with the command: backup key. Set BACKUP_KEY to the first.',
    ],
    km: [
      'ច្បាប់ចម្លងបម្រុងមិនបានអ៊ិនគ្រីប៖ អ្នកណាបានវាអាចអានទាំងអស់។',
      'សូមបង្កើតកូនសោមួយគូដោយពាក្យបញ្ជា backup key រួចដាក់ BACKUP_KEY ជាកូនសោទីមួយ។',
    ],
  },
  slow: {
    en: ['It took longer than {seconds} seconds.', 'See the log, and whether the machine is busy.'],
    km: ['ចំណាយពេលលើស {seconds} វិនាទី។', 'សូមមើលកំណត់ហេតុ និងថាម៉ាស៊ីនរវល់ឬទេ។'],
  },
  broken: {
    en: ['It could not be looked at.', 'See the log.'],
    km: ['ពិនិត្យមិនបាន។', 'សូមមើលកំណត់ហេតុ។'],
  },
} as const satisfies Record<string, { en: Words; km: Words }>;

export type HealthCode = keyof typeof healthWords;
