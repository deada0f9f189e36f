import { useSuspenseQuery } from '@tanstack/react-query';
import { IconPackages } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { PackageCard } from './package-card.tsx';
import { PackageGrid } from './package-grid.tsx';
import { packageShelfQuery } from './package-queries.ts';

/** The first packages, for the home page (operation `listPackages`). */
export function PackageShelf() {
  const { data: packages } = useSuspenseQuery(packageShelfQuery());
  if (packages.length === 0) {
    return (
      <EmptyRow
        icon={<IconPackages size={24} stroke={1.75} />}
        title={<FormattedMessage id="packages.empty" />}
        text={<FormattedMessage id="packages.empty.text" />}
      />
    );
  }
  return (
    <PackageGrid>
      {packages.map((offer) => (
        <PackageCard key={offer.id} package={offer} heading="h3" />
      ))}
    </PackageGrid>
  );
}
