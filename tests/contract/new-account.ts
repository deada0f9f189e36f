let phones = 0;

/** An unused mobile number, made from the time and a counter. */
export function freshPhone(): string {
  phones += 1;
  return `+9665${String((Math.trunc(performance.timeOrigin / 1_000) + phones * 7) % 100_000_000).padStart(8, '0')}`;
}

export const freshEmail = () => `verify.${freshPhone().slice(5)}@example.com`;

/** The sign-up of a parent who has no account. */
export function newAccount() {
  const password = 'Verify-Lunch-7';
  return {
    full_name: 'Abeer Al Anazi',
    email: freshEmail(),
    mobile_number: freshPhone(),
    password,
    password_confirmation: password,
    terms_accepted: true,
  };
}
