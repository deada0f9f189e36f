import { useState } from 'react';
import { type CivilDate, isCivilDate } from '#src/domain/riyadh-date.ts';
import { forgetFormDraft, readFormDraft, storeFormDraft } from '#src/forms/use-form-draft.ts';

const draftName = (lineId: number) => `off-days.${lineId}`;

function readPicked(lineId: number): readonly CivilDate[] {
  const { dates } = readFormDraft(draftName(lineId));
  const kept: unknown[] = Array.isArray(dates) ? dates : [];
  return kept.filter((on): on is CivilDate => typeof on === 'string' && isCivilDate(on));
}

/** Forgets the days that were picked for a subscription: they were sent. */
export function forgetPickedOffDays(lineId: number): void {
  forgetFormDraft(draftName(lineId));
}

/**
 * The days picked for a subscription and not sent yet. A draft of this tab keeps them when the dialog closes, over a reload
 * and over a change of the language.
 */
export function usePickedOffDays(lineId: number): [readonly CivilDate[], (days: readonly CivilDate[]) => void] {
  const [picked, setPicked] = useState(() => readPicked(lineId));
  return [
    picked,
    (dates) => {
      setPicked(dates);
      if (dates.length === 0) forgetPickedOffDays(lineId);
      else storeFormDraft(draftName(lineId), { dates });
    },
  ];
}
