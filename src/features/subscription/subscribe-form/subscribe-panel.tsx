import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { studentsQuery } from '#src/api/students.ts';
import type { Package } from '#src/domain/package.ts';
import { useOfficialVacations } from '#src/api/official-vacations.ts';
import { QueryBoundary } from '#src/errors/query-boundary.tsx';
import { useServerNow } from '#src/api/server-now.ts';
import { useIsSignedIn } from '#src/auth/session.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loading } from '#src/ui/feedback/loading.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { PackageSearch } from '#src/features/subscription/state/package-search.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import { toPanelStudents } from '#src/features/subscription/state/panel-student.ts';
import type { FocusTarget } from '#src/forms/use-focus-target.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import classes from './subscribe-panel.module.css';

interface SubscribePanelProps {
  ref: Ref<HTMLElement>;
  package: Package;
  settings: BusinessSettings;
  search: PackageSearch;
  onSearch: (search: Pick<PackageSearch, 'applicant' | 'plan'>) => void;
  choosingOffDays: boolean;
  onChooseOffDays: (choosing: boolean) => void;
  focusTarget: FocusTarget<PanelField>;
}

/** The panel beside a package. It has its own loading and error state. */
export function SubscribePanel({ ref, ...props }: SubscribePanelProps) {
  const intl = useIntl();
  const isSignedIn = useIsSignedIn();
  const Form = isSignedIn ? ParentForm : VisitorForm;
  return (
    <Card
      ref={ref}
      component="section"
      id="subscribe"
      raised
      padding="none"
      className={classes.panel ?? ''}
      aria-label={intl.formatMessage({ id: 'subscribe.label' })}
    >
      <QueryBoundary
        key={isSignedIn ? 'parent' : 'visitor'}
        pending={<PanelPending />}
        failed={(retry, error) => (
          <div className={classes.failed}>
            <Notice
              kind="error"
              role="alert"
              action={
                <Button ref={props.focusTarget.controlRef('students')} variant="secondary" size="small" onClick={retry}>
                  <FormattedMessage id="subscribe.failed.retry" />
                </Button>
              }
            >
              <p>
                <FormattedMessage id="subscribe.failed" />
              </p>
              <ErrorMessages error={error} />
            </Notice>
          </div>
        )}
      >
        <Interruptible before={<PanelPending />}>
          <Form {...props} />
        </Interruptible>
      </QueryBoundary>
    </Card>
  );
}

/**
 * Renders `before` first, then its children in a render that a press can interrupt. Without it, the settings that a
 * prerendered page waits for would render the whole panel in one task (250 ms at a quarter of the speed).
 */
function Interruptible({ before, children }: { before: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : before;
}

type FormProps = Omit<SubscribePanelProps, 'ref'>;

function VisitorForm(props: FormProps) {
  const now = useServerNow();
  const vacations = useOfficialVacations([], now);
  return <SubscribeForm {...props} now={now} students={null} vacations={vacations.get(null) ?? []} draft={null} />;
}

function ParentForm(props: FormProps) {
  const language = useLanguage();
  const now = useServerNow();
  const { data: students } = useSuspenseQuery(studentsQuery());
  // A new subscription must not overlap with a running one.
  const { data: currentOrders } = useSuspenseQuery(currentOrdersQuery());
  const { data: order } = useSuspenseQuery(draftOrderQuery());
  const vacations = useOfficialVacations(
    students.map(({ school }) => school.id),
    now,
  );
  return (
    <SubscribeForm
      {...props}
      now={now}
      students={toPanelStudents(students, currentOrders, order?.status === 'draft' ? order : null, vacations, language)}
      vacations={vacations.get(null) ?? []}
      draft={order}
    />
  );
}

/** The placeholder of the panel while the students, the cart and the vacations load. */
export function PanelPending() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'subscribe.loading' })} className={classes.pending ?? ''}>
      <Skeleton height={24} width="40%" />
      <div className={classes.row}>
        <Skeleton height={68} radius={16} />
        <Skeleton height={68} radius={16} />
        <Skeleton height={68} radius={16} />
      </div>
      <Skeleton height={52} radius={16} />
      <Skeleton height={24} width="40%" />
      <Skeleton height={340} radius={16} />
    </Loading>
  );
}
