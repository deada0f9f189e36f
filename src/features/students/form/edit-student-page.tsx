import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { updateApplicant, useGetApplicantSuspense } from '#src/api/generated/applicants/applicants.ts';
import { localized } from '#src/i18n/localized.ts';
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
import { valuesOfApplicant } from './student-values.ts';

interface EditStudentPageProps {
  applicantId: number;
  /** The own path to go back to. */
  backTo: string;
}

/** Change a student's details (row R22). */
export function EditStudentPage({ applicantId, backTo }: EditStudentPageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const known = useStudentLists();
  const { applicant } = useGetApplicantSuspense(applicantId).data.data;
  const lists = {
    ...known,
    issues: allIssues(known.issues, applicant),
    allergens: allAllergens(known.allergens, applicant),
  };
  // The form keeps its first values, even when the student is loaded again meanwhile.
  const [initialValues] = useState(() => valuesOfApplicant(applicant, lists.issues));
  const title = intl.formatMessage(
    { id: 'student.edit.title' },
    { name: localized(language, applicant.name, applicant.arabic_name) },
  );
  // The document's title is in the browser's history and on shared screens: no student's name in it.
  usePageTitle(intl.formatMessage({ id: 'student.edit.document' }));

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
        draftName={`student.${applicantId}`}
        save={async (input) => (await updateApplicant(applicantId, input)).data.applicant}
        onSaved={async (saved) => {
          keepStudent(queryClient, saved);
          showToast({
            kind: 'success',
            title: intl.formatMessage(
              { id: 'student.form.saved' },
              { name: localized(language, saved.name, saved.arabic_name) },
            ),
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
