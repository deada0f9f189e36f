import type { PolymorphicComponentProps } from '@mantine/core';
import type { ElementType, ReactElement, ReactNode } from 'react';

/**
 * A component that can render another element: `component="section"`, or `renderRoot={(props) => <Link to="/cart" {...props} />}`,
 * which keeps the router's types. The same two props as Mantine's own components take.
 */
export type Polymorphic<Default, Props> = <C = Default>(props: PolymorphicComponentProps<C, Props>) => ReactElement;

/** The props of a polymorphic component that set the element it renders. */
export interface RootProps {
  component?: ElementType;
  renderRoot?: (props: Record<string, unknown>) => ReactNode;
}

type ElementProps = RootProps & {
  component: ElementType;
  /** What the stylesheet looks at, as data attributes: `wide` becomes `data-wide`; left out when false or undefined. */
  marks?: Record<string, string | boolean | undefined>;
  [attribute: string]: unknown;
};

/** The root of a polymorphic block: a plain element, or what `renderRoot` makes of its props. */
export function Element({ component: Root, renderRoot, marks, ...rest }: ElementProps) {
  const props: Record<string, unknown> = { ...rest };
  for (const [name, value] of Object.entries(marks ?? {})) {
    if (value !== undefined && value !== false) props[`data-${name}`] = value;
  }
  return renderRoot ? renderRoot(props) : <Root {...props} />;
}
