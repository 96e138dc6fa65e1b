import { paths } from '@acheep/contract/paths';
import { mailKind } from '../../messaging/mail/mail-kind.ts';

export const certificateIssuedMail = mailKind({
  name: 'certificate-issued',
  title: { en: 'Certificate of attendance', km: 'វិញ្ញាបនបត្រចូលរួម' },
  category: 'certificate',
  sample: {
    name: 'Sok Dara',
    title: 'Bookkeeping for beginners · គណនេយ្យសម្រាប់អ្នកចាប់ផ្ដើម',
    company: 'Mekong Training',
    number: 'AC-2026-7K4M-9QXR',
  },
  letter: ({ title, company, number }, site) => ({
    subject: { en: `Your certificate: ${title}`, km: `វិញ្ញាបនបត្ររបស់អ្នក៖ ${title}` },
    text: [
      {
        en: `${company} confirms that you took part in “${title}”. Your certificate of attendance is ready, in English and Khmer.`,
        km: `${company} បញ្ជាក់ថាអ្នកបានចូលរួម «${title}»។ វិញ្ញាបនបត្រចូលរួមរបស់អ្នករួចរាល់ហើយ មានទាំងភាសាខ្មែរ និងភាសាអង់គ្លេស។`,
      },
      {
        en: `Its number is ${number}. Anyone you show it to can verify it here:\n${site.url(paths.certificate(number))}`,
        km: `លេខវិញ្ញាបនបត្រគឺ ${number}។ អ្នកដែលបានឃើញវិញ្ញាបនបត្រនេះ អាចពិនិត្យមើលនៅទីនេះ៖\n${site.url(paths.certificate(number))}`,
      },
    ],
    action: { en: 'View my certificates', km: 'បើកវិញ្ញាបនបត្ររបស់ខ្ញុំ', to: paths.certificates() },
    footer: {
      en: `You’re receiving this e-mail because you took part in a training or an event of ${company} on ${site.name}.`,
      km: `អ្នកទទួលបានអ៊ីមែលនេះ ព្រោះអ្នកបានចូលរួមវគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍របស់ ${company} នៅ ${site.name}។`,
    },
  }),
});
