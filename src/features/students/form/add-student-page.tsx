import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { studentsQuery } from '#src/api/students.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Scene } from '#src/ui/illustrations/scene.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { keepStudent } from './keep-student.ts';
import classes from './student-form.module.css';
import { StudentForm } from './student-form.tsx';
import { useSaveNewStudent } from './save-new-student.ts';
import { useStudentLists } from '#src/features/students/student-queries.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { withApplicant } from './student-return.ts';
import { noStudentValues } from './student-values.ts';

interface AddStudentPageProps {
  /** The path of this app that the page returns to. */
  backTo: string;
  backLabel: MessageId;
  /** Whether the page that it returns to selects the new student. */
  choosesStudent: boolean;
}

/** The page that adds a student, opened from the profile or from the cart (rows R21, R31, S05). */
export function AddStudentPage({ backTo, backLabel, choosesStudent }: AddStudentPageProps) {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const lists = useStudentLists();
  const save = useSaveNewStudent();
  const { maxStudents } = useBusinessSettings();
  // The form is complete without them: the server counts as well.
  const { data: students } = useQuery({ ...studentsQuery(), meta: { isBackground: true } });
  const hasMost = students !== undefined && students.length >= maxStudents;
  // The form stays while the parent types: the server counts a student who is added meanwhile.
  const [wasFull, setWasFull] = useState<boolean>();
  if (wasFull === undefined && students !== undefined) setWasFull(hasMost);
  const isFull = wasFull === true && hasMost;
  const title = intl.formatMessage({ id: 'student.add.title' });
  // Two routes show this page: different titles make them distinguishable in tabs and in the history.
  usePageTitle(choosesStudent ? intl.formatMessage({ id: 'student.add.titleForOrder' }) : title);

  return (
    <>
      <PageHead
        size="small"
        className={classes.head}
        title={title}
        above={
          <TextLink standalone muted renderRoot={(props) => <Link to={backTo} {...props} />}>
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <FormattedMessage id={backLabel} />
          </TextLink>
        }
      />
      {isFull ? (
        <EmptyState
          picture={<Scene name="empty-students" />}
          title={<FormattedMessage id="student.full.title" values={{ count: maxStudents }} />}
          text={<FormattedMessage id="student.full.text" />}
          actions={
            <>
              <Button renderRoot={(props) => <Link to="/contact" {...props} />}>
                <FormattedMessage id="student.full.contact" />
              </Button>
              <Button variant="secondary" renderRoot={(props) => <Link to={backTo} {...props} />}>
                <FormattedMessage id={backLabel} />
              </Button>
            </>
          }
        />
      ) : (
        <StudentForm
          initialValues={noStudentValues}
          lists={lists}
          draftName="student"
          save={save}
          onSaved={async (student) => {
            await keepStudent(queryClient, student);
            showToast({
              kind: 'success',
              title: intl.formatMessage({ id: 'student.form.added' }, { name: student.name }),
            });
            await navigate({ href: choosesStudent ? withApplicant(backTo, student.id) : backTo });
          }}
          cancel={
            <Button variant="quiet" renderRoot={(props) => <Link to={backTo} {...props} />}>
              <FormattedMessage id="student.form.cancel" />
            </Button>
          }
        />
      )}
    </>
  );
}
