import { Landmark } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { Alert, Button, Card, EmptyState, Heading, Skeleton, Stack, Text } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useAuthorisation, useSite } from '@baize/session';
import { useLocalePath, useOverlay, useQuestionInHistory } from '@baize/shell';
import { usePayAndPlayBanner } from '../../api/pay-and-play-banner.ts';
import { AfterBreak } from '../../components/LoginDialog/AfterBreak.tsx';
import { LoginRefused } from '../../components/LoginDialog/LoginRefused.tsx';
import { CodeStep } from '../../components/SignUpSteps/CodeStep.tsx';
import { AUTH_PATHS } from '../../paths.ts';
import { useCoolOff } from '../../state/use-cool-off.ts';
import { AmountStep } from './AmountStep.tsx';
import { BankFrame } from './BankFrame.tsx';
import { BankSignUpForm } from './BankSignUpForm.tsx';
import { useTopOfStep } from '../../components/use-top-of-step.ts';
import { usePayAndPlay } from './use-pay-and-play.ts';
import { useNoticeText } from './use-notice-text.ts';

/** Sign-up and login through a bank, with a deposit (A§2 `signup/pnp`, A§4), where the market's record offers it. */
export function PayAndPlay() {
  const text = useText('auth');
  const toPath = useLocalePath();
  const { brand, market } = useSite();
  const [, openOverlay] = useOverlay();
  const authorisation = useAuthorisation();
  const flow = usePayAndPlay();
  const { state } = flow;
  const isOffered = market.market.payAndPlay === true;
  // This flow leads its own player on; anyone else who is logged in has nothing to do here.
  const isOver =
    authorisation.status === 'resolved' && authorisation.authorised && state.loginPlayerStatus === 'uninitialised';
  if (isOver) return <Navigate to={toPath('')} replace />;
  return (
    <Stack gap="lg" paddingBlock={{ base: 'md', md: 'xl' }}>
      <Heading level={1}>{text('auth.payAndPlay.title')}</Heading>
      {isOffered ? (
        <Steps flow={flow} />
      ) : (
        <EmptyState
          icon={Landmark}
          title={text('auth.payAndPlay.notOffered')}
          actions={
            <>
              <Button href={toPath(AUTH_PATHS.signUp)}>{text('auth.join')}</Button>
              <Button variant="secondary" onClick={() => openOverlay('auth.login')}>
                {text('auth.logIn')}
              </Button>
            </>
          }
        >
          {text('auth.payAndPlay.text', { brand: brand.config.name })}
        </EmptyState>
      )}
    </Stack>
  );
}

function Steps({ flow }: { readonly flow: ReturnType<typeof usePayAndPlay> }) {
  const text = useText('auth');
  const toPath = useLocalePath();
  const noticeText = useNoticeText();
  const { state, start, verify, update, correct, logIn, codeVerified, leadOn, back } = flow;
  const { sessionId, playerId, iframeUrl } = state;
  const onCode = useCallback((code: string) => void (sessionId && verify(sessionId, code)), [sessionId, verify]);
  const isVerifying = state.verifyCodeStatus === 'loading';
  // “Back” leaves the bank's page as its own buttons do, and not this one. A code that is being verified decides itself.
  const failure = useRef<string | null>(null);
  const onClose = useQuestionInHistory(iframeUrl !== null, () => {
    if (!isVerifying) back({ code: failure.current ?? 'closed', details: {} });
    failure.current = null;
  });
  // Through the history too: the entry of a page that has failed would take the next “back”, and nothing would happen.
  const onFailed = (code: string | null) => {
    failure.current = code ?? 'declined';
    onClose();
  };
  const step =
    state.breakEndedAt !== null
      ? 'break'
      : state.showSignUpForm
        ? 'form'
        : iframeUrl
          ? 'bank'
          : state.codes.length > 0
            ? 'codes'
            : 'amount';
  useTopOfStep(step);
  // A page that is left ends the visit: the bank's session cannot be continued without it.
  useEffect(() => () => back(), [back]);

  if (state.refused)
    return (
      <LoginRefused
        outcome={state.refused}
        {...(sessionId && playerId && state.updatePlayerStatus === 'uninitialised'
          ? { onMoney: () => void logIn(sessionId, playerId, true), busy: state.loginPlayerStatus === 'loading' }
          : {})}
        onClose={() => back()}
        closeHref={toPath('')}
      />
    );
  if (state.breakEndedAt !== null) return <BreakOver endedAt={state.breakEndedAt} onGoOn={() => void leadOn()} />;
  if (iframeUrl && sessionId)
    return (
      <Card padding="md">
        <BankFrame
          url={iframeUrl}
          sessionId={sessionId}
          verifying={isVerifying}
          onCode={onCode}
          onFailed={onFailed}
          onClose={onClose}
        />
      </Card>
    );
  if (state.showSignUpForm && state.details && sessionId && playerId)
    return (
      <Card padding="lg">
        <BankSignUpForm
          details={state.details}
          answers={state.answers}
          sessionId={sessionId}
          playerId={playerId}
          status={state.updatePlayerStatus}
          errors={state.signUpBackendErrors}
          notice={state.notice}
          onSubmit={update}
        />
      </Card>
    );
  const [code] = state.codes;
  if (code && playerId)
    return (
      <Card padding="lg">
        <CodeStep
          key={code.channel}
          channel={code.channel}
          target={code.target}
          call={{ playerId, countryCode: flow.country }}
          onVerified={codeVerified}
          onChangeTarget={correct}
          onStartAgain={() => back()}
        />
      </Card>
    );
  if (state.loginPlayerStatus === 'error' && state.notice && sessionId && playerId)
    return (
      <Alert
        live
        tone="negative"
        title={noticeText(state.notice)}
        actions={
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              state.notice?.code === 'error.pay_and_play.session' ? back() : void logIn(sessionId, playerId)
            }
          >
            {text('auth.payAndPlay.again')}
          </Button>
        }
      />
    );
  if (state.loginPlayerStatus === 'loading' || state.loginPlayerStatus === 'success')
    return (
      <Card padding="lg">
        <Stack gap="md">
          <Text role="status">{text('auth.payAndPlay.loading')}</Text>
          <Skeleton lines={3} />
        </Stack>
      </Card>
    );
  return (
    <Stack gap="md">
      <Banner />
      <Card padding="lg">
        <AmountStep
          amount={state.amount}
          status={state.authorizeStatus}
          notice={state.notice}
          onStart={(amount) => void start(amount)}
        />
      </Card>
    </Stack>
  );
}

/** The first login after a break offers another day, as the login popup does (A§4 start-cooling). */
function BreakOver({ endedAt, onGoOn }: { readonly endedAt: string; readonly onGoOn: () => void }) {
  const text = useText('auth');
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const cool = useCoolOff(() => void navigate(toPath(''), { replace: true }));
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Heading level={2} size="h4">
          {text('auth.afterBreak.title')}
        </Heading>
        <AfterBreak
          endedAt={endedAt}
          loading={cool.isPending}
          error={cool.error}
          onCool={() => cool.mutate()}
          onGoOn={onGoOn}
        />
      </Stack>
    </Card>
  );
}

/** What the content service says of this way to join; nothing until it has answered. */
function Banner() {
  const banner = usePayAndPlayBanner();
  return (
    banner && (
      <Stack gap="xxs">
        <Text weight="bold">{banner.title}</Text>
        <Text tone="muted">{banner.description}</Text>
      </Stack>
    )
  );
}
