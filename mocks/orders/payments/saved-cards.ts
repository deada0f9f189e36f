import { db } from '#mocks/store/db.ts';

type CardRecord = ReturnType<typeof db.savedCards.all>[number];

/** A parent's saved cards in the form of the contract: the default first, then the newest. */
export function cardsOf(userId: number): Omit<CardRecord, 'user_id'>[] {
  return db.savedCards
    .findMany((query) => query.where({ user_id: userId }))
    .toSorted(
      (a, b) => Number(b.is_default) - Number(a.is_default) || b.created_at.localeCompare(a.created_at) || b.id - a.id,
    )
    .map(({ user_id: _userId, ...card }) => ({ ...card }));
}
