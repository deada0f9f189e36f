import type { ReactNode } from 'react';

export type PaymentMarkName = 'mada' | 'visa' | 'mastercard' | 'card' | 'apple_pay' | 'stc_pay' | 'other';

// The letters are part of the drawing: the same in both languages, never mirrored.
const word = { textAnchor: 'middle', fontWeight: 600, direction: 'ltr' } as const;
const letters = { mada: 'mada', apple: 'Pay', stc: 'stc pay', visa: 'VISA' } as const;

const marks: Record<PaymentMarkName, ReactNode> = {
  mada: (
    <>
      <rect x=".5" y=".5" width="63" height="39" rx="7.5" fill="#fff" stroke="#DCD4C2" />
      <rect x="7" y="13" width="18" height="6" rx="2" fill="#8FB024" />
      <rect x="7" y="21" width="18" height="6" rx="2" fill="#2F5FC2" />
      <text x="44" y="24.5" fontSize="10.5" fill="#17261E" {...word}>
        {letters.mada}
      </text>
    </>
  ),
  visa: (
    <>
      <rect x=".75" y=".75" width="62.5" height="38.5" rx="7.5" fill="#fff" stroke="#DCD4C2" strokeWidth="1.5" />
      <text x="32" y="25.5" fontSize="14" fill="#1B315D" {...word}>
        {letters.visa}
      </text>
    </>
  ),
  mastercard: (
    <>
      <rect x=".75" y=".75" width="62.5" height="38.5" rx="7.5" fill="#fff" stroke="#DCD4C2" strokeWidth="1.5" />
      <circle cx="26" cy="20" r="10" fill="#E0533F" />
      <circle cx="38" cy="20" r="10" fill="#F7A51F" opacity=".85" />
    </>
  ),
  card: (
    <>
      <rect width="64" height="40" rx="8" fill="#1B315D" />
      <rect y="9" width="64" height="7" fill="#0C1712" opacity=".5" />
      <rect x="8" y="22" width="12" height="9" rx="2" fill="#FFCC66" />
      <circle cx="46" cy="27" r="6" fill="#F07560" />
      <circle cx="53" cy="27" r="6" fill="#FFBB3D" opacity=".85" />
    </>
  ),
  apple_pay: (
    <>
      <rect
        x=".75"
        y=".75"
        width="62.5"
        height="38.5"
        rx="7.5"
        fill="#17261E"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="1.5"
      />
      <text x="32" y="25" fontSize="12" fill="#fff" {...word}>
        {letters.apple}
      </text>
    </>
  ),
  stc_pay: (
    <>
      <rect width="64" height="40" rx="8" fill="#4A2A7B" />
      <text x="32" y="25" fontSize="11" fill="#fff" {...word}>
        {letters.stc}
      </text>
    </>
  ),
  other: (
    <>
      <rect x=".75" y=".75" width="62.5" height="38.5" rx="7.5" fill="#fff" stroke="#DCD4C2" strokeWidth="1.5" />
      <rect y="9" width="64" height="7" fill="#17261E" opacity=".5" />
      <rect x="8" y="22" width="12" height="9" rx="2" fill="#DCD4C2" />
    </>
  ),
};

/** The logo of a payment method. Decorative: the name is beside it. */
export function PaymentMark({ name, className }: { name: PaymentMarkName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 40" width="52" height="32.5" className={className} aria-hidden>
      {marks[name]}
    </svg>
  );
}
