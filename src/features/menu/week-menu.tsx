import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiError } from '#src/api/errors.ts';
import { menuQuery } from '#src/api/menus.ts';
import { useKnownOfficialVacations } from '#src/api/official-vacations.ts';
import { packageQuery } from '#src/api/packages.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { type MenuDayChoice, menuDayOf, menuRange, schoolWeek, sundayOf } from '#src/domain/menu-week.ts';
import type { Package } from '#src/domain/package.ts';
import { addDays, type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Student } from '#src/domain/student.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useChoiceAhead } from '#src/ui/actions/use-choice-ahead.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { DayChildren } from './day-children.tsx';
import { DayDetails } from './day-details.tsx';
import { dayStateOf } from './day-state.ts';
import { menuPackagesQuery } from './menu-queries.ts';
import { ShareDay } from './share-day.tsx';
import { useChildren } from './use-children.ts';
import classes from './week-menu.module.css';
import { WeekPending } from './week-pending.tsx';
import { MenuStrip } from './menu-strip.tsx';
import { WeekTitle } from './week-title.tsx';

/** What the address says about the menu. */
export interface WeekChoice {
  /** Any text: the address may be mistyped. */
  day?: string | undefined;
  packageId?: number | undefined;
}

type WeekMenuProps = {
  choice: WeekChoice;
  onChoose: (choice: { day: CivilDate; packageId: number }) => void;
};

/**
 * The menu of a package, week by week (rows F01 to F04): the package of the address, else that of a child with a
 * subscription, else the first.
 */
export function WeekMenu({ choice, onChoose }: WeekMenuProps) {
  const { data: offered } = useSuspenseQuery(menuPackagesQuery());
  const children = useChildren();
  const { students } = children;
  const usual = students?.find(({ activeSubscription }) => activeSubscription !== null)?.activeSubscription;
  const wantedId = choice.packageId ?? usual?.package.id;
  const isListed = wantedId === undefined || offered.some(({ id }) => id === wantedId);
  // The menu of a withdrawn package stays readable, for subscriptions that continue.
  const other = useQuery({ ...packageQuery(wantedId ?? 0), enabled: !isListed, meta: { isBackground: true } });
  if (choice.packageId === undefined && students === undefined) {
    return children.error ? <NotLoaded {...children} /> : <WeekPending />;
  }
  if (!isListed && other.data === undefined) {
    if (other.isPending) return <WeekPending />;
    // Another package's dishes may not suit the child: they are shown only if there is no such package.
    if (other.error?.status !== 404) {
      return <NotLoaded error={other.error} isFetching={other.isFetching} retry={() => void other.refetch()} />;
    }
  }
  const packages = other.data && !isListed ? [other.data, ...offered] : offered;
  const shown = packages.find(({ id }) => id === wantedId) ?? packages[0];
  if (shown === undefined) return <NoPackages />;
  return (
    <WeekOfPackage
      package={shown}
      packages={packages}
      isOther={choice.packageId !== undefined && shown.id !== choice.packageId}
      day={choice.day}
      students={students ?? []}
      areOutdated={children.isOutdated}
      onChoose={onChoose}
    />
  );
}

type NotLoadedProps = { error: ApiError | null; isFetching: boolean; retry: () => void };

/** In place of the week if it is not known which package to show. */
function NotLoaded({ error, isFetching, retry }: NotLoadedProps) {
  return (
    <LoadErrorNotice
      text={<FormattedMessage id="menu.failed" />}
      error={error ?? undefined}
      retry={retry}
      loading={isFetching}
      retryLabel={<FormattedMessage id="meals.retry" />}
    />
  );
}

type WeekOfPackageProps = Pick<WeekMenuProps, 'onChoose'> & {
  package: Package;
  packages: readonly Package[];
  /** Whether the address asks for a package that does not exist. */
  isOther: boolean;
  day: string | undefined;
  students: readonly Student[];
  /** Whether the students could not be requested again. */
  areOutdated: boolean;
};

function WeekOfPackage({
  package: shown,
  packages,
  isOther,
  day,
  students,
  areOutdated,
  onChoose,
}: WeekOfPackageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const panelId = useId();
  const now = useServerNow();
  const today = riyadhDateOf(now);
  const [wanted, chooseDay] = useChoiceAhead<string | undefined>(day, (next) => {
    if (next !== undefined) onChoose({ day: next, packageId: shown.id });
  });
  const { on, problem } = menuDayOf(wanted, today);
  const range = menuRange(today);
  const [from = on, , , , to = on] = schoolWeek(on);
  const menu = useQuery(menuQuery({ packageId: shown.id, from, to, schoolId: null }));
  const vacations = useKnownOfficialVacations([null], range.from).get(null) ?? [];
  const known = { packageId: shown.id, menu: menu.data ?? (menu.error ? null : undefined), vacations };
  const stateOf = (date: CivilDate) => dayStateOf(date, known);
  const state = stateOf(on);
  const name = nameOf(language, shown);

  return (
    <>
      <div className={classes.tools}>
        <SelectField
          id="menu-package"
          label={intl.formatMessage({ id: 'menu.package' })}
          searchable={false}
          value={String(shown.id)}
          options={packages.map((each) => ({ value: String(each.id), label: nameOf(language, each) }))}
          onChange={(id) => {
            if (id !== null) onChoose({ day: on, packageId: Number(id) });
          }}
        />
        <WeekTitle
          on={on}
          isFirst={sundayOf(on) <= range.from}
          isLast={addDays(sundayOf(on), 4) >= range.to}
          onMove={(weeks) => {
            chooseDay(addDays(on, 7 * weeks));
          }}
        />
      </div>
      {(isOther || problem !== null) && (
        <Notice kind="warning" announced className={classes.notice}>
          {isOther && (
            <p>
              <FormattedMessage id="menu.problem.package" values={{ name }} />
            </p>
          )}
          {problem !== null && <DayProblem problem={problem} on={on} range={range} />}
        </Notice>
      )}
      <MenuStrip on={on} today={today} stateOf={stateOf} panelId={panelId} range={range} onChoose={chooseDay} />
      <div className={classes.details}>
        <DayDetails
          id={panelId}
          on={on}
          state={state}
          failed={
            <LoadErrorNotice
              text={<FormattedMessage id="menu.failed" />}
              error={menu.error ?? undefined}
              retry={() => void menu.refetch()}
              retryLabel={<FormattedMessage id="meals.retry" />}
            />
          }
          action={
            <ShareDay
              title={intl.formatMessage(
                { id: 'menu.share.title' },
                { name, date: formatDate(language, on, 'spoken').replaceAll('\u00a0', ' ') },
              )}
              search={`?day=${on}&package=${shown.id}`}
            />
          }
        >
          {state.at === 'dishes' && (
            <DayChildren
              students={students}
              areOutdated={areOutdated}
              on={on}
              meals={state.meals}
              isMenuOutdated={menu.isError}
              packageId={shown.id}
              now={now}
            />
          )}
        </DayDetails>
      </div>
    </>
  );
}

type DayProblemProps = {
  problem: NonNullable<MenuDayChoice['problem']>;
  on: CivilDate;
  range: { from: CivilDate; to: CivilDate };
};

/** Why another day is shown than the one in the address. */
function DayProblem({ problem, on, range }: DayProblemProps) {
  const language = useLanguage();
  const date = (day: CivilDate) => formatDate(language, day, 'spoken');
  return (
    <p>
      <FormattedMessage
        id={`menu.problem.${problem}`}
        values={{ date: date(on), from: date(range.from), to: date(range.to) }}
      />
    </p>
  );
}

function NoPackages() {
  return (
    <EmptyState
      picture={<Scene name="empty-plate" />}
      title={<FormattedMessage id="meals.empty" />}
      text={<FormattedMessage id="menu.noPackages" />}
      actions={
        <Button renderRoot={(props) => <Link to="/contact" {...props} />}>
          <FormattedMessage id="menu.contact" />
        </Button>
      }
    />
  );
}
