import { createContext, use } from 'react';

/** What an option (card, chip, segment) receives from its group. */
export interface ChoiceContextValue {
  type: 'radio' | 'checkbox';
  name: string;
  isChosen: (value: string) => boolean;
  choose: (value: string, chosen: boolean) => void;
  hasError: boolean;
}

export const ChoiceContext = createContext<ChoiceContextValue | null>(null);

/** The group of an option. Throws if there is none. */
export function useChoiceGroup(): ChoiceContextValue {
  const group = use(ChoiceContext);
  if (!group) throw new Error('A choice needs a ChoiceGroup around it');
  return group;
}
