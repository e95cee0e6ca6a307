import { useQuery } from '@tanstack/react-query';
import { CloudOff, Lock, RotateCcw, Trophy } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { sportsLanguage } from '@baize/brand';
import type { SportsbookContextBody } from '@baize/contracts/sportsbook';
import type { SportsFrameMessage } from '@baize/contracts/sportsbook-messages';
import { SPORTS_EVENT_KINDS, type SportsEventKind } from '@baize/kernel';
import { Alert, Button, EmptyState, Heading, Stack } from '@baize/ui';
import { useIsModalOpen } from '@baize/ui/open-modals';
import { ApiError } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { MONEY_PATH, useErrorText, useLocalePath, useOverlay, usePageHead, VERIFICATION_PATH } from '@baize/shell';
import { contextQuery } from '../../api/context.ts';
import { fetchFrameToken } from '../../api/token.ts';
import { FrameSkeleton } from '../../components/FrameSkeleton/FrameSkeleton.tsx';
import { placeOf, segmentsOf, type SportsPlace } from '../../model/address.ts';
import { SPORTSBOOK_PATHS } from '../../paths.ts';
import { frameFonts } from './frame-fonts.ts';
import { frameTheme } from './frame-theme.ts';
import * as css from './Sportsbook.css.ts';
import { useSportsFrame, type SportsFrame } from './use-sports-frame.ts';
import { useTopOf } from './use-top-of.ts';

const PHONE = '(max-width: 767px)';
const CONTACT = 'contact-live-chat';

/** Sports betting in the vendor's frame. */
export function Sportsbook() {
  const { category, region, competition, event } = useParams<'category' | 'region' | 'competition' | 'event'>();
  return (
    <VendorFrame
      product="sportsbook"
      title="sportsbook.title"
      address={[category, region, competition, event].filter(Boolean).join('/')}
    />
  );
}

/** Virtual sports in the vendor's frame. */
export function Virtuals() {
  return <VendorFrame product="virtuals" title="sportsbook.virtuals.title" address="" />;
}

/** What the player reads and does next, by the reason for which their account may not bet (R29). */
const STOPS = {
  document: { text: 'shell.documents.needed', link: 'shell.documents.send', path: VERIFICATION_PATH, isUrgent: true },
  document_review: {
    text: 'shell.documents.review',
    link: 'shell.documents.page',
    path: VERIFICATION_PATH,
    isUrgent: false,
  },
  account_review: { text: 'sportsbook.reviewText', link: 'site.footer.helpLink', path: CONTACT, isUrgent: false },
} as const;

interface Stop {
  readonly reason: keyof typeof STOPS;
  readonly error: ApiError;
}

/** Returns why the player's account may not bet; null for a failure that is not about the account. */
function stopOf(error: unknown): Stop | null {
  if (!(error instanceof ApiError)) return null;
  const reason = error.details['reason'];
  return typeof reason === 'string' && Object.hasOwn(STOPS, reason)
    ? { reason: reason as Stop['reason'], error }
    : null;
}

/** Tells whether a national exclusion register did not answer, which stops all play for now, not only betting (ruling 23). */
const isUnasked = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'error.exclusion_register.unreachable';

interface VendorFrameProps {
  readonly product: SportsbookContextBody['product'];
  /** Key of the heading. */
  readonly title: string;
  /** The segments of the address below the section, joined. */
  readonly address: string;
}

function placeAt(address: string): SportsPlace {
  const [category = '', region = '', competition = '', event = ''] = address.split('/');
  return placeOf({
    ...(category && { category }),
    ...(region && { region }),
    ...(competition && { competition }),
    ...(event && { event }),
  });
}

/**
 * The sportsbook's frame, or an explanation with links if it does not respond. It is opened once: the address, the player
 * and their token then follow by messages, so that nothing reloads it and the slip stays.
 */
function VendorFrame({ product, title, address }: VendorFrameProps) {
  const text = useText('sportsbook');
  const errorText = useErrorText('sportsbook');
  const toPath = useLocalePath();
  const navigate = useNavigate();
  const { market } = useSite();
  const playerId = useSession()?.playerId ?? null;
  const [, openOverlay] = useOverlay();
  const isInterrupted = useIsModalOpen();
  const [frameTitle, setFrameTitle] = useState<string>();
  /** The frame's slip covers it, as a dialog does: the page goes dark with it. */
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [opening] = useState(() => {
    const { path, page } = placeAt(address);
    const platform = matchMedia(PHONE).matches ? ('mobile' as const) : ('desktop' as const);
    return { playerId, body: { product, platform, deepLinking: { ...path, page }, theme: frameTheme() } };
  });
  const context = useQuery(contextQuery(opening.body, opening.playerId));
  // B§8: a 500 is an error that the player reads; any other refusal is logged, and betting is closed, unless the player's
  // account is the reason (R29).
  const refusal = context.error instanceof ApiError && context.error.status !== 500 ? context.error : null;
  useEffect(() => {
    if (refusal) console.info(`The sportsbook did not open: ${refusal.status} ${refusal.code}`);
  }, [refusal]);
  const isClosed = context.data?.iframeUrl === null || refusal !== null;
  const url = context.data?.iframeUrl ?? null;
  usePageHead({ title: frameTitle });

  /** Whether the frame has a player, whose law it then knows. */
  const hasPlayer = useRef(opening.playerId !== null);
  const tellVisitor = useCallback(
    (answer: SportsFrame['send'], excludedEvents: readonly SportsEventKind[]) => {
      hasPlayer.current = false;
      answer({
        type: 'site.customer',
        token: null,
        currency: market.market.currency,
        language: sportsLanguage(market.translation),
        locale: market.languageTag,
        ...(excludedEvents.length > 0 && { excludedEvents: [...excludedEvents] }),
      });
    },
    [market],
  );
  /** Why the open frame got no token: the player goes on looking, and reads why (R29). */
  const [tokenError, setTokenError] = useState<unknown>(null);
  const giveToken = useCallback(
    (answer: SportsFrame['send']) =>
      void fetchFrameToken(product).then(
        (next) => {
          setTokenError(null);
          hasPlayer.current = true;
          answer({ type: 'site.customer', ...next });
        },
        (error: unknown) => {
          setTokenError(error);
          // Without a token the frame does not learn what the player's law excludes, so it hides what any law does.
          if (!hasPlayer.current) tellVisitor(answer, SPORTS_EVENT_KINDS);
        },
      ),
    [product, tellVisitor],
  );

  /** Where the frame is as far as the page knows: what it has reported is not sent back to it. */
  const known = useRef(address);
  const onMessage = (message: SportsFrameMessage, answer: SportsFrame['send']): void => {
    switch (message.type) {
      case 'sportsbook.navigate': {
        const next = segmentsOf(message).join('/');
        // The section's own title stands where the frame shows no part of it.
        setFrameTitle(next === '' ? undefined : message.title);
        if (product !== 'sportsbook' || next === known.current) return;
        known.current = next;
        void navigate(toPath([SPORTSBOOK_PATHS.sportsbook, next].filter(Boolean).join('/')), {
          replace: message.replace === true,
          preventScrollReset: true,
        });
        return;
      }
      case 'sportsbook.ready':
        setSheetOpen(false);
        return;
      case 'sportsbook.sheet':
        setSheetOpen(message.isOpen);
        return;
      case 'sportsbook.login':
        // A player whose frame got no token has logged in already: it gets another one.
        if (playerId === null) openOverlay('auth.login');
        else giveToken(answer);
        return;
      case 'sportsbook.deposit':
        void navigate(toPath(MONEY_PATH));
        return;
      case 'sportsbook.tokenExpiring':
        // Without an answer the frame goes on as it is, and asks again.
        if (playerId !== null) giveToken(answer);
        return;
      default:
    }
  };
  const { frame, state, send } = useSportsFrame(url, onMessage);
  const isReady = state === 'ready';

  // Not with the context: the frame's first paint waits for no file. Without them the frame keeps its own fonts.
  useEffect(() => {
    if (!isReady) return;
    frameFonts().then(
      (fonts) => send({ type: 'site.fonts', fonts }),
      () => undefined,
    );
  }, [isReady, send]);

  // Back, forward and the page's own links lead the frame.
  useEffect(() => {
    if (!isReady || known.current === address) return;
    known.current = address;
    send({ type: 'site.navigate', ...placeAt(address) });
  }, [isReady, address, send]);

  // A visitor who logs in keeps the slip; a player who logs out is a visitor from then on.
  const customer = useRef(opening.playerId);
  useEffect(() => {
    if (!isReady || customer.current === playerId) return;
    customer.current = playerId;
    if (playerId === null) tellVisitor(send, []);
    else giveToken(send);
  }, [isReady, playerId, tellVisitor, giveToken, send]);

  // Reality checks and limits come first.
  useEffect(() => {
    if (!isReady || !isInterrupted) return undefined;
    send({ type: 'site.pause' });
    return () => send({ type: 'site.resume' });
  }, [isReady, isInterrupted, send]);

  const place = useRef<HTMLDivElement>(null);
  useTopOf(place);
  const isSilent = url !== null && state === 'silent';
  const stop = stopOf(refusal);
  const tokenStop = stopOf(tokenError);
  const isRegisterSilent = isUnasked(refusal);
  const hasFailed = (context.isError && !refusal) || isSilent;
  return (
    <Stack gap="lg">
      <div className={css.heading}>
        <Heading level={1}>{text(title)}</Heading>
      </div>
      {tokenStop && playerId !== null && <AccountStop stop={tokenStop} isAboveFrame />}
      {isUnasked(tokenError) && playerId !== null && (
        <Alert
          tone="warning"
          title={errorText(tokenError)}
          actions={
            <Button size="sm" variant="secondary" icon={RotateCcw} onClick={() => giveToken(send)}>
              {text('sportsbook.tryAgain')}
            </Button>
          }
        />
      )}
      <div
        ref={place}
        className={css.place}
        hidden={isClosed || hasFailed}
        data-sheet={isSheetOpen && isReady ? '' : undefined}
      >
        {(context.isPending || state === 'waiting') && (
          <div className={css.waiting} role="status" aria-label={text('sportsbook.loading')}>
            <FrameSkeleton product={product} />
          </div>
        )}
        {url !== null && !hasFailed && <iframe ref={frame} className={css.frame} src={url} title={text(title)} />}
      </div>
      {stop && <AccountStop stop={stop} />}
      {(isClosed || hasFailed) && !stop && (
        <EmptyState
          icon={isClosed ? Trophy : CloudOff}
          tone={isClosed ? 'brand' : 'negative'}
          title={
            context.error && !refusal
              ? errorText(context.error)
              : text(isClosed ? 'error.sportsbook.unavailable' : 'error.sportsbook.unavailable.vendor')
          }
          actions={
            <>
              {!isRegisterSilent && <Button href={toPath('online-casino')}>{text('sportsbook.toCasino')}</Button>}
              <Button
                variant="secondary"
                icon={RotateCcw}
                loading={context.isRefetching}
                onClick={() => void context.refetch()}
              >
                {text('sportsbook.tryAgain')}
              </Button>
            </>
          }
        >
          {isRegisterSilent ? errorText(refusal) : text(isClosed ? 'sportsbook.closedText' : 'sportsbook.failedText')}
        </EmptyState>
      )}
    </Stack>
  );
}

/**
 * Says why the player's account may not bet, and leads to the next step.
 * @param isAboveFrame the frame is open, and the player goes on looking
 */
function AccountStop({ stop, isAboveFrame = false }: { readonly stop: Stop; readonly isAboveFrame?: boolean }) {
  const text = useText('sportsbook');
  const title = useErrorText('sportsbook')(stop.error);
  const toPath = useLocalePath();
  const next = STOPS[stop.reason];
  const link = (
    <Button
      size={isAboveFrame ? 'sm' : 'md'}
      variant={next.isUrgent ? 'primary' : 'secondary'}
      href={toPath(next.path)}
    >
      {text(next.link)}
    </Button>
  );
  return isAboveFrame ? (
    <Alert tone="warning" title={title} actions={link}>
      {text(next.text)}
    </Alert>
  ) : (
    <EmptyState icon={Lock} tone="brand" title={title} actions={link}>
      {text(next.text)}
    </EmptyState>
  );
}
