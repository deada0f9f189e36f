import { useId, useMemo, type CSSProperties, type ReactNode } from 'react';
import { ChoiceContext, type ChoiceContextValue } from './choice-context.ts';
import classes from './choice-group.module.css';
import { FieldGroup, type FieldGroupProps } from './field-group.tsx';

type Single = {
  multiple?: false | undefined;
  value: string | null;
  onChange: (value: string) => void;
};

type Multiple = {
  multiple: true;
  value: readonly string[];
  onChange: (value: string[]) => void;
};

export type ChoiceGroupProps = (Single | Multiple) &
  Omit<FieldGroupProps, 'onChange' | 'name'> & {
    /** Name of the radios; one of its own when left out. */
    name?: string | undefined;
    /** How its choices lie: cards in columns, cards in one column, chips that wrap, or one segmented bar. */
    layout?: 'cards' | 'list' | 'chips' | 'segment' | undefined;
    /** Least width of a card in px, from which the columns follow. */
    cardWidth?: number | undefined;
    children: ReactNode;
  };

/**
 * A question with its answers to choose from: radios, or with `multiple` check boxes. Holds ChoiceCards or Chips; arrow keys
 * and form semantics are the browser's own.
 */
export function ChoiceGroup({
  multiple,
  value,
  onChange,
  name,
  layout = 'cards',
  cardWidth,
  children,
  ...fieldGroup
}: ChoiceGroupProps) {
  const ownName = useId();
  const { error } = fieldGroup;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';

  const group = useMemo<ChoiceContextValue>(
    () => ({
      type: multiple ? 'checkbox' : 'radio',
      name: name ?? ownName,
      hasError,
      isChosen: (candidate) => (multiple ? value.includes(candidate) : value === candidate),
      choose: (candidate, chosen) => {
        if (!multiple) onChange(candidate);
        else onChange(chosen ? [...value, candidate] : value.filter((other) => other !== candidate));
      },
    }),
    [multiple, value, onChange, name, ownName, hasError],
  );

  const style = cardWidth === undefined ? undefined : ({ '--choice-width': `${cardWidth}px` } as CSSProperties);
  return (
    <FieldGroup {...fieldGroup}>
      <ChoiceContext value={group}>
        <div className={classes[layout]} style={style}>
          {children}
        </div>
      </ChoiceContext>
    </FieldGroup>
  );
}
