/** An address, which stays as it is between words of another direction; where it is too long for its room it breaks at the sign. */
export function EmailText({ children: address }: { children: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <bdi>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </bdi>
  );
}
