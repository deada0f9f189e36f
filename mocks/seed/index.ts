import type { Snapshot } from '#mocks/store/db.ts';
import { stampOf } from '#mocks/store/snapshot.ts';
import { seedConsents } from './consents.ts';
import { seedGuardians } from './guardians.ts';
import { seedArticles } from './content/articles.ts';
import { seedEvents } from './content/events.ts';
import { seedHealth } from './food/health.ts';
import { seedMeals } from './food/meals.ts';
import { seedNotifications } from './notifications.ts';
import { seedOfficialVacations } from './official-vacations.ts';
import { seedOrderNotifications } from './orders/order-notifications.ts';
import { seedOrderRecords } from './orders/order-records.ts';
import { seedPackages } from './food/packages.ts';
import { seedPartners } from './content/partners.ts';
import { seedRegions } from './regions.ts';
import { seedSchools } from './schools.ts';
import { seedTime } from './seed-time.ts';
import { seedStreets } from './streets.ts';
import { seedStudents } from './students.ts';
import { seedUsers } from './users.ts';

/**
 * All records that the mock starts with. The same instant always gives the same records, with the same ids.
 * @param now the present time of the mock’s clock; all dates are relative to it
 */
export function seed(now: Date): Snapshot {
  const time = seedTime(now);
  const lookups = { ...seedRegions(time), ...seedHealth(time), schools: seedSchools(time) };
  const users = seedUsers(time);
  const packages = seedPackages(time);
  const officialVacations = seedOfficialVacations(time);
  const students = seedStudents(time);
  const orders = seedOrderRecords({ now, ...lookups, users: users.users, packages, officialVacations, students }, time);
  return {
    ...users,
    ...lookups,
    ...seedEvents(time),
    articles: seedArticles(time),
    partners: seedPartners(time),
    packages,
    meals: seedMeals(time),
    menuChanges: [],
    lateDeliveries: [],
    streets: seedStreets(),
    officialVacations,
    notifications: [...seedNotifications(time), ...seedOrderNotifications({ ...orders, officialVacations }, time)],
    notificationChoices: [],
    smsMessages: [],
    spentPhoneTokens: [],
    stepUps: [],
    guesses: [],
    preRegistrations: [],
    contactMessages: [],
    newsletterSubscriptions: [],
    applicants: students,
    consents: seedConsents(users.users, students, time),
    dataExports: [],
    erasures: [],
    calendarFeeds: [],
    guardians: seedGuardians(time),
    ...orders,
  };
}

/**
 * Changes when a seed changes, so that snapshots of other seeds are dropped. Builds contain it (scripts/vite-seed-stamp.ts),
 * because each page needs it and it takes as long as all seeds.
 */
export function seedStamp(): string {
  if (typeof __SEED_STAMP__ !== 'undefined') return __SEED_STAMP__;
  return stampOf(seed(new Date('2026-11-21T06:00:00Z')));
}
