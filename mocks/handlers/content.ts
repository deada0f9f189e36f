import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { notFound } from '#mocks/replies/error-reply.ts';
import { done, found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';

type ContentOperation =
  | 'listHealths'
  | 'getHealth'
  | 'listPartners'
  | 'listNews'
  | 'listEvents'
  | 'createPreRegistration'
  | 'createContactMessage'
  | 'createNewsletterSubscription';

const isActive = ({ is_active }: { is_active: boolean }) => is_active;

/** Newest first; for the same instant the higher id first. */
function newestFirst(a: { created_at: string; id: number }, b: { created_at: string; id: number }): number {
  return b.created_at.localeCompare(a.created_at) || b.id - a.id;
}

/** Public content, and the public forms. */
export const contentHandlers: HandlersOf<UserRecord, ContentOperation> = {
  listHealths({ query }) {
    const articles = db.articles.all().filter(isActive).toSorted(newestFirst);
    const { items, meta } = paged(articles, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { health_blogs: items }, meta } };
  },

  getHealth({ params, language }) {
    const article = db.articles.findFirst((query) => query.where({ id: params.id }));
    return article ? found({ health_blog: article }) : notFound(language);
  },

  listPartners: () => found({ partners: db.partners.all().filter(isActive) }),

  listNews({ query }) {
    const news = db.news.all().filter(isActive).toSorted(newestFirst);
    const { items, meta } = paged(news, query.page, query.per_page);
    return { status: 200, body: { custom_status: 200, data: { news: items }, meta } };
  },

  listEvents: () => found({ events: db.events.all().filter(isActive) }),

  async createPreRegistration({ body, language, now }) {
    const known = db.preRegistrations.all().some(({ email }) => email.toLowerCase() === body.email.toLowerCase());
    if (!known) {
      await db.preRegistrations.create({ ...body, id: nextId('preRegistrations'), received_at: now.toISOString() });
    }
    return done(201, texts.preRegistered, language);
  },

  async createContactMessage({ body, language, now }) {
    await db.contactMessages.create({ ...body, id: nextId('contactMessages'), received_at: now.toISOString() });
    return done(201, texts.contactMessageReceived, language);
  },

  async createNewsletterSubscription({ body, language, now }) {
    const known = db.newsletterSubscriptions
      .all()
      .some(({ email }) => email.toLowerCase() === body.email.toLowerCase());
    if (!known) {
      const id = nextId('newsletterSubscriptions');
      await db.newsletterSubscriptions.create({ ...body, id, received_at: now.toISOString() });
    }
    return done(201, texts.newsletterJoined, language);
  },
};
