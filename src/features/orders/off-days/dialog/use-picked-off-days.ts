import { useState } from 'react';
import { type CivilDate, isCivilDate, monthOf } from '#src/domain/riyadh-date.ts';
import { forgetFormDraft, readFormDraft, storeFormDraft } from '#src/forms/use-form-draft.ts';

const draftName = (subscriptionId: number) => `off-days.${subscriptionId}`;

function readPicked(subscriptionId: number): readonly CivilDate[] {
  const { dates } = readFormDraft(draftName(subscriptionId));
  const kept: unknown[] = Array.isArray(dates) ? dates : [];
  return kept.filter((on): on is CivilDate => typeof on === 'string' && isCivilDate(on));
}

/** Removes the draft of a subscription's off days once they are sent. */
export function forgetPickedOffDays(subscriptionId: number): void {
  forgetFormDraft(draftName(subscriptionId));
}

/** The draft with a further day; the day alone if the draft is of another month, because a request is for one month. */
function withDay(picked: readonly CivilDate[], on: CivilDate): readonly CivilDate[] {
  return [...picked.filter((each) => each !== on && monthOf(each) === monthOf(on)), on];
}

/**
 * The picked days of a subscription that are not sent yet. A draft in this tab keeps them after the dialog closes, and
 * after a reload or a change of language.
 * @param first a day to begin with, which is in the draft once the choice changes; null for none
 */
export function usePickedOffDays(
  subscriptionId: number,
  first: CivilDate | null,
): [readonly CivilDate[], (days: readonly CivilDate[]) => void] {
  const [picked, setPicked] = useState(() => {
    const kept = readPicked(subscriptionId);
    return first === null ? kept : withDay(kept, first);
  });
  return [
    picked,
    (dates) => {
      setPicked(dates);
      if (dates.length === 0) forgetPickedOffDays(subscriptionId);
      else storeFormDraft(draftName(subscriptionId), { dates });
    },
  ];
}
