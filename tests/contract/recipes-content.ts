import type { Ready } from './exchange.ts';
import type { Recipe } from './recipe.ts';
import { schoolRules } from './rules.ts';
import { daysAfter, type Scene } from './scene.ts';

let made = 0;

/** A word that makes a name unique. */
function fresh(): string {
  made += 1;
  return `${Math.trunc(performance.timeOrigin)}${made}`;
}

const nothing: Recipe = { accepted: async () => ({}) };
/** A filter by a student whom nobody has. */
const unknownStudent = {
  place: 'an unknown student',
  in: 'query',
  values: [800_000_001, Number.MAX_SAFE_INTEGER],
  changed: (applicant_id: unknown) => ({ applicant_id }),
} as const;

const signedIn: Recipe = { accepted: async (scene) => ({ token: await scene.token() }) };
const withPages = (query: Record<string, unknown> = {}): Recipe => ({
  accepted: async () => ({ query: { page: 1, per_page: 5, ...query } }),
});

function firstOf(operation: string, list: string): Recipe {
  return {
    accepted: async (scene) => ({ path: { id: (await scene.first<{ id: number }>(operation, list)).id } }),
  };
}

async function school(scene: Scene): Promise<Ready> {
  const region = await scene.first<{ id: number }>('listRegions', 'regions');
  const level = await scene.first<{ id: number }>('listEducationalLevels', 'educational_levels');
  return {
    token: await scene.token(),
    body: {
      name: `Ibn Khaldun School ${fresh()}`,
      arabic_name: `مدرسة ابن خلدون ${fresh()}`,
      address: 'Anas Ibn Malik Rd, Riyadh',
      arabic_address: 'طريق أنس بن مالك، الرياض',
      region_id: region.id,
      educational_level_ids: [level.id],
    },
  };
}

/** Public content, packages, meals, settings and the lists of forms. */
export const contentRecipes: Record<string, Recipe> = {
  getSettings: nothing,
  listHealths: withPages(),
  getHealth: firstOf('listHealths', 'health_blogs'),
  listPartners: nothing,
  listNews: withPages(),
  listEvents: nothing,
  createPreRegistration: {
    accepted: async () => ({
      body: {
        first_name: 'Noura',
        last_name: 'Al Qahtani',
        email: 'noura.alqahtani@example.com',
        mobile_number: '+966556120943',
      },
    }),
  },
  createContactMessage: {
    accepted: async () => ({
      body: { name: 'Sara', email: 'sara.alotaibi@example.com', message: 'Do you deliver to An Narjis in Riyadh?' },
    }),
  },
  createNewsletterSubscription: {
    accepted: async () => ({ body: { email: `verify.${fresh()}@example.com` } }),
  },
  listPackages: { ...withPages({ category: 'healthy', frequency: 'monthly' }), rules: [unknownStudent] },
  getPackage: firstOf('listPackages', 'packages'),
  listMeals: {
    ...withPages({ category: 'soup', package_id: 1, exclude_allergens: ['eggs', 'fish'] }),
    rules: [
      {
        place: 'an unknown allergen',
        in: 'query',
        values: ['moon_dust', 'egg', 'peanut'],
        changed: (code) => ({ exclude_allergens: ['eggs', code] }),
      },
      unknownStudent,
    ],
  },
  getMeal: firstOf('listMeals', 'meals'),
  listMenus: {
    accepted: async (scene) => {
      const from = await scene.today();
      const { id } = await scene.first<{ id: number }>('listPackages', 'packages');
      const listed = await scene.first<{ id: number }>('listSchools', 'schools');
      return { query: { package_id: id, from, to: daysAfter(from, 13), school_id: listed.id } };
    },
    rules: [
      {
        place: 'an unknown package',
        in: 'query',
        values: [800_000_001, Number.MAX_SAFE_INTEGER],
        changed: (package_id) => ({ package_id }),
      },
      {
        place: 'an unknown school',
        in: 'query',
        values: [800_000_001, Number.MAX_SAFE_INTEGER],
        changed: (school_id) => ({ school_id }),
      },
      {
        place: 'a range that ends before it begins, or is too long',
        in: 'query',
        values: [-1, 62, 400],
        changed: (days, { from }) => ({ to: daysAfter(String(from), Number(days)) }),
      },
    ],
  },
  searchAddresses: { accepted: async (scene) => ({ token: await scene.token(), query: { search: 'أنس بن مالك' } }) },
  listSchools: {
    accepted: async (scene) => ({
      token: await scene.token(),
      query: { search: 'مدرسة', region_id: 1, page: 1, per_page: 5 },
    }),
  },
  createSchool: {
    accepted: school,
    rules: schoolRules,
    refused: {
      409: async (scene) => {
        const ready = await school(scene);
        await scene.call('createSchool', ready);
        return ready;
      },
    },
  },
  listEducationalLevels: nothing,
  listHealthIssues: nothing,
  listAllergens: nothing,
  listRegions: nothing,
  listNeighbourhoods: firstOf('listRegions', 'regions'),
  listOfficialVacations: {
    accepted: async (scene) => ({ query: { from: await scene.today(), to: '2099-12-31', school_id: 1 } }),
    rules: [
      {
        place: 'an unknown school',
        in: 'query',
        values: [800_000_001, Number.MAX_SAFE_INTEGER],
        changed: (school_id) => ({ school_id }),
      },
    ],
  },
  listNotifications: {
    accepted: async (scene) => ({ token: await scene.token(), query: { page_number: 1, page_size: 5 } }),
  },
  markNotificationRead: {
    accepted: async (scene) => ({
      token: await scene.token(),
      path: { id: (await scene.first<{ id: number }>('listNotifications', 'notifications')).id },
    }),
  },
  markAllNotificationsRead: signedIn,
};
