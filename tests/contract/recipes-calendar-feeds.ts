import type { ApplicantDto, CalendarFeedDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from './exchange.ts';
import type { Recipe } from './recipe.ts';
import { MissingState, type Scene } from './scene.ts';

/** A new feed and the token in its address; for all students by default. */
export async function newFeed(
  scene: Scene,
  body: { applicant_id: number | null; language: 'en' | 'ar' } = { applicant_id: null, language: 'en' },
): Promise<{ feed: CalendarFeedDto; token: string }> {
  const made = await scene.asParent('createCalendarFeed', { body });
  const token = /\/calendar-feeds\/([\w-]+)\/lunches\.ics$/.exec(String(made['feed_url']))?.[1];
  if (token === undefined) throw new MissingState(`feed_url is no address of getCalendarFile`);
  return { feed: made['calendar_feed'] as CalendarFeedDto, token };
}

async function namedFeed(scene: Scene): Promise<Ready> {
  const { feed } = await newFeed(scene);
  return { path: { id: feed.id }, token: await scene.token() };
}

/** Private calendar feeds, and the file at their address. */
export const calendarFeedRecipes: Record<string, Recipe> = {
  listCalendarFeeds: { accepted: async (scene) => ({ token: await scene.token() }) },
  createCalendarFeed: {
    accepted: async (scene) => ({ token: await scene.token(), body: { applicant_id: null, language: 'ar' } }),
    foreign: async (scene, ready) => {
      const { applicants } = await scene.call('listApplicants', { token: await scene.otherToken() });
      const [student] = applicants as ApplicantDto[];
      if (!student) throw new MissingState('the other parent needs a student');
      return { ...ready, body: { applicant_id: student.id, language: 'ar' } };
    },
    rules: [{ place: 'body.applicant_id', values: [900_000_001], changed: (applicant_id) => ({ applicant_id }) }],
    fitted: async (example, _ready, scene) => {
      const { applicant_id, language } = example as { applicant_id: number | null; language: string };
      const of = applicant_id === null ? null : (await scene.first<ApplicantDto>('listApplicants', 'applicants')).id;
      return { applicant_id: of, language };
    },
  },
  deleteCalendarFeed: { accepted: namedFeed },
  getCalendarFile: { accepted: async (scene) => ({ path: { token: (await newFeed(scene)).token } }) },
};
