/** `everything` that somebody reads, guides and command line too; `sentences` of mails and errors; `labels` of pages. */
export type Scope = 'everything' | 'sentences' | 'labels';
const wider: Record<Scope, readonly Scope[]> = {
  everything: ['everything'],
  sentences: ['everything', 'sentences'],
  labels: ['everything', 'sentences', 'labels'],
};

/** How texts are written, as far as a pattern can tell; GLOSSARY.md has the reasons. */
export interface StyleRule {
  name: string;
  /** The texts that it is for; `sentences` also stand among labels. */
  scope: Scope;
  /** Refuses a text; `key` is the last part of its key in a file of words. */
  breaks: (text: string, key: string) => boolean;
  instead: string;
}

/** Words of the main menu and headings that are fixed in title case. */
const fixedTitles = new Set([
  'Access Rights',
  'About Us',
  'Applied Job',
  'Back to Sign In',
  'Career Report',
  'Change Password',
  'Contact Us',
  'Create New Account',
  'Job Active',
  'Job Closed',
  'Job Draft',
  'Manage Event',
  'Package Deals',
  'Post a Job',
  'Post CV',
  'Post Event',
  'Post Training',
  'Received Application',
  'Reset Password',
  'Sign In',
  'Sign Out',
  'Sign Up',
  'Start Here',
  'Training Active',
  'Training Closed',
  'Training Draft',
  'Upload Error',
  'User Guide',
  'Vision and Mission',
]);
/** Names, which keep their capitals in sentence case. */
const names = new Set(['Cambodia', 'English', 'Khmer', 'Monday', 'Penh', 'Phnom', 'Received']);
const small = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Two to five words, each with a capital letter. */
function isTitleCase(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length > 1 &&
    words.length < 6 &&
    words.every((word) => small.has(word) || /^[A-Z][a-z]+$/.test(word)) &&
    words.slice(1).some((word) => !small.has(word) && !names.has(word))
  );
}

const isSentence = (text: string) => text.endsWith('.') && !text.slice(0, -1).includes('. ');

/** វា after a word that it belongs to, and not the beginning of another: វាយ, វាល, វាស់, សេវា. */
const itInKhmer =
  /(?:ឱ្យ|ប្រើ|លុប|បិទ|ដក|ប្ដូរ|រៀបចំ|បន្ថែម|របស់|ថា|ទុក|ស្គាល់|ផ្ដាច់|ធ្វើ|ដែល|ព្រោះ|។ |^)វា(?![\u17b6-\u17d3]|គ្មិន|[យលសរទង]|ក្យ)/;
/** គេ for people, and not in គេហទំព័រ. */
const theyInKhmer = /(?:មាន|ត្រូវ|ឱ្យ)គេ(?!ហ)/;

export const styleRules: readonly StyleRule[] = [
  {
    name: 'telephone',
    scope: 'everything',
    breaks: (text) => /\btelephone/i.test(text),
    instead: 'phone',
  },
  {
    name: 'till',
    scope: 'everything',
    // The till of a shop is one.
    breaks: (text) => /(?<!the )\btill\b/.test(text) && !text.includes('you still have'),
    instead: 'until',
  },
  {
    name: 'spelling',
    scope: 'sentences',
    breaks: (text) => /\b(?:emails?|back-ups?|organizers?|centers?|colors?|inquir(?:y|ies))\b/i.test(text),
    instead: 'e-mail, backup and British spelling',
  },
  {
    name: 'no contraction',
    scope: 'sentences',
    breaks: (text) =>
      /\b(?:cannot|(?:can|do|does|did|is|are|was|were|will|has|have) not)\b(?! only)/i.test(text),
    instead: 'a contraction: can’t, isn’t, won’t',
  },
  {
    name: 'impersonal subject',
    scope: 'everything',
    breaks: (text) => /\b(?:whoever|somebody|everybody|anybody|one[’']s|oneself)\b/i.test(text),
    instead: '“you”, “we” or the noun',
  },
  {
    name: 'any more',
    scope: 'everything',
    breaks: (text) => /\bany more[.,!?]|\bany more$/.test(text),
    instead: 'no longer, or nothing',
  },
  {
    name: 'is saved',
    scope: 'labels',
    breaks: (text, key) => /done|saved|toast/i.test(key) && /^The [a-z ]+ (?:is|are) [a-z]+ed\.?$/.test(text),
    instead: 'a headline: “Note saved”',
  },
  {
    name: 'full stop in a toast',
    scope: 'labels',
    breaks: (text, key) => /^done$|Done$/.test(key) && isSentence(text),
    instead: 'no full stop after a toast of one sentence',
  },
  {
    name: 'article in a button',
    scope: 'labels',
    breaks: (text) =>
      /^(?:Add|Cancel|Close|Copy|Delete|Edit|Hide|Open|Print|Publish|Remove|Save|See|Send|Show|Upload|View) the (?:[\w-]+ ?){1,4}$/.test(
        text,
      ),
    instead: 'no article in a button: “Save note”',
  },
  {
    name: 'title case',
    scope: 'labels',
    breaks: (text) => isTitleCase(text) && !fixedTitles.has(text),
    instead: 'sentence case',
  },
  {
    name: 'without a noun',
    scope: 'labels',
    // A hint stands below the field that it is about.
    breaks: (text, key) => /^(?:It|They)(?:’\w+)? /.test(text) && !/hint/i.test(key),
    instead: 'the noun, which a title beside it may have, but nobody hears it there',
  },
  {
    name: 'it in Khmer',
    scope: 'everything',
    breaks: (text) => itInKhmer.test(text),
    instead: 'the noun again, or nothing, for វា',
  },
  {
    name: 'they in Khmer',
    scope: 'everything',
    breaks: (text) => theyInKhmer.test(text),
    instead: 'អ្នក, ក្រុមហ៊ុន, បេក្ខជន or នរណាម្នាក់ for គេ',
  },
];

/** The rules that a text breaks; `key` is the last part of its key in a file of words. */
export const breaksOf = (text: string, scope: Scope, key = '') =>
  styleRules.filter((rule) => wider[scope].includes(rule.scope) && rule.breaks(text, key));
