import type { PolymorphicComponentProps } from '@mantine/core';
import type { ElementType, ReactElement, ReactNode } from 'react';

/**
 * A component that can render another element: `component="section"`, or `renderRoot={(props) => <Link to="/cart"
 * {...props} />}`, which keeps the router's types. Mantine's own components accept the same two props.
 */
export type Polymorphic<Default, Props> = <C = Default>(props: PolymorphicComponentProps<C, Props>) => ReactElement;

/** The props of a polymorphic component that set the element it renders. */
export interface RootProps {
  component?: ElementType;
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
}

type ElementProps = RootProps & {
  component: ElementType;
  /** Data attributes for the stylesheet: `wide` becomes `data-wide`; left out if false or undefined. */
  marks?: Record<string, string | boolean | undefined>;
  [attribute: string]: unknown;
};

/** The root of a polymorphic component: a plain element, or what `renderRoot` returns for its props. */
export function Element({ component: Root, renderRoot, marks, ...rest }: ElementProps) {
  const props: Record<string, unknown> = { ...rest };
  for (const [name, value] of Object.entries(marks ?? {})) {
    if (value !== undefined && value !== false) props[`data-${name}`] = value;
  }
  return renderRoot ? renderRoot(props) : <Root {...props} />;
}
