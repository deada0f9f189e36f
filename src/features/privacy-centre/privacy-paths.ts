/** My Account, from which the privacy centre is reached. */
export const accountPath = '/profile/my-account/account-setting';

/** The form that changes the parent's details. */
export const editAccountPath = '/profile/my-account/account-setting/edit';

/** The adults who may look at the students, and the students whom others share. */
export const guardiansPath = '/profile/my-account/privacy/guardians';

/** The privacy centre. */
export const privacyPath = '/profile/my-account/privacy';
