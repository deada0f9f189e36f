/** How many orders a list shows at first. */
export const firstOrders = 10;

/** How many orders are appended at once: a few screens of a phone. More would block a slow phone for too long. */
export const appendedOrders = 5;
