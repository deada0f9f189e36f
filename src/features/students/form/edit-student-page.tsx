import { IconArrowLeft } from '@tabler/icons-react';
import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { studentQuery, updateStudent } from '#src/api/students.ts';
import { hasOtherNeeds } from '#src/domain/coming-lunches.ts';
import { boardStudents } from '#src/domain/family-board.ts';
import type { Student } from '#src/domain/student.ts';
import { ChangedLunches, type ChangedLunchSteps } from '#src/features/safety/changed/changed-lunches.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { keepStudent } from './keep-student.ts';
import classes from './student-form.module.css';
import { StudentForm } from './student-form.tsx';
import { allAllergens, allIssues } from '#src/features/students/health/student-health.ts';
import { useStudentLists } from '#src/features/students/student-queries.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { valuesOfStudent } from './student-values.ts';

interface EditStudentPageProps {
  studentId: number;
  /** The path of this app that the page returns to. */
  backTo: string;
  /** What can be done about lunches that are not suitable. */
  lunchSteps: ChangedLunchSteps;
}

/**
 * Whether to show what a change of health means for the lunches: the student has some, or it is not known whether
 * there are any.
 */
async function mayHaveLunches(queryClient: QueryClient, student: Student): Promise<boolean> {
  await invalidate(queryClient, ['listDeliveries', 'listCurrentDeliveries', 'listNotifications']);
  try {
    const orders = await queryClient.query({ ...currentOrdersQuery(), staleTime: 0 });
    return boardStudents([student], orders).some(({ subscriptions }) => subscriptions.length > 0);
  } catch {
    return true;
  }
}

/** The page that edits a student's details (row R22). */
export function EditStudentPage({ studentId, backTo, lunchSteps }: EditStudentPageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const known = useStudentLists();
  const { data: student } = useSuspenseQuery(studentQuery(studentId));
  const lists = {
    ...known,
    issues: allIssues(known.issues, student),
    allergens: allAllergens(known.allergens, student),
  };
  // The form keeps its initial values and their version, even if the student is reloaded meanwhile.
  const [initialValues] = useState(() => valuesOfStudent(student, lists.issues));
  const [before] = useState(student);
  // Set once a change of health is saved that may change lunches.
  const [changed, setChanged] = useState<Student | null>(null);
  const title = intl.formatMessage({ id: 'student.edit.title' }, { name: nameOf(language, student) });
  // The document's title appears in the browser's history and on shared screens, so it contains no student's name.
  usePageTitle(intl.formatMessage({ id: 'student.edit.document' }));

  if (changed !== null) return <ChangedLunches student={changed} backTo={backTo} steps={lunchSteps} />;
  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={title}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to={backTo} {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id="student.back.students" />
          </TextLink>
        }
      />
      <StudentForm
        initialValues={initialValues}
        lists={lists}
        draftName={`student.${studentId}`}
        save={async (input, version) => updateStudent(studentId, input, version)}
        onSaved={async (saved) => {
          await keepStudent(queryClient, saved);
          const needs = { issues: lists.issues, allergenCodes: lists.allergens.map(({ code }) => code) };
          if (hasOtherNeeds(before, saved, needs) && (await mayHaveLunches(queryClient, saved))) {
            setChanged(saved);
            return;
          }
          showToast({
            kind: 'success',
            title: intl.formatMessage({ id: 'student.form.saved' }, { name: nameOf(language, saved) }),
          });
          await navigate({ href: backTo });
        }}
        cancel={
          <Button variant="quiet" renderRoot={(props) => <Link to={backTo} {...props} />}>
            <FormattedMessage id="student.form.cancel" />
          </Button>
        }
      />
    </>
  );
}
