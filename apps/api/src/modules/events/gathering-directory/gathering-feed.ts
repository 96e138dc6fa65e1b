import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { eventList, type ListedGathering, trainingList } from '@acheep/contract/events/gathering-public';
import type { Locale } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/kernel/paths';
import type { FeedItem, ListFeed } from '../../../module.ts';
import { gatheringDirectory } from './gathering-directory.service.ts';

const online = { en: 'Online', km: 'តាមអ៊ីនធឺណិត' };
const pathOf = { training: paths.training, event: paths.event };

/** A feed item: company, start, place. */
function itemOf(gathering: ListedGathering, locale: Locale): FeedItem {
  const { company, nextSession, startsAt, province, venue } = gathering;
  const begins = nextSession?.startsAt ?? startsAt;
  const facts = [
    (locale === 'km' && company.nameKm) || company.name,
    begins && momentText(begins, locale),
    venue ?? province?.name[locale],
    gathering.online && online[locale],
  ];
  return {
    path: pathOf[gathering.kind](gathering._id),
    title: gathering.title,
    text: facts.filter(Boolean).join(' · '),
    at: gathering.postedAt ?? gathering.createdAt,
  };
}

const feedOf = (kind: GatheringKind, rest: Pick<ListFeed, 'endpoint' | 'title'>): ListFeed => ({
  ...rest,
  sort: 'postedAt_-1',
  entries: 50,
  items(deps) {
    const directory = gatheringDirectory(deps);
    return async (query: Parameters<typeof directory.page>[1], locale) => {
      const { data } = await directory.page(kind, query);
      return data.map((gathering) => itemOf(gathering, locale));
    };
  },
});

export const gatheringFeeds = {
  '/training': feedOf('training', {
    endpoint: trainingList,
    title: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  }),
  '/event': feedOf('event', { endpoint: eventList, title: { en: 'Events', km: 'ព្រឹត្តិការណ៍' } }),
};
