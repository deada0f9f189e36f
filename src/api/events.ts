import { queryOptions } from '@tanstack/react-query';
import type { EventPlan, NewsItem } from '#src/domain/event.ts';
import type { ApiError } from './errors.ts';
import type { EventListDto, EventPlanDto, NewsItemDto, NewsListDto } from './generated/client.schemas.ts';
import { getListEventsQueryKey, listEvents } from './generated/content/content.ts';
import { toLocalizedName } from './localized-name.ts';

function toEventPlan(event: EventPlanDto): EventPlan {
  return {
    id: event.id,
    name: event.name,
    arabicName: event.arabic_name,
    description: event.description,
    arabicDescription: event.arabic_description,
    minimumGuests: event.min_guests,
    highlights: event.highlights.map(toLocalizedName),
  };
}

function toNewsItem(item: NewsItemDto): NewsItem {
  return {
    id: item.id,
    name: item.name,
    arabicName: item.arabic_name,
    description: item.description,
    arabicDescription: item.arabic_description,
    imageUrl: item.image_url,
    publishedOn: item.published_date,
  };
}

/** The event plans of a response (operation `listEvents`), in display order. */
export function eventsOf({ data }: EventListDto): EventPlan[] {
  return data.events.map(toEventPlan);
}

/** The news of a response (operation `listNews`), newest first. */
export function newsOf({ data }: NewsListDto): NewsItem[] {
  return data.news.map(toNewsItem);
}

/** The query of the event plans (operation `listEvents`). */
export function eventsQuery() {
  return queryOptions<EventPlan[], ApiError>({
    queryKey: getListEventsQueryKey(),
    queryFn: async ({ signal }) => eventsOf(await listEvents({ signal })),
  });
}
