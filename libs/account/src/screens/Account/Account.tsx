import { Card, Grid, Skeleton, Stack } from '@baize/ui';
import { useProfile } from '@baize/shell';
import { AccountPage } from '../../components/AccountPage.tsx';
import { Address } from '../../components/Address.tsx';
import { Failed } from '../../components/Failed.tsx';
import { Language } from '../../components/Language.tsx';
import { LastLogIn } from '../../components/LastLogIn.tsx';
import { SecondFactor } from '../../components/SecondFactor/SecondFactor.tsx';
import { SignIns } from '../../components/SignIns.tsx';
import { Marketing } from '../../components/Marketing.tsx';
import { Passkeys } from '../../components/Passkeys/Passkeys.tsx';
import { Password } from '../../components/Password.tsx';
import { PersonalDetails } from '../../components/PersonalDetails.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { Standing } from '../../components/Standing.tsx';
import { TimeZone } from '../../components/TimeZone.tsx';

/** The player's own details: the account's status, personal details, and what they can change (A§2 tab account). */
export function Account() {
  const profile = useProfile();
  return (
    <AccountPage current="account">
      {profile.isPending && <Waiting />}
      {profile.isError && !profile.data && <Failed error={profile.error} onRetry={() => void profile.refetch()} />}
      {profile.data && (
        <>
          <Standing profile={profile.data} />
          <PersonalDetails profile={profile.data} />
          {/* Two columns of their own: a form that opens moves only what is below it. */}
          <Grid columns={{ base: 1, md: 2 }} gap={{ base: 'md', lg: 'lg' }} alignItems="start">
            <Stack gap={{ base: 'md', lg: 'lg' }}>
              <PhoneNumber profile={profile.data} />
              <Address />
              <Language profile={profile.data} />
              <TimeZone />
            </Stack>
            <Stack gap={{ base: 'md', lg: 'lg' }}>
              <Password />
              <Passkeys />
              <SecondFactor email={profile.data.email} />
              <LastLogIn />
            </Stack>
          </Grid>
          <Marketing />
          <SignIns />
        </>
      )}
    </AccountPage>
  );
}

/** Skeleton of two cards with a title and lines, with their final dimensions. */
function Waiting() {
  return [4, 5].map((lines) => (
    <Card key={lines} padding="md">
      <div aria-busy="true">
        <Stack gap="lg">
          <Skeleton shape="h4" width="half" />
          <Skeleton lines={lines} />
        </Stack>
      </div>
    </Card>
  ));
}
