import { expect, it } from 'vitest';
import { articlesOf } from './articles.ts';
import { eventsOf, newsOf } from './events.ts';
import { partnersOf } from './partners.ts';

const meta = { page: 1, per_page: 3, total_count: 1, total_pages: 1, next_page: null };
const stamps = { created_at: '2026-08-01T06:00:00Z', updated_at: '2026-08-02T06:00:00Z', is_active: true };
const texts = { id: 7, name: 'Sugar', arabic_name: 'السكر', description: 'Less', arabic_description: 'أقل' };
const mappedTexts = {
  id: 7,
  name: 'Sugar',
  arabicName: 'السكر',
  description: 'Less',
  arabicDescription: 'أقل',
};

it('an article has its texts in both languages and its instants', () => {
  const data = { health_blogs: [{ ...texts, ...stamps, image_url: null }] };
  expect(articlesOf({ custom_status: 200, data, meta })).toEqual([
    { ...mappedTexts, imageUrl: null, createdAt: stamps.created_at, updatedAt: stamps.updated_at, isActive: true },
  ]);
});

it('a piece of news has the day of its publication', () => {
  const data = { news: [{ ...texts, ...stamps, image_url: '/a.jpg', published_date: '2026-11-20' }] };
  expect(newsOf({ custom_status: 200, data, meta })).toEqual([
    { ...mappedTexts, imageUrl: '/a.jpg', publishedOn: '2026-11-20' },
  ]);
});

it('a kind of event has no limit of guests where none is known', () => {
  const highlights = [{ name: 'Tea', arabic_name: null }];
  const data = { events: [{ ...texts, ...stamps, image_url: null, min_guests: null, highlights }] };
  expect(eventsOf({ custom_status: 200, data })).toEqual([
    { ...mappedTexts, minimumGuests: null, highlights: [{ name: 'Tea', arabicName: null }] },
  ]);
});

it('a partner has its site where it has one', () => {
  const partner = { id: 3, name: 'Farm', arabic_name: 'مزرعة', image_url: null, website_url: 'https://farm.example' };
  expect(partnersOf({ custom_status: 200, data: { partners: [{ ...partner, ...stamps }] } })).toEqual([
    { id: 3, name: 'Farm', arabicName: 'مزرعة', imageUrl: null, websiteUrl: 'https://farm.example' },
  ]);
});
