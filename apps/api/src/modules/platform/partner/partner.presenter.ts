import type { GatheringDetail } from '@acheep/contract/events/gathering';
import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { ListedGathering } from '@acheep/contract/events/gathering-public';
import type { JobCard, JobDetail } from '@acheep/contract/jobs/job';
import type { Image } from '@acheep/contract/kernel/image';
import { pathIn } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type {
  PartnerGathering,
  PartnerGatheringDetail,
  PartnerJob,
  PartnerJobDetail,
} from '@acheep/contract/platform/partner';

const pageOf: Record<GatheringKind, (id: string) => string> = {
  training: paths.training,
  event: paths.event,
};

/** Public lists and pages for another site: URLs are absolute, and a link back is included. */
export function partnerPresenter(site: string) {
  const url = (path: string) => ({ en: site + path, km: site + pathIn('km', path) });
  const file = (path: string | null) => path && new URL(path, site).href;
  const picture = (image: Image | null) =>
    image && { small: new URL(image.small, site).href, image: new URL(image.image, site).href };
  const company = <C extends { _id: string; logo: string | null }>(of: C) => ({
    ...of,
    logo: file(of.logo),
    url: url(paths.company(of._id)),
  });
  const attachment = <A extends { url: string }>(of: A) => ({ ...of, url: new URL(of.url, site).href });

  return {
    job: ({ pinned: _, boosted: __, ...card }: JobCard): PartnerJob => ({
      ...card,
      company: company(card.company),
      url: url(paths.job(card._id)),
    }),

    jobDetail: ({
      pinned: _,
      boosted: __,
      questions: ___,
      warnings: ____,
      ...job
    }: JobDetail): PartnerJobDetail => ({
      ...job,
      company: company(job.company),
      attachments: job.attachments.map(attachment),
      url: url(paths.job(job._id)),
    }),

    gathering: ({ pinned: _, ...card }: ListedGathering): PartnerGathering => ({
      ...card,
      cover: picture(card.cover),
      company: company(card.company),
      url: url(pageOf[card.kind](card._id)),
    }),

    gatheringDetail: ({ pinned: _, ...one }: GatheringDetail): PartnerGatheringDetail => ({
      ...one,
      cover: picture(one.cover),
      company: company(one.company),
      companies: one.companies.map(company),
      speakers: one.speakers.map((speaker) => ({ ...speaker, photo: picture(speaker.photo) })),
      attachments: one.attachments.map(attachment),
      url: url(pageOf[one.kind](one._id)),
    }),
  };
}
