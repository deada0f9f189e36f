import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import { StepPods } from '#src/ui/layout/step-pods.tsx';
import { AuthFrame } from './auth-frame.tsx';
import frame from './auth-frame.module.css';
import { CodeForm } from './code-form.tsx';
import { LeaveCodeDialog } from './leave-code-dialog.tsx';
import type { ReturnSearch } from './return-path.ts';
import { SendCodePanel } from './send-code-panel.tsx';
import { useVerify } from './use-verify.ts';
import { readVerification, useVerification, type VerificationPurpose } from './verification.ts';
import classes from './verify-page.module.css';

type Props = ReturnSearch & { purpose: VerificationPurpose };

/** The path of the page where the number can be corrected. */
const wayBack: Record<VerificationPurpose, string> = {
  'sign-up': '/signup',
  reset: '/forgetPassword',
  'new-number': '/profile/my-account/account-setting/edit',
};

/** The page that takes the six-digit code for sign-up, password reset or a new number (rules.md#code-purposes). */
export function VerifyPage({ purpose, redirect }: Props) {
  const intl = useIntl();
  const router = useRouter();
  const waiting = useVerification();
  // The page still shows the number while it is being left.
  const [shown, setShown] = useState(waiting);
  if (waiting !== null && waiting !== shown) setShown(waiting);
  const verification = waiting ?? shown;
  const search = redirect === undefined ? {} : { redirect };
  const state = useVerify(verification, purpose, search);
  const isOver = waiting === null && state.busy === null;
  useEffect(() => {
    // The code was entered in another tab: the route's guard decides which page to open.
    if (isOver) void router.invalidate();
  }, [isOver, router]);
  if (verification === null) return null;
  const isSent = verification.verificationId !== null;
  const Content = isSent ? CodeForm : SendCodePanel;
  return (
    <AuthFrame
      tone="mango"
      picture="verify"
      documentTitle={intl.formatMessage({ id: 'verify.page.document' })}
      above={
        purpose === 'reset' ? (
          <StepPods
            current={2}
            total={3}
            label={intl.formatMessage({ id: 'reset.steps.label' }, { current: 2, total: 3 })}
          />
        ) : undefined
      }
      title={intl.formatMessage({ id: 'verify.page.title' })}
      lead={
        <>
          <span id="verify-lead">
            {intl.formatMessage(
              { id: isSent ? 'verify.page.lead' : 'verify.page.leadNotSent' },
              { count: state.length },
            )}
          </span>
          <span className={classes.to}>
            <bdi dir="ltr" className={classes.number}>
              {maskPhoneNumber(verification.mobileNumber)}
            </bdi>
            {/* The label makes clear that the number is dropped, so no dialog is needed. */}
            <Link to={wayBack[purpose]} search={search} ignoreBlocker className={frame.link}>
              <FormattedMessage id="verify.action.changeNumber" />
            </Link>
          </span>
        </>
      }
      foot={
        <>
          <FormattedMessage id="verify.help.text" />{' '}
          <Link to="/contact" className={frame.inline}>
            <FormattedMessage id="verify.help.contact" />
          </Link>
        </>
      }
    >
      <Content verification={verification} state={state} />
      <LeaveCodeDialog isCodePending={() => (readVerification()?.verificationId ?? null) !== null} />
    </AuthFrame>
  );
}
