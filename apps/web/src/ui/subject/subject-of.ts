/** Pictures of subjects, each with the words by which a title asks for it, the most telling first. */
const subjectWords = {
  umbrella: /\bnssf\b|social security|insurance|ប\.ស\.ស|សន្តិសុខសង្គម|ធានារ៉ាប់រង/,
  tax: /\b(vat|tax(es)?)\b|year-end|ពន្ធ|បិទបញ្ជី/,
  camera: /\bphoto|video|camera|ថតរូប|វីដេអូ/,
  lock: /\bsafe online|cyber|password|data protection|សុវត្ថិភាពបច្ចេកវិទ្យា|ពាក្យសម្ងាត់/,
  health: /\bfirst aid|\bhealth|medical|nurs(e|ing)|accident|សង្គ្រោះបឋម|សុខភាព|គ្រោះថ្នាក់|វេជ្ជ/,
  safety: /\bsafe(ty)?\b|សុវត្ថិភាព(?!បច្ចេកវិទ្យា)/,
  leave: /\b(leave|holidays?|vacation)\b|ឈប់សម្រាក|បុណ្យ/,
  clock: /\bhours\b|overtime|\btime management|ម៉ោង/,
  interview: /\binterview|សម្ភាស/,
  cv: /\b(cvs?|resumes?)\b|ប្រវត្តិរូប/,
  pay: /\b(pay|payroll|payslips?|salar(y|ies)|wages?|raise|bonus)\b|ប្រាក់ខែ|ប្រាក់ឈ្នួល|ប្រាក់បៀវត្ស/,
  fair: /\b(fair|career day|hiring day|recruitment day)\b|ពិព័រណ៍|ទិវាជ្រើសរើស/,
  contract: /\bcontracts?\b|កិច្ចសន្យា/,
  law: /\b(laws?|legal|court|regulations?)\b|ច្បាប់|តុលាការ/,
  vote: /\belection|shop steward|union|បោះឆ្នោត|ប្រតិភូ|សហជីព/,
  globe: /\babroad|work permits?|foreign|overseas|បរទេស|ក្រៅប្រទេស/,
  shield: /\bharass|conduct|discipline|ethic|បៀតបៀន|វិន័យ|សីលធម៌/,
  data: /\b(excel|data|reports?|statistics|python)\b|ទិន្នន័យ/,
  computer: /\b(it|tech|computers?|web|software|programming|coding|apps?|online)\b|បច្ចេកវិទ្យា|កុំព្យូទ័រ|គេហទំព័រ/,
  calculate: /\b(quickbooks|accounting|bookkeeping|budget)\b|គណនេយ្យ|quickbooks|បញ្ជី/,
  bank: /\b(banks?|finance|loans?|microfinance)\b|ធនាគារ|ហិរញ្ញវត្ថុ|ឥណទាន/,
  language: /\b(english|chinese|khmer|korean|japanese|french|languages?)\b|ភាសា/,
  coffee: /\b(coffee|barista|breakfast|restaurant|cook(ing)?|kitchen)\b|កាហ្វេ|អាហារ|ចុងភៅ|ភោជនីយ/,
  hotel: /\b(hotels?|hospitality|front office|tourism|guests?)\b|សណ្ឋាគារ|ទេសចរណ៍/,
  repair: /\b(repair|mechanics?|electric|air condition(er|ing)|maintenance)\b|ជួសជុល|ម៉ាស៊ីន|អគ្គិសនី/,
  build: /\b(construction|site|building|architect)\b|សំណង់|ការដ្ឋាន/,
  sew: /\b(garment|sewing|factor(y|ies))\b|កាត់ដេរ|រោងចក្រ/,
  farm: /\b(farm(ing|ers?)?|agricultur|rice)\b|កសិ/,
  drive: /\b(driv(e|ers?|ing)|delivery|logistics|trucks?)\b|បើកបរ|ដឹកជញ្ជូន|ភស្តុភារ/,
  promote: /\b(marketing|advert|promot|facebook|tiktok)\b|ទីផ្សារ|ផ្សព្វផ្សាយ/,
  write: /\b(job ads?|letters?|writing|write|e-?mails?|application)\b|លិខិត|សរសេរ|ប្រកាសការងារ/,
  sell: /\b(sell(ing)?|sales|shops?|retail|entrepreneurs?|business)\b|លក់|ហាង|សហគ្រិន|អាជីវកម្ម/,
  talk: /\b(feedback|customers?|communication|presentation|meetings?|questions)\b|មតិ|អតិថិជន|ទំនាក់ទំនង/,
  idea: /\b(design|ideas?|thinking|innovation|creativ)\b|ឌីហ្សាញ|គំនិត|ការគិត|ច្នៃប្រឌិត/,
  lead: /\b(lead(ers?|ing)?|team|manager|management|promotion)\b|ដឹកនាំ|ប្រធានក្រុម|គ្រប់គ្រង/,
  plan: /\b(plan|checklist|first week|policy|goals?)\b|ផែនការ|សប្ដាហ៍ដំបូង/,
  training:
    /\b(training|course|workshop|graduates?|students?|school|scholarship)\b|បណ្ដុះបណ្ដាល|សិក្ខាសាលា|និស្សិត|សិស្ស/,
  network: /\b(network(ing)?|meetup|community|evening|recruit(ment|ing)?)\b|បណ្ដាញ|រាត្រី|ជ្រើសរើស/,
} satisfies Record<string, RegExp>;
export type Subject = keyof typeof subjectWords;
export const subjects = Object.keys(subjectWords) as Subject[];

/** What a picture is chosen by. */
export interface Titled {
  _id: string;
  /** Titles, in any language. */
  words: string;
  /** Subjects of its category, if the words name none, or another has taken it. */
  also: readonly Subject[];
  /** Has a picture of its own. */
  isPictured?: boolean;
}

const named = (words: string) =>
  subjects.filter((subject) => subjectWords[subject].test(words.toLowerCase()));

/** Chooses a picture for each record of a list; neighbours get different ones where they have a choice. */
export function subjectsOf(records: readonly Titled[]): Map<string, Subject> {
  const chosen = new Map<string, Subject>();
  let last: Subject | undefined;
  for (const { _id, words, also, isPictured } of records) {
    const choices = [...named(words), ...also];
    const subject = choices.find((one) => one !== last) ?? choices[0] ?? 'training';
    if (!isPictured) chosen.set(_id, subject);
    last = isPictured ? undefined : subject;
  }
  return chosen;
}
