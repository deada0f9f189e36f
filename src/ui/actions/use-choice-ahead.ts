import { useState } from 'react';

/**
 * A choice that is kept elsewhere, such as in the address, which follows a moment later: shows at once what was chosen.
 * @param value the value; an object has to stay the same while its values are the same
 * @param onChoose keeps another
 * @returns what to show, and what to call when a person chooses
 */
export function useChoiceAhead<Value>(value: Value, onChoose: (wanted: Value) => void) {
  const [shown, setShown] = useState({ value, chosen: value });
  if (shown.value !== value) setShown({ value, chosen: value });
  const choose = (wanted: Value) => {
    setShown({ value, chosen: wanted });
    onChoose(wanted);
  };
  return [shown.chosen, choose] as const;
}
