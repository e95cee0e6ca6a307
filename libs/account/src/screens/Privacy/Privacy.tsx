import { AccountPage } from '../../components/AccountPage.tsx';
import { Closure } from '../../components/Closure.tsx';
import { DataCopy } from '../../components/DataCopy.tsx';

/** What players can do with their data: take a copy of it, and close the account. */
export function Privacy() {
  return (
    <AccountPage current="privacy">
      <DataCopy />
      <Closure />
    </AccountPage>
  );
}
