/** The number of orders that a list shows at first. */
export const firstOrders = 10;

/**
 * The number of orders that are appended at once: a few screens of a phone. More would block a slow phone for too long.
 */
export const appendedOrders = 5;
