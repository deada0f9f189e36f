import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { studentsQuery } from '#src/api/students.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { isFewer, useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { DeleteStudentDialog } from './delete-student-dialog.tsx';
import { StudentCard } from './student-card.tsx';
import classes from './student-card.module.css';

/** The page of the parent's students (rows S01, R20). */
export function StudentsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'students.title' });
  usePageTitle(title);
  const { data: students } = useSuspenseQuery(studentsQuery());
  // The subscriptions are secondary: if they fail to load, the students are still shown.
  const orders = useQuery(currentOrdersQuery());
  const subscriptions = orders.data?.flatMap((order) => order.subscriptions) ?? [];
  const [dialog, setDialog] = useState<{ id: number; opened: boolean } | null>(null);
  const toDelete = students.find(({ id }) => id === dialog?.id);

  // After deleting a student, the button that the dialog returns the focus to is removed with the card.
  useFocusIfLost(students.length, { place: pageHeading, isLoss: isFewer, options: { preventScroll: true } });

  const addButton = (
    <Button
      icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/profile/my-account/applicants/add-applicants" {...props} />}
    >
      <FormattedMessage id="students.add" />
    </Button>
  );

  return (
    <>
      <PageHead
        size="small"
        title={title}
        lead={students.length > 0 && <FormattedMessage id="students.count" values={{ count: students.length }} />}
        aside={students.length > 0 && addButton}
      />
      {students.length === 0 ? (
        <div className={classes.list}>
          <EmptyState
            picture={<Scene name="empty-students" />}
            title={<FormattedMessage id="students.empty.title" />}
            text={<FormattedMessage id="students.empty.text" />}
            actions={addButton}
          />
        </div>
      ) : (
        <ul className={classes.list}>
          {students.map((student) => (
            <li key={student.id}>
              <StudentCard
                student={student}
                subscription={subscriptions.find(({ id }) => id === student.activeSubscription?.subscriptionId)}
                isPending={orders.isPending}
                onDelete={() => {
                  setDialog({ id: student.id, opened: true });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {toDelete && (
        <DeleteStudentDialog
          key={toDelete.id}
          student={toDelete}
          opened={dialog?.opened === true}
          onClose={() => {
            setDialog({ id: toDelete.id, opened: false });
          }}
        />
      )}
    </>
  );
}
