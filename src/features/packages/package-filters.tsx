import { IconAlertCircle, IconDroplet, IconMoodSmile } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StudentFilter } from '#src/features/safety/student-filter.tsx';
import type { FilterStudent } from '#src/features/safety/use-student-filter.ts';
import { Chip } from '#src/ui/actions/chip.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { RemovableChip } from '#src/ui/actions/removable-chip.tsx';
import classes from './package-filters.module.css';
import type { PackageFilters as Filters } from './package-queries.ts';
import { packageCategories, packageFrequencies } from './packages-search.ts';

type PackageFiltersProps = {
  filters: Filters;
  onFilter: (filters: Filters) => void;
  /** The student whose needs limit the list, and a function that chooses another one. */
  student: FilterStudent | null;
  onChooseStudent: (student: FilterStudent | null) => void;
};

const any = 'any';
const icons = { healthy: IconMoodSmile, chronic: IconDroplet, allergy: IconAlertCircle } as const;

/** The filters of the packages: category and frequency. Each choice takes effect at once. */
export function PackageFilters({ filters, onFilter, student, onChooseStudent }: PackageFiltersProps) {
  const intl = useIntl();
  const { category, frequency, age } = filters;
  const sameAge = age === undefined ? {} : { age };
  return (
    <section className={classes.tray} aria-label={intl.formatMessage({ id: 'packages.filters' })}>
      <div className={classes.filter}>
        <span className={classes.label} aria-hidden>
          <FormattedMessage id="packages.filter.category" />
        </span>
        <ChoiceGroup
          layout="chips"
          label={<FormattedMessage id="packages.filter.category" />}
          labelHidden
          value={category ?? any}
          onChange={(value) => {
            const chosen = packageCategories.find((each) => each === value);
            onFilter({ ...(chosen ? { category: chosen } : {}), ...(frequency ? { frequency } : {}), ...sameAge });
          }}
        >
          <Chip value={any}>
            <FormattedMessage id="packages.filter.category.any" />
          </Chip>
          {packageCategories.map((each) => {
            const Icon = icons[each];
            return (
              <Chip key={each} value={each} icon={<Icon size={16} stroke={1.75} aria-hidden />}>
                <FormattedMessage id={`packages.category.${each}`} />
              </Chip>
            );
          })}
        </ChoiceGroup>
      </div>
      <div className={classes.filter}>
        <span className={classes.label} aria-hidden>
          <FormattedMessage id="packages.filter.frequency" />
        </span>
        <ChoiceGroup
          layout="segment"
          label={<FormattedMessage id="packages.filter.frequency" />}
          labelHidden
          value={frequency ?? any}
          onChange={(value) => {
            const chosen = packageFrequencies.find((each) => each === value);
            onFilter({ ...(category ? { category } : {}), ...(chosen ? { frequency: chosen } : {}), ...sameAge });
          }}
        >
          <Chip value={any} segment>
            <FormattedMessage id="packages.filter.frequency.any" />
          </Chip>
          {packageFrequencies.map((each) => (
            <Chip key={each} value={each} segment>
              <FormattedMessage id={`packages.frequency.${each}`} />
            </Chip>
          ))}
        </ChoiceGroup>
      </div>
      <div className={classes.filter} data-student>
        <span className={classes.label} aria-hidden>
          <FormattedMessage id="safety.filter.label" />
        </span>
        <StudentFilter student={student} onChoose={onChooseStudent} />
      </div>
      {age !== undefined && (
        <RemovableChip
          tinted
          removeLabel={intl.formatMessage({ id: 'packages.filter.age.remove' }, { age })}
          onRemove={() => {
            onFilter({ ...(category ? { category } : {}), ...(frequency ? { frequency } : {}) });
          }}
        >
          <FormattedMessage id="packages.filter.age" values={{ age }} />
        </RemovableChip>
      )}
    </section>
  );
}
