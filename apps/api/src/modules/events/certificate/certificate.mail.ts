import { paths } from '@acheep/contract/paths';
import type { MailKind } from '../../messaging/mail/mail-kind.ts';

export const certificateIssuedMail: MailKind<{
  name: string;
  title: string;
  company: string;
  number: string;
}> = {
  name: 'certificate-issued',
  title: { en: 'Certificate of attendance', km: 'វិញ្ញាបនបត្រចូលរួម' },
  category: 'certificate',
  priority: 'news',
  sample: {
    name: 'Sok Dara',
    title: 'Bookkeeping for beginners · គណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម',
    company: 'Mekong Training',
    number: 'AC-2026-7K4M-9QXR',
  },
  en: ({ name, title, company, number }, site) => ({
    subject: `Your certificate: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${company} confirms that you took part in “${title}”. Your certificate of attendance is ready, in English and Khmer.`,
      `Its number is ${number}. Anyone you show it to can verify it here:\n${site.url(paths.certificate(number))}`,
    ],
    action: { label: 'View my certificates', url: site.url(paths.certificates()) },
    footer: `You’re receiving this e-mail because you took part in a training or an event of ${company} on ${site.name}.`,
  }),
  km: ({ name, title, company, number }, site) => ({
    subject: `វិញ្ញាបនបត្ររបស់អ្នក៖ ${title}`,
    greeting: `សួស្ដី ${name}`,
    paragraphs: [
      `${company} បញ្ជាក់ថាអ្នកបានចូលរួម «${title}»។ វិញ្ញាបនបត្រចូលរួមរបស់អ្នករួចរាល់ហើយ មានទាំងភាសាខ្មែរ និងភាសាអង់គ្លេស។`,
      `លេខវិញ្ញាបនបត្រគឺ ${number}។ អ្នកដែលបានឃើញវិញ្ញាបនបត្រនេះ អាចពិនិត្យមើលនៅទីនេះ៖\n${site.url(paths.certificate(number))}`,
    ],
    action: { label: 'បើកវិញ្ញាបនបត្ររបស់ខ្ញុំ', url: site.url(paths.certificates()) },
    footer: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានចូលរួមវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍របស់ ${company} នៅ ${site.name}។`,
  }),
};
