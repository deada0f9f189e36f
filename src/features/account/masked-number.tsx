import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import classes from './masked-number.module.css';

/** A mobile number inside a sentence: only its last four digits are visible; left-to-right in both languages. */
export function MaskedNumber({ of: mobileNumber }: { of: string }) {
  return (
    <bdi dir="ltr" className={classes.number}>
      {maskPhoneNumber(mobileNumber)}
    </bdi>
  );
}
