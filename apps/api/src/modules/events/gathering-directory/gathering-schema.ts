import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { minorUnits } from '@acheep/contract/kernel/money';
import { plainStart } from '@acheep/contract/kernel/plain-text';
import { paths } from '@acheep/contract/paths';
import type { AskedPage } from '../../../page/page-document.ts';

/** The places: physical, online, or both. */
function placesOf({ online, venue, address, province }: GatheringDetail, url: string) {
  const place = {
    '@type': 'Place',
    name: venue ?? province?.name.en,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address ?? undefined,
      addressRegion: province?.name.en,
      addressCountry: 'KH',
    },
  };
  // The link to join is for participants only: everybody else starts on the page.
  const room = { '@type': 'VirtualLocation', url };
  if (!online) return { mode: 'Offline', places: place };
  return venue || province ? { mode: 'Mixed', places: [place, room] } : { mode: 'Online', places: room };
}

/** Structured data for search engines (schema.org): an event, and also a course for a training. */
export function gatheringSchema(gathering: GatheringDetail, page: Pick<AskedPage, 'url' | 'file'>): object {
  const { kind, title, description, company, cover, fee, currency, seatsLeft, sessions, status } = gathering;
  const url = page.url((kind === 'training' ? paths.training : paths.event)(gathering._id));
  const { mode, places } = placesOf(gathering, url);
  const organizer = {
    '@type': 'Organization',
    name: company.name,
    sameAs: company.website ?? undefined,
    url: page.url(paths.company(company._id)),
    logo: company.logo ? page.file(company.logo) : undefined,
  };
  const text = description ? plainStart(description, 500) : title;
  const image = cover ? page.file(cover.image) : undefined;
  const held = {
    name: title,
    description: text,
    url,
    image,
    startDate: gathering.startsAt ?? undefined,
    endDate: gathering.endsAt ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: places,
    organizer,
    inLanguage: gathering.languages,
    isAccessibleForFree: fee === null,
    maximumAttendeeCapacity: gathering.seats ?? undefined,
    performer: gathering.speakers.map(({ name }) => ({ '@type': 'Person', name })),
    offers: {
      '@type': 'Offer',
      price: (fee ?? 0) / minorUnits,
      priceCurrency: currency,
      url,
      validFrom: gathering.postedAt ?? undefined,
      availability: `https://schema.org/${status !== 'active' || seatsLeft === 0 ? 'SoldOut' : 'InStock'}`,
    },
    subEvent:
      sessions.length > 1
        ? sessions.map(({ startsAt, endsAt }) => ({
            '@type': 'Event',
            name: title,
            startDate: startsAt,
            endDate: endsAt,
            location: places,
          }))
        : undefined,
  };
  return kind === 'event'
    ? { '@type': 'Event', ...held }
    : {
        '@type': 'Course',
        name: title,
        description: text,
        image,
        provider: organizer,
        offers: { ...held.offers, category: fee === null ? 'Free' : 'Paid' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          ...held,
          courseMode: mode === 'Offline' ? 'Onsite' : mode === 'Mixed' ? 'Blended' : 'Online',
          instructor: held.performer,
        },
      };
}
