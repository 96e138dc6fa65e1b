interface Said {
  title: string;
  lead: string;
  /** Learning outcomes, or the agenda. */
  points: readonly [string, string, string];
}

/** Topic of a training or an event, in both languages: it is held in each. */
export interface Topic {
  categorySlug: string;
  /** Index of its picture in `gatheringCover`. */
  cover: number;
  en: Said;
  km: Said;
}

/** Builds a topic from its texts, English first. */
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
