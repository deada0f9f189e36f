import { Fragment, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './list-pages.module.css';

interface ItemOfList {
  id: number;
}

interface ListPagesProps<Item extends ItemOfList> {
  /** The items of each page. */
  pages: readonly (readonly Item[])[];
  /** Must keep its identity between renders: a new function renders all pages again. */
  renderItem: (item: Item, index: number) => ReactNode;
  /**
   * Wraps each page in an element that the browser skips while it is far from the viewport. The class sets the reserved
   * height (`contain-intrinsic-block-size`) and the gap (`--list-gap`); the list has a margin of -8 px. Without it, the
   * items are children of the list itself, as in a grid of several columns.
   */
  pageClassName?: string | undefined;
  /** The key of the list and its filter: after Back, each page has its previous height. */
  name?: string | undefined;
}

/**
 * The items of a paginated list that grows. A page renders again only if one of its items changes, so adding a page
 * takes the same time at the start of a list as after thousands of items.
 */
export function ListPages<Item extends ItemOfList>({
  pages,
  renderItem,
  pageClassName,
  name = '',
}: ListPagesProps<Item>) {
  const starts = startsOf(pages);
  return pages.map((items, index) => {
    const start = starts[index] ?? 0;
    const props = { items, start, renderItem };
    // Pages are only added at the end, so a page keeps its start.
    return pageClassName === undefined ? (
      <Page key={start} {...props} />
    ) : (
      <PageElement key={start} {...props} className={pageClassName} place={`${name} ${start}`} />
    );
  });
}

/** The number of items before each page. */
function startsOf(pages: readonly (readonly unknown[])[]): number[] {
  let before = 0;
  return pages.map(({ length }) => {
    before += length;
    return before - length;
  });
}

interface PageProps<Item extends ItemOfList> {
  items: readonly Item[];
  start: number;
  renderItem: (item: Item, index: number) => ReactNode;
}

function areSame<Props extends PageProps<ItemOfList>>(
  { items, ...before }: Props,
  { items: itemsNow, ...now }: Props,
): boolean {
  return (
    items.length === itemsNow.length &&
    items.every((item, index) => item === itemsNow[index]) &&
    (Object.keys(now) as (keyof typeof now)[]).every((key) => before[key] === now[key])
  );
}

function PageItems<Item extends ItemOfList>({ items, start, renderItem }: PageProps<Item>): ReactNode {
  return items.map((item, index) => <Fragment key={item.id}>{renderItem(item, start + index)}</Fragment>);
}

const Page = memo(PageItems, areSame) as typeof PageItems;

/** The heights of pages when they were unmounted. */
const heights = new Map<string, number>();

interface PageElementProps<Item extends ItemOfList> extends PageProps<Item> {
  className: string;
  /** The key of the list and the page. */
  place: string;
}

function PageDiv<Item extends ItemOfList>({ className, place, ...page }: PageElementProps<Item>): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [height] = useState(() => heights.get(place));
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (current) heights.set(place, current.offsetHeight);
    };
  }, [place]);
  return (
    <div
      ref={element}
      className={classNames(classes.page, className)}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      <PageItems {...page} />
    </div>
  );
}

const PageElement = memo(PageDiv, areSame) as typeof PageDiv;
