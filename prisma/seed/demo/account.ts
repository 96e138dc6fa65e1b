/** Accounts of the local demo. They exist nowhere else. */
export const demoAccounts = [
  { role: 'recruiter', email: 'recruiter@example.com', password: 'acheep-demo' },
  { role: 'user', email: 'seeker@example.com', password: 'acheep-demo' },
  { role: 'admin', email: 'admin@example.com', password: 'acheep-demo' },
  { role: 'trainer', email: 'trainer@example.com', password: 'acheep-demo' },
  { role: 'editor', email: 'editor@example.com', password: 'acheep-demo' },
] as const;

/** Colleagues of the demo recruiter, who own nothing and see less. */
export const demoColleagues = [
  { role: 'interviewer', email: 'interviewer@example.com', password: 'acheep-demo', name: 'Keo Sreymom' },
  { role: 'reader', email: 'reader@example.com', password: 'acheep-demo', name: 'Lim Piseth' },
] as const;
