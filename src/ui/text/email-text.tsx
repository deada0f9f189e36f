/** An email address, left-to-right in both languages. A line that is too short for it breaks after the "@". */
export function EmailText({ address }: { address: string }) {
  const domainAt = address.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {address.slice(0, domainAt)}
      <wbr />
      {address.slice(domainAt)}
    </bdi>
  );
}
