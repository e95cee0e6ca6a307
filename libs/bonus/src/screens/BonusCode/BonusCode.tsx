import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TicketX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, Card, EmptyState, Form, SectionPage, Skeleton, Stack, Text, TextField } from '@baize/ui';
import { bonusCodeValidation } from '@baize/contracts/bonus';
import { ERROR } from '@baize/contracts/errors';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { broughtBy, playerQueries, useErrorText, useLocalePath } from '@baize/shell';
import { bonusesOpenQuery, checkCode } from '../../api/rewards.ts';
import { RewardList } from '../../components/RewardList/RewardList.tsx';
import { StopLink } from '../../components/StopLink/StopLink.tsx';
import { pathAfterClaim } from '../../model/reward.ts';
import { BONUS_PATHS } from '../../paths.ts';
import { useRewardDialog } from '../../state/use-reward-dialog.ts';

const ClaimDialog = lazy(() =>
  import('../../components/ClaimDialog/ClaimDialog.tsx').then((file) => ({ default: file.ClaimDialog })),
);

/** B§2 bonus code: the code is checked, its terms are shown, and the player decides. Rewards without a code follow. */
export function BonusCode() {
  const text = useText('bonus');
  const errorText = useErrorText('bonus');
  const toPath = useLocalePath();
  const { capabilities } = useSite().brand.config;
  const playerId = useSession()?.playerId ?? '';
  const queryClient = useQueryClient();
  const open = useQuery(bonusesOpenQuery(playerId)).data;
  const stop = open?.reason ?? 'ACCOUNT';
  const [search] = useSearchParams();
  // The code that an advertisement or the sign-up handed on; the player still decides.
  const [typed, setTyped] = useState(() => broughtBy(search).bonusCode ?? '');
  const { question, ask, close, leaveTo } = useRewardDialog();
  const check = useMutation({
    mutationFn: checkCode,
    onSuccess: (reward, code) => {
      ask({ about: 'claim', reward, code });
      // A partner's code adds its offer to the player's rewards.
      void queryClient.invalidateQueries(playerQueries('bonus', 'rewards'));
    },
  });
  /** Why the field cannot hold a code; what only the API knows comes with its answer. */
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const code = typed.trim();
    const isCode = bonusCodeValidation.body.safeParse({ bonusCode: code }).success;
    const found = code === '' ? 'error.bonus_code.missing' : isCode ? null : ERROR.bonusCodeInvalid;
    setFault(found);
    if (found === null && !check.isPending) check.mutate(code);
  };
  return (
    <SectionPage title={text('bonus.code.title')}>
      {open === undefined ? (
        <Skeleton shape="card" />
      ) : open.available ? (
        <>
          <Card padding="md">
            <Form onSubmit={submit}>
              <Stack gap="md">
                <Text tone="muted">{text('bonus.code.text')}</Text>
                <TextField
                  label={text('bonus.code.label')}
                  value={typed}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={32}
                  error={fault !== null ? text(fault) : check.error ? errorText(check.error) : undefined}
                  onChange={(event) => {
                    setTyped(event.target.value);
                    setFault(null);
                    check.reset();
                  }}
                />
                <div>
                  <Button type="submit" loading={check.isPending}>
                    {text('bonus.code.check')}
                  </Button>
                </div>
              </Stack>
            </Form>
          </Card>
          <RewardList
            current="rewards"
            title={text('bonus.code.rewards')}
            onClaim={(reward) => ask({ about: 'claim', reward })}
          />
        </>
      ) : (
        <EmptyState
          icon={TicketX}
          title={text('bonus.code.closed')}
          actions={
            <>
              <Button variant="secondary" href={toPath(BONUS_PATHS.rewards)}>
                {text('bonus.toRewards')}
              </Button>
              <StopLink reason={stop} />
            </>
          }
        >
          {text(`bonus.promotion.reason.${stop}`)}
        </EmptyState>
      )}
      <Suspense fallback={null}>
        {open?.available && question && (
          <ClaimDialog
            reward={question.reward}
            code={question.code}
            onClose={close}
            onClaimed={(mine) => leaveTo(toPath(pathAfterClaim(mine, capabilities)))}
          />
        )}
      </Suspense>
    </SectionPage>
  );
}
