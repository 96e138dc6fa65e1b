import type { CertificateFacts } from '@acheep/contract/events/certificate';
import type { Locale } from '@acheep/contract/kernel/locale';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { dayText } from '../../../words.ts';

const words = {
  en: {
    title: 'Certificate of Attendance',
    certifies: 'This is to certify that',
    tookPart: 'took part in',
    offered: 'offered by',
    issued: 'Issued on',
    number: 'No.',
    check: 'Check this certificate at',
    signature: 'Signature and stamp',
  },
  km: {
    title: 'វិញ្ញាបនបត្រចូលរួម',
    certifies: 'សូមបញ្ជាក់ថា',
    tookPart: 'បានចូលរួម',
    offered: 'រៀបចំដោយ',
    issued: 'ចេញនៅថ្ងៃទី',
    number: 'លេខ',
    check: 'ពិនិត្យវិញ្ញាបនបត្រនេះនៅ',
    signature: 'ហត្ថលេខា និងត្រា',
  },
} satisfies Record<Locale, Record<string, string>>;

const kinds = {
  training: { en: 'the training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'the event', km: 'ព្រឹត្តិការណ៍' },
} satisfies Record<CertificateFacts['kind'], Record<Locale, string>>;

/** For example `on Nov 28, 2026`, `from Nov 28, 2026 to Dec 5, 2026`. */
function datesText({ startsOn, endsOn }: CertificateFacts, locale: Locale): string {
  const [first, last] = [dayText(startsOn, locale), dayText(endsOn, locale)];
  if (startsOn === endsOn) return locale === 'km' ? `នៅថ្ងៃទី ${first}` : `on ${first}`;
  return locale === 'km' ? `ពីថ្ងៃទី ${first} ដល់ថ្ងៃទី ${last}` : `from ${first} to ${last}`;
}

/** Renders a certificate of attendance as a PDF in one language. `owner` is the user who requests it. */
export function certificatePdf(owner: string, facts: CertificateFacts, locale: Locale, page: string) {
  const said = words[locale];
  const names =
    locale === 'km' && facts.providerKm
      ? [facts.providerKm, facts.provider]
      : [facts.provider, facts.providerKm ?? ''];
  return renderPdf(owner, new URL('./certificate.typ', import.meta.url), {
    lang: locale,
    number: facts.number,
    name: facts.name,
    kind: kinds[facts.kind][locale],
    about: facts.title,
    dates: datesText(facts, locale),
    provider: names[0],
    otherName: names[1],
    issuedOn: dayText(facts.issuedOn, locale),
    page,
    words: said,
  });
}
