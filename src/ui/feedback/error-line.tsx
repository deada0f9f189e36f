import { IconAlertCircleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** An error message with its dot, for an element with the class `error` of field.module.css. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertCircleFilled size={16} aria-hidden />
      <span>{children}</span>
    </>
  );
}
