import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import classes from './masked-number.module.css';

/** A mobile number in a sentence: its last four digits, left-to-right in both languages. */
export function MaskedNumber({ of: mobileNumber }: { of: string }) {
  return (
    <bdi dir="ltr" className={classes.number}>
      {maskPhoneNumber(mobileNumber)}
    </bdi>
  );
}
