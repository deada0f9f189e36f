/** My Account, from which the privacy centre is reached. */
export const accountPath = '/profile/my-account/account-setting';

/** The form that changes the parent's details. */
export const editAccountPath = '/profile/my-account/account-setting/edit';

/** The privacy centre. */
export const privacyPath = '/profile/my-account/privacy';
