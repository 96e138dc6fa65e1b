import type { Line } from './line.ts';
import { emailsIn, phonesIn } from './personal.ts';
import { pairOf, withoutBullet } from './written.ts';

const honorific = /^(?:mr|mrs|ms|miss|dr|prof|h\.e|លោក|លោកស្រី|កញ្ញា|ឯកឧត្តម)[.\s]+/iu;
const onRequest = /request|សំណូមពរ|ស្នើសុំ/iu;

export function referencesOf(lines: readonly Line[]) {
  const people: { name: string; position: string[]; text: string }[] = [];
  for (const { text } of lines) {
    const bare = withoutBullet(text);
    if (onRequest.test(bare)) continue;
    const last = people.at(-1);
    const parts = bare.split(/, ?|\t| [|–—-] /u).filter((part) => part.trim() !== '');
    const told = parts.filter(
      (part) =>
        phonesIn(part).length === 0 &&
        emailsIn(part).length === 0 &&
        !/^(?:tel|phone|email|e-mail|mobile)\b/i.test(part),
    );
    const [first = ''] = told;
    // A person begins with a title, or after one whose contacts are complete.
    const begins =
      honorific.test(first) ||
      !last ||
      (first !== '' && (phonesIn(last.text).length > 0 || emailsIn(last.text).length > 0));
    if (begins) people.push({ name: first.replace(honorific, ''), position: told.slice(1), text: bare });
    else {
      last.position.push(...told);
      last.text += `\n${bare}`;
    }
  }
  return people.map(({ name, position, text }) => ({
    name: pairOf(name, 80),
    position: pairOf(position.join(', '), 160),
    phone: phonesIn(text)[0],
    email: emailsIn(text)[0],
  }));
}
