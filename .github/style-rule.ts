/** How English texts are written, as far as a pattern can tell; GLOSSARY.md has the reasons. */
export interface StyleRule {
  name: string;
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

export const styleRules: readonly StyleRule[] = [
  {
    name: 'telephone',
    breaks: (text) => /\btelephone/i.test(text),
    instead: 'phone',
  },
  {
    name: 'till',
    breaks: (text) => /\btill\b/.test(text) && !text.includes('you still have'),
    instead: 'until',
  },
  {
    name: 'spelling',
    breaks: (text) => /\b(?:emails?|back-ups?|organizers?|centers?|colors?|inquir(?:y|ies))\b/i.test(text),
    instead: 'e-mail, backup and British spelling',
  },
  {
    name: 'no contraction',
    breaks: (text) =>
      /\b(?:cannot|(?:can|do|does|did|is|are|was|were|will|has|have) not)\b(?! only)/i.test(text),
    instead: 'a contraction: can’t, isn’t, won’t',
  },
  {
    name: 'impersonal subject',
    breaks: (text) => /\b(?:whoever|somebody|everybody|one’s|oneself)\b/i.test(text),
    instead: '“you”, “we” or the noun',
  },
  {
    name: 'any more',
    breaks: (text) => /\bany more[.,!?]|\bany more$/.test(text),
    instead: 'no longer, or nothing',
  },
  {
    name: 'is saved',
    breaks: (text, key) => /done|saved|toast/i.test(key) && /^The [a-z ]+ (?:is|are) [a-z]+ed\.?$/.test(text),
    instead: 'a headline: “Note saved”',
  },
  {
    name: 'full stop in a toast',
    breaks: (text, key) => /^done$|Done$/.test(key) && isSentence(text),
    instead: 'no full stop after a toast of one sentence',
  },
  {
    name: 'article in a button',
    breaks: (text) =>
      /^(?:Add|Cancel|Close|Copy|Delete|Edit|Hide|Open|Print|Publish|Remove|Save|See|Send|Show|Upload|View) the (?:[\w-]+ ?){1,4}$/.test(
        text,
      ),
    instead: 'no article in a button: “Save note”',
  },
  {
    name: 'title case',
    breaks: (text) => isTitleCase(text) && !fixedTitles.has(text),
    instead: 'sentence case',
  },
];
