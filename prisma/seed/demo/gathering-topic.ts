interface Said {
  title: string;
  lead: string;
  /** What one learns, or what happens. */
  points: readonly [string, string, string];
}

/** What a training or an event is about, in both languages: each is held in each. */
export interface Topic {
  categorySlug: string;
  /** Which of `gatheringCover`'s pictures it has. */
  cover: number;
  en: Said;
  km: Said;
}

/** A topic from its words, English first. */
export const topic = (
  categorySlug: string,
  cover: number,
  [enTitle, kmTitle]: readonly [string, string],
  [enLead, kmLead]: readonly [string, string],
  points: readonly (readonly [string, string])[],
): Topic => {
  const said = (title: string, lead: string, language: 0 | 1): Said => ({
    title,
    lead,
    points: points.map((point) => point[language]) as unknown as Said['points'],
  });
  return { categorySlug, cover, en: said(enTitle, enLead, 0), km: said(kmTitle, kmLead, 1) };
};
