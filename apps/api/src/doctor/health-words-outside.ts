import type { Words } from './health-words.ts';

/** Of what is asked of other machines: mail, its records, and the site's address. */
export const outsideWords = {
  'mail.ok': {
    en: ['{host} takes mail, and {domain} has SPF, DKIM and DMARC.'],
    km: ['{host} ទទួលអ៊ីមែល ហើយ {domain} មាន SPF, DKIM និង DMARC។'],
  },
  'mail.away': {
    en: [
      'The mail server {host} does not take mail: {reason}.',
      'See SMTP_URL: host, port, name and password; and that nothing in between closes the port.',
    ],
    km: [
      'ម៉ាស៊ីនមេអ៊ីមែល {host} មិនទទួលអ៊ីមែល៖ {reason}។',
      'សូមពិនិត្យ SMTP_URL (ម៉ាស៊ីន ច្រក ឈ្មោះ ពាក្យសម្ងាត់) និងថាគ្មានអ្វីបិទច្រកនោះ។',
    ],
  },
  'mail.from': {
    en: ['MAIL_FROM has no address.', 'Set it to a name and an address: Acheep <no-reply@example.org>.'],
    km: ['MAIL_FROM គ្មានអាសយដ្ឋាន។', 'សូមដាក់ឈ្មោះ និងអាសយដ្ឋាន ដូចជា Acheep <no-reply@example.org>។'],
  },
  'mail.local': {
    en: [
      'Mails come from an address at {domain}, which nobody can answer and most servers refuse.',
      'Set MAIL_FROM to an address of your own domain.',
    ],
    km: ['អ៊ីមែលចេញពីអាសយដ្ឋាននៅ {domain} ដែលម៉ាស៊ីនមេភាគច្រើនមិនទទួល។', 'សូមដាក់ MAIL_FROM ជាអាសយដ្ឋាននៃដែនរបស់អ្នក។'],
  },
  'mail.dns': {
    en: [
      'What DNS says of {domain} cannot be seen from here ({reason}).',
      'Look for SPF, DKIM and DMARC from another machine.',
    ],
    km: ['ពីទីនេះមើលមិនឃើញកំណត់ត្រា DNS របស់ {domain} ({reason})។', 'សូមពិនិត្យ SPF, DKIM និង DMARC ពីម៉ាស៊ីនផ្សេង។'],
  },
  'mail.spf': {
    en: [
      '{domain} has no SPF record: mails may be taken for spam.',
      'Add a TXT record as your mail service says, such as “v=spf1 include:… -all”.',
    ],
    km: [
      '{domain} គ្មានកំណត់ត្រា SPF៖ អ៊ីមែលអាចចូលប្រអប់សារឥតបានការ។',
      'សូមបន្ថែមកំណត់ត្រា TXT តាមសេវាអ៊ីមែលរបស់អ្នក ដូចជា “v=spf1 include:… -all”។',
    ],
  },
  'mail.dkim': {
    en: [
      'No DKIM key of {domain} is under one of the usual names.',
      'Switch DKIM on at your mail service, and add the record that it shows. Under an unusual name it cannot be seen from here.',
    ],
    km: [
      'រកមិនឃើញកូនសោ DKIM របស់ {domain} តាមឈ្មោះធម្មតា។',
      'សូមបើក DKIM នៅសេវាអ៊ីមែល រួចបន្ថែមកំណត់ត្រាដែលវាបង្ហាញ។ បើឈ្មោះខុសពីធម្មតា ពីទីនេះមើលមិនឃើញទេ។',
    ],
  },
  'mail.dmarc': {
    en: [
      '{domain} has no DMARC record.',
      'Add a TXT record at _dmarc.{domain}, such as “v=DMARC1; p=none; rua=mailto:…”.',
    ],
    km: [
      '{domain} គ្មានកំណត់ត្រា DMARC។',
      'សូមបន្ថែមកំណត់ត្រា TXT នៅ _dmarc.{domain} ដូចជា “v=DMARC1; p=none; rua=mailto:…”។',
    ],
  },
  'address.ok': {
    en: ['{url} answers, and is this site.'],
    km: ['{url} ឆ្លើយតប ហើយជាគេហទំព័រនេះពិត។'],
  },
  'address.away': {
    en: [
      '{url} does not answer from here: {reason}.',
      'See PUBLIC_URL, the domain’s DNS record, and the reverse proxy.',
    ],
    km: ['{url} មិនឆ្លើយតបពីទីនេះ៖ {reason}។', 'សូមពិនិត្យ PUBLIC_URL កំណត់ត្រា DNS របស់ដែន និង reverse proxy។'],
  },
  'address.status': {
    en: [
      '{url} answers with {status}.',
      'See the log of the reverse proxy, and that it leads to this program.',
    ],
    km: ['{url} ឆ្លើយតបដោយលេខ {status}។', 'សូមមើលកំណត់ហេតុរបស់ reverse proxy ហើយពិនិត្យថាវានាំមកកម្មវិធីនេះ។'],
  },
  'address.elsewhere': {
    en: ['{url} leads to {elsewhere}.', 'Set PUBLIC_URL to the address that people end at.'],
    km: ['{url} នាំទៅ {elsewhere}។', 'សូមដាក់ PUBLIC_URL ជាអាសយដ្ឋានដែលគេទៅដល់ពិតប្រាកដ។'],
  },
  'address.other': {
    en: [
      'At {url} something else answers than this site.',
      'See PUBLIC_URL, and where the reverse proxy leads.',
    ],
    km: ['នៅ {url} មិនមែនគេហទំព័រនេះជាអ្នកឆ្លើយតបទេ។', 'សូមពិនិត្យ PUBLIC_URL និងកន្លែងដែល reverse proxy នាំទៅ។'],
  },
  'address.plain': {
    en: [
      '{url} is not encrypted: passwords can be read on the way.',
      'Put a reverse proxy with TLS in front, such as Caddy, and set PUBLIC_URL to https://….',
    ],
    km: [
      '{url} មិនបានអ៊ិនគ្រីប៖ គេអាចលួចមើលពាក្យសម្ងាត់តាមផ្លូវ។',
      'សូមដាក់ reverse proxy ដែលមាន TLS ពីមុខ ដូចជា Caddy ហើយដាក់ PUBLIC_URL ជា https://…។',
    ],
  },
  'address.certificate': {
    en: [
      'The certificate ends in {days} days.',
      'See why the reverse proxy does not renew it: port 80 must be open, and DNS must lead here.',
    ],
    km: [
      'វិញ្ញាបនបត្រ TLS ផុតកំណត់ក្នុង {days} ថ្ងៃ។',
      'សូមពិនិត្យមូលហេតុដែល reverse proxy មិនបន្តវា៖ ច្រក 80 ត្រូវបើក ហើយ DNS ត្រូវនាំមកទីនេះ។',
    ],
  },
  'version.none': {
    en: ['This program was not built as a release, and nobody is asked for one: RELEASES_URL is not set.'],
    km: ['កម្មវិធីនេះមិនត្រូវបានបង្កើតជាកំណែផ្លូវការទេ ហើយគ្មានការសួររកកំណែថ្មី ព្រោះមិនបានដាក់ RELEASES_URL។'],
  },
  'version.alone': {
    en: ['Version {version} runs. Nobody is asked for newer ones: RELEASES_URL is not set.'],
    km: ['កំពុងប្រើកំណែ {version}។ គ្មានការសួររកកំណែថ្មីទេ ព្រោះមិនបានដាក់ RELEASES_URL។'],
  },
  'version.unknown': {
    en: ['This program was not built as a release. The latest one is {latest}: {url}'],
    km: ['កម្មវិធីនេះមិនត្រូវបានបង្កើតជាកំណែផ្លូវការទេ។ កំណែចុងក្រោយគឺ {latest}៖ {url}'],
  },
  'version.latest': {
    en: ['Version {version} runs, and there is no newer one.'],
    km: ['កំពុងប្រើកំណែ {version} ហើយមិនទាន់មានកំណែថ្មីជាងនេះទេ។'],
  },
  'version.newer': {
    en: [
      'Version {version} runs, and {latest} is there.',
      'Read what has changed at {url}, make a backup, then update.',
    ],
    km: [
      'កំពុងប្រើកំណែ {version} ហើយកំណែ {latest} ចេញហើយ។',
      'សូមអានអំពីអ្វីដែលបានផ្លាស់ប្ដូរនៅ {url} បម្រុងទុកទិន្នន័យ រួចធ្វើបច្ចុប្បន្នភាព។',
    ],
  },
  'version.away': {
    en: [
      'Version {version} runs; whether there is a newer one cannot be seen: {reason}.',
      'See RELEASES_URL: where GitHub, Gitea or Forgejo tell of the latest release.',
    ],
    km: [
      'កំពុងប្រើកំណែ {version} ប៉ុន្តែមិនអាចដឹងថាមានកំណែថ្មីឬអត់៖ {reason}។',
      'សូមពិនិត្យ RELEASES_URL ដែលជាអាសយដ្ឋានកំណែចុងក្រោយនៅ GitHub, Gitea ឬ Forgejo។',
    ],
  },
} as const satisfies Record<string, { en: Words; km: Words }>;
