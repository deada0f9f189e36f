/** How many orders a list shows at first. */
export const firstOrders = 10;

/** How many orders are appended at once: some screens of a phone. More would keep a slow one busy. */
export const appendedOrders = 5;
