import { type JobPlan, type JobWording, provinceName, say, sayInSentence } from './job-plan.ts';
import { between, pick, type Random, sample } from './random.ts';
import { benefits, benefitsOfType, joinWords, setLatinFree, specialBenefits, texts } from './text.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const handwork = [
  'technician',
  'hospitality',
  'restaurant',
  'retail',
  'garment',
  'security',
  'delivery',
  'healthcare',
];

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}

/** Fills a template: its own tags stay, the values are escaped. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => escapeHtml(values[name] ?? whole));
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function withHands({ role, profession }: JobPlan): boolean {
  return role.study === 'school' || (role.study === 'vocational' && handwork.includes(profession.slug));
}

export function descriptionHtml(random: Random, plan: JobPlan, { work }: JobWording): string {
  const { language, company, role } = plan;
  const text = texts[language];
  const [name, about] = language === 'km' ? [company.nameKm, company.aboutKm] : [company.name, company.about];
  const intro = fill(pick(random, plan.vacancies > 1 ? text.introsForMany : text.intros), {
    company: name,
    title: work,
    count: String(plan.vacancies),
    place: provinceName(plan.province, language),
  });
  const duties = role.duties.map((duty) => say(duty, language));
  const items =
    plan.type === 'internship'
      ? [...text.internDuties, ...sample(random, duties, 1)]
      : sample(random, duties, between(random, 2, duties.length));
  return [
    `<p>${intro}</p>`,
    ...(random() < 0.5
      ? [`<p><strong>${escapeHtml(name)}</strong>${language === 'km' ? '៖' : ':'} ${escapeHtml(about)}</p>`]
      : []),
    `<p><strong>${pick(random, text.dutiesHeading)}</strong></p>`,
    list(items.map(escapeHtml)),
    `<p>${pick(random, withHands(plan) && plan.type === 'full-time' ? text.scheduleHands : text.schedule[plan.type])}</p>`,
    ...(random() < 0.6 ? [`<p>${pick(random, text.closings)}</p>`] : []),
  ].join('');
}

export function requirementsHtml(random: Random, plan: JobPlan, wording: JobWording): string {
  const { language } = plan;
  const text = texts[language];
  const foreign = wording.languages.filter((code) => code !== 'km').map((code) => text.languageName[code]);
  const words = wording.hard.map((skill) => sayInSentence(skill, language));
  // A skill with its own "and" would make the sentence hard to read.
  const plain = words.filter((word) => !/ and | និង/.test(word)).slice(0, 2);
  const skills = fill(pick(random, text.skills), {
    skills: joinWords(plain.length > 0 ? plain : words.slice(0, 1), language),
  });
  const lines = [
    fill(text.study[plan.qualification], { field: say(plan.profession.field, language) }),
    text.experience[plan.experience],
    language === 'km' ? setLatinFree(skills) : skills,
    ...(foreign.length > 0
      ? [fill(pick(random, text.languages), { languages: joinWords(foreign, language) })]
      : []),
    ...sample(random, text.general, between(random, 1, 2)),
    ...sample(random, withHands(plan) ? text.generalHands : text.generalDesk, between(random, 0, 1)),
  ];
  return list(lines);
}

export function benefitsHtml(random: Random, plan: JobPlan): string {
  const special = specialBenefits
    .filter(({ categories }) => categories.includes(plan.profession.slug))
    .map(({ text }) => text);
  const own = plan.type === 'full-time' ? [] : benefitsOfType[plan.type];
  const chosen =
    own.length > 0
      ? sample(random, own, between(random, 2, 3))
      : [...sample(random, special, 1), ...sample(random, benefits, between(random, 2, 5))];
  return list(chosen.map((benefit) => escapeHtml(say(benefit, plan.language))));
}
