/** Records of a large site, and of the demo accounts among them. */
export const sizes = {
  accounts: 220_000,
  companies: 20_400,
  jobs: 20_000,
  /** Of the demo recruiter's company, like the others of this list. */
  ownJobs: 300,
  applications: 50_000,
  trainings: 10_000,
  events: 300,
  ownGatherings: 1_000,
  registrations: 20_000,
  participants: 2_000,
  resumes: 20_000,
  posts: 80_000,
  comments: 20_000,
  commentsOfOne: 5_000,
  likes: 20_000,
  notifications: 300_000,
  ownNotifications: 5_000,
  bookmarks: 100_000,
  ownBookmarks: 3_000,
  audit: 100_000,
  orders: 20_000,
  interviews: 5_000,
  saved: 500,
  invitations: 5_000,
  views: 5_000,
  ignored: 500,
  reports: 2_000,
  enquiries: 5_000,
  articles: 2_000,
  terms: 50_000,
  marks: 1_000,
  importRows: 3_000,
};
export type Sizes = typeof sizes;

/** The same site in small. */
export const sizesOf = (share: number) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, count]) => [name, Math.max(2, Math.round(count * share))]),
  ) as Sizes;
