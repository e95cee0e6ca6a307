/**
 * The player's own email, as it identifies the account: capitals make no difference, so they are not repeated. Where it
 * doesn't fit on a line, it breaks before the "@" rather than within a word.
 */
export function Email({ address }: { readonly address: string }) {
  const [name = '', ...domain] = address.toLowerCase().split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain.join('')}
    </>
  );
}
