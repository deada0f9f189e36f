import * as zod from 'zod';
import * as contract from '#src/api/generated/zod/schemas.ts';

/** A parent’s account with the password, which responses never contain. */
const user = contract.User.extend({ password: zod.string() });

/** One bearer token. */
const session = zod.object({
  id: zod.int().min(1),
  user_id: zod.int().min(1),
  token: zod.string().min(1),
  created_at: contract.Instant,
  /** Ended tokens stay in the records, so that they can be reported as expired. */
  is_ended: zod.boolean(),
});

/** One text message of the phone provider. */
const smsMessage = zod.object({
  id: zod.int().min(1),
  mobile_number: contract.MobileNumber,
  code: zod.string().regex(/^\d{6}$/),
  text: zod.string(),
  sent_at: contract.Instant,
  expires_at: contract.Instant,
  /** The number of wrong codes that were entered. */
  wrong_tries: zod.int().min(0),
  /** Whether the code was entered; it works once. */
  is_spent: zod.boolean(),
});

/** A used token of the phone provider; it works once. */
const spentPhoneToken = zod.object({
  id: zod.int().min(1),
  nonce: zod.string(),
  /** The account that it verified; null if it was used for something else. */
  verified_user_id: zod.int().min(1).nullable(),
  spent_at: contract.Instant,
});

/** A change of a menu after it was planned. */
const menuChange = zod.object({
  id: zod.int().min(1),
  package_id: zod.int().min(1),
  date: contract.CivilDate,
  /** The other dish; null if the day is not planned any more. */
  swap: zod.object({ previous_meal_id: zod.int().min(1), meal_id: zod.int().min(1) }).nullable(),
  reason: zod.string(),
  arabic_reason: zod.string(),
  changed_at: contract.Instant,
});

/** Prices and texts. Responses add sample meals from `meal_ids`. */
const offeredPackage = contract.Package.omit({ sample_meals: true }).extend({ meal_ids: zod.array(zod.int().min(1)) });

/** A parent’s proof of who it is, before one change. */
const stepUp = zod.object({
  id: zod.int().min(1),
  user_id: zod.int().min(1),
  /** The session in which it was given, and in which alone it counts. */
  session_id: zod.int().min(1),
  token: zod.string().min(16),
  expires_at: contract.Instant,
  /** What it was used for, or `ended` after another change; null while it is open. */
  spent_on: zod.enum(['password', 'number']).nullable(),
});

/** An attempt at something that could be guessed; old ones are deleted. */
const guess = zod.object({
  id: zod.int().min(1),
  kind: zod.enum(['password', 'lookup', 'contact']),
  /** A stamp of the number: the records of an erased account are not to name it. */
  number: zod.string(),
  /** The network address that it came from. */
  address: zod.string(),
  at: contract.Instant,
  /** Whether it counts for its number: a right password forgives those before it, but not for the address. */
  is_forgiven: zod.boolean(),
});

const received = { id: zod.int().min(1), received_at: contract.Instant };

/** All records except students, orders and payments. */
export const publicRecordSchemas = {
  users: user,
  sessions: session,
  smsMessages: smsMessage,
  spentPhoneTokens: spentPhoneToken,
  stepUps: stepUp,
  guesses: guess,
  articles: contract.Article,
  partners: contract.Partner,
  news: contract.NewsItem,
  events: contract.EventPlan,
  packages: offeredPackage,
  meals: contract.Meal,
  menuChanges: menuChange,
  /** Deliveries that arrive later than planned. */
  lateDeliveries: zod.object({
    id: zod.int().min(1),
    sub_order_id: zod.int().min(1),
    date: contract.CivilDate,
    minutes: zod.int().min(1),
  }),
  regions: contract.Region,
  neighbourhoods: contract.Neighbourhood,
  schools: contract.School.extend({ added_by: zod.int().min(1).nullable() }),
  educationalLevels: contract.EducationalLevel,
  healthIssues: contract.HealthIssue,
  allergens: contract.Allergen,
  streets: zod.object({
    id: zod.int().min(1),
    neighbourhood_id: zod.int().min(1),
    name: zod.string(),
    arabic_name: zod.string(),
    building_number: zod.string().nullable(),
    short_address: zod.string().nullable(),
    zip: zod.string().nullable(),
    latitude: zod.number(),
    longitude: zod.number(),
  }),
  officialVacations: contract.OfficialVacation,
  notifications: contract.Notification.omit({ order_id: true, order_event_id: true }).extend({
    user_id: zod.int().min(1),
    /** The event in the history of its order that it is about. */
    order_event_id: zod.int().min(1).optional(),
  }),
  notificationChoices: zod.object({
    id: zod.int().min(1),
    user_id: zod.int().min(1),
    version: zod.int().min(1),
    choices: zod.array(contract.NotificationPreferenceChange),
  }),
  preRegistrations: contract.PreRegistrationInput.extend(received),
  contactMessages: contract.ContactMessageInput.extend(received),
  newsletterSubscriptions: contract.NewsletterSubscriptionInput.extend(received),
};

export type UserRecord = zod.output<typeof user>;
export type StepUpRecord = zod.output<typeof stepUp>;
export type GuessRecord = zod.output<typeof guess>;
export type SmsMessage = zod.output<typeof smsMessage>;
export type NotificationRecord = zod.output<typeof publicRecordSchemas.notifications>;
export type NotificationChoicesRecord = zod.output<typeof publicRecordSchemas.notificationChoices>;
export type PackageRecord = zod.output<typeof offeredPackage>;
export type MenuChangeRecord = zod.output<typeof menuChange>;
