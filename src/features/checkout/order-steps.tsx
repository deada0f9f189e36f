import { useIntl } from 'react-intl';
import { StepBar } from '#src/ui/layout/step-bar.tsx';

/** The three steps of an order: students, payment, confirmation. */
export function OrderSteps({ current }: { current: 1 | 2 | 3 }) {
  const intl = useIntl();
  return (
    <StepBar
      label={intl.formatMessage({ id: 'order.steps.label' })}
      steps={[
        intl.formatMessage({ id: 'order.steps.students' }),
        intl.formatMessage({ id: 'order.steps.payment' }),
        intl.formatMessage({ id: 'order.steps.confirmed' }),
      ]}
      current={current}
    />
  );
}
