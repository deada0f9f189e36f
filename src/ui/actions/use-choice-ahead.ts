import { useState } from 'react';

/**
 * Shows a new value immediately while the place that stores it, such as the address, updates a moment later.
 * @param value the stored value; an object must keep its identity while its content is the same
 * @param onChoose stores a new value
 * @returns the value to show, and the function to call when the user selects another one
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
