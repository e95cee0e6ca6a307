import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Heading, LimitMeter, Stack, Text } from '@baize/ui';
import type { VerificationStanding } from '@baize/contracts/kyc';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { playerQueries, useErrorText } from '@baize/shell';
import { startVerification } from '../api/documents.ts';
import { openVerification } from '../model/open-verification.ts';

/** How much or how long is left before documents must prove who the player is, and the way to do it earlier. */
export function VerificationCard({ standing }: { readonly standing: VerificationStanding }) {
  const text = useText('kyc');
  const format = useFormat();
  const { currencyCode, deposited, leftBeforeDocuments, leftWithoutVerification, askedOn, dueAt } = standing;
  const daysLeft = standing.daysLeftToVerifyDocuments;
  const money = (amount: number) => format.money(amount, currencyCode);
  if (dueAt !== null && daysLeft !== null)
    return (
      <Alert
        tone={daysLeft === 0 ? 'negative' : 'warning'}
        title={
          daysLeft === 0
            ? text('kyc.rules.late')
            : text('kyc.rules.daysLeft', { count: daysLeft, date: format.dateTime(dueAt) })
        }
      />
    );
  // What is under way needs no countdown, and what nothing requires needs no card.
  if (!standing.canStart || (leftBeforeDocuments === null && leftWithoutVerification === null && askedOn === null))
    return null;
  return (
    <Card padding="md" as="section" aria-label={text('kyc.rules')}>
      <Stack gap="md">
        <Heading level={3} size="h5">
          {text('kyc.rules')}
        </Heading>
        {leftWithoutVerification !== null && (
          <Text>{text('kyc.rules.limit', { amount: money(hundredthsOf(leftWithoutVerification)) })}</Text>
        )}
        {leftBeforeDocuments !== null && leftWithoutVerification === null && (
          <LimitMeter
            label={text('kyc.rules.left')}
            remaining={hundredthsOf(leftBeforeDocuments)}
            limit={hundredthsOf(leftBeforeDocuments) + hundredthsOf(deposited)}
            format={money}
          />
        )}
        {(leftWithoutVerification ?? leftBeforeDocuments) !== null && (
          <Text size="sm" tone="muted">
            {text('kyc.rules.everywhere')}
          </Text>
        )}
        {askedOn !== null && <Text>{text('kyc.rules.on', { date: format.dateTime(askedOn) })}</Text>}
        <Text tone="muted">{text('kyc.rules.early')}</Text>
        <StartEarly isNeeded={leftWithoutVerification !== null} />
      </Stack>
    </Card>
  );
}

/** Where a limit applies until then, it is what the page is for; otherwise nobody has asked for it. */
function StartEarly({ isNeeded }: { readonly isNeeded: boolean }) {
  const text = useText('kyc');
  const errorText = useErrorText('kyc');
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => startVerification('PROOF_OF_ID'),
    onSuccess: ({ redirectUrl }) => openVerification(redirectUrl),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(playerQueries('documents')),
        queryClient.invalidateQueries(playerQueries('profile')),
      ]),
  });
  return (
    <>
      {start.isError && <Alert tone="negative" live title={errorText(start.error)} />}
      <div>
        <Button variant={isNeeded ? 'primary' : 'secondary'} loading={start.isPending} onClick={() => start.mutate()}>
          {text('kyc.rules.start')}
        </Button>
      </div>
    </>
  );
}
