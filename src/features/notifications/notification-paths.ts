/** The choice of notifications by topic and channel. */
export const preferencesPath = '/profile/my-account/notifications';
