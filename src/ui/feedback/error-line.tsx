import { IconAlertCircleFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** An error's dot and sentence, for an element with the class `error` of field.module.css. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <>
      <IconAlertCircleFilled size={16} aria-hidden />
      <span>{children}</span>
    </>
  );
}
