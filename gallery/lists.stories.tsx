import { useRef, useState } from 'react';
import { Card } from '#src/ui/layout/card.tsx';
import { ListPages } from '#src/ui/lists/list-pages.tsx';
import { LoadMore as LoadMoreComponent } from '#src/ui/lists/load-more.tsx';
import { useSample } from './use-sample.ts';

export default { title: 'Lists' };

interface Lunch {
  id: number;
  name: string;
}

function renderLunch({ name }: Lunch) {
  return (
    <Card component="article" tabIndex={-1}>
      {name}
    </Card>
  );
}

export function LoadMore() {
  const sample = useSample();
  const list = useRef<HTMLDivElement>(null);
  const [lunches] = useState(() =>
    Array.from({ length: 7 }, (_, id) => ({ id, name: `${sample('Lunch', 'غداء')} ${id + 1}` })),
  );
  const [pages, setPages] = useState([lunches.slice(0, 3)]);
  const shown = pages.flat().length;
  const total = lunches.length;
  return (
    <div className="gallery-column">
      <div ref={list}>
        <ListPages pages={pages} renderItem={renderLunch} />
      </div>
      <LoadMoreComponent
        list={list}
        items="article"
        shown={shown}
        shownText={sample(`${shown} of ${total}`, `${shown} من ${total}`)}
        hasMore={shown < total}
        isLoading={false}
        error={null}
        onMore={() => {
          setPages([...pages, lunches.slice(shown, shown + 2)]);
        }}
        moreLabel={sample('Show more', 'عرض المزيد')}
        retryLabel={sample('Try again', 'إعادة المحاولة')}
        loadingLabel={sample('Loading more', 'جارٍ تحميل المزيد')}
      />
    </div>
  );
}

export function LoadMoreFailed() {
  const sample = useSample();
  const list = useRef<HTMLDivElement>(null);
  return (
    <LoadMoreComponent
      list={list}
      items="article"
      shown={12}
      shownText={sample('12 of 34', '12 من 34')}
      hasMore
      isLoading={false}
      error={<p>{sample('The next part of the list did not load.', 'تعذّر تحميل بقية القائمة.')}</p>}
      onMore={() => undefined}
      moreLabel={sample('Show more', 'عرض المزيد')}
      retryLabel={sample('Try again', 'إعادة المحاولة')}
      loadingLabel={sample('Loading more', 'جارٍ تحميل المزيد')}
    />
  );
}
