import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERROR } from '@baize/contracts/errors';
import type { BankPlayerUpdate } from '@baize/contracts/pay-and-play';
import { hundredthsOf } from '@baize/kernel';
import { ApiError } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { MONEY_PATH, recordEvent, useLocalePath, useStation, useToasts } from '@baize/shell';
import { endedBreak } from '../../api/break-offer.ts';
import { authorise, exchangeSession, updatePlayer, verifyOneTimeCode } from '../../api/pay-and-play.ts';
import { useAfterLogin } from '../../state/after-login.ts';
import { outcomeOfRefusal } from '../../model/login-outcome.ts';
import { signUpFailure } from '../../model/sign-up-error.ts';
import { EMPTY_PAY_AND_PLAY, payAndPlayAtom, type PayAndPlayNotice } from '../../state/pay-and-play.ts';
import { authController } from '../../state/session.ts';

/** The fields of the form that can show a reason. */
export const FORM_FIELDS = ['email', 'mobilePhone.body', 'termsAndConditions'] as const;

const noticeOf = (error: unknown): PayAndPlayNotice =>
  error instanceof ApiError ? { code: error.code, details: error.details } : { code: 'offline', details: {} };

/** The country whose residents join here: the visitor's if it may, else the market's own. */
export function useBankCountry(): string {
  const { market } = useSite();
  const { autodetectedCountry } = useStation();
  const { registrationCountries, defaultCountry } = market.market;
  return autodetectedCountry !== null && registrationCountries.includes(autodetectedCountry)
    ? autodetectedCountry
    : defaultCountry;
}

/** The steps of pay-and-play (A§4). No call throws: what failed is in the state. */
export function usePayAndPlay() {
  const [state, setState] = useAtom(payAndPlayAtom);
  const { market } = useSite();
  const country = useBankCountry();
  const toasts = useToasts();
  const text = useText('auth');
  const format = useFormat();
  const navigate = useNavigate();
  const toPath = useLocalePath();
  const queryClient = useQueryClient();
  const afterLogin = useAfterLogin();

  const back = useCallback(
    (notice: PayAndPlayNotice | null = null) => setState(({ amount }) => ({ ...EMPTY_PAY_AND_PLAY, amount, notice })),
    [setState],
  );

  /** @param amount hundredths */
  const start = useCallback(
    async (amount: number) => {
      // The notice stays until there is an answer: without it the form would move up, and the second tap of a double tap
      // on the button would open the login, which lies below.
      setState(({ notice }) => ({ ...EMPTY_PAY_AND_PLAY, amount, notice, authorizeStatus: 'loading' }));
      try {
        const { redirectUrl, sessionId } = await authorise({
          amount: (amount / 100).toFixed(2),
          currency: market.market.currency,
          country,
        });
        setState((current) => ({
          ...current,
          authorizeStatus: 'success',
          notice: null,
          iframeUrl: redirectUrl,
          sessionId,
        }));
      } catch (error) {
        setState((current) => ({ ...current, authorizeStatus: 'error', notice: noticeOf(error) }));
      }
    },
    [setState, market, country],
  );

  /** Leaves for the page that the player wants, or for this one. */
  const leadOn = useCallback(
    async (redirectPath: string | null = null) => {
      const path = await afterLogin(redirectPath);
      setState((current) => ({ ...current, redirectPath: path }));
      void navigate(path, { replace: true });
    },
    [setState, navigate, afterLogin],
  );

  const logIn = useCallback(
    async (sessionId: string, playerId: string, restricted = false) => {
      setState((current) => ({ ...current, loginPlayerStatus: 'loading' }));
      try {
        const { deposit, ...tokens } = await exchangeSession(sessionId, playerId, restricted);
        await authController().enter(tokens);
        recordEvent({ name: 'login-complete' });
        setState((current) => ({ ...current, loginPlayerStatus: 'success' }));
        const amount = format.money(hundredthsOf(deposit.amount), deposit.currencyCode);
        if (deposit.status === 'NOT_TAKEN') toasts.warning(text('auth.payAndPlay.deposit.NOT_TAKEN', { amount }));
        else toasts.success(text(`auth.payAndPlay.deposit.${deposit.status}`, { amount }));
        const breakEndedAt = restricted ? null : await endedBreak(queryClient, playerId);
        if (breakEndedAt !== null) return setState((current) => ({ ...current, breakEndedAt }));
        // A player on a break has asked for their money, and no terms keep them from it (ruling 19).
        await leadOn(restricted ? toPath(MONEY_PATH) : null);
      } catch (error) {
        const refused = error instanceof ApiError ? outcomeOfRefusal({ ...error.details, code: error.code }) : null;
        setState((current) => ({
          ...current,
          loginPlayerStatus: 'error',
          refused,
          notice: refused ? null : noticeOf(error),
        }));
      }
    },
    [setState, toasts, text, format, queryClient, toPath, leadOn],
  );

  const verify = useCallback(
    async (sessionId: string, oneTimeCode: string) => {
      setState((current) => ({ ...current, verifyCodeStatus: 'loading' }));
      try {
        const answer = await verifyOneTimeCode(sessionId, oneTimeCode);
        const isKnown = answer.email !== null && answer.mobilePhone !== null;
        setState((current) => ({
          ...current,
          // A§4: cleared on success and on error.
          iframeUrl: null,
          verifyCodeStatus: 'success',
          playerId: answer.playerId,
          details: answer.details,
          showSignUpForm: !isKnown,
        }));
        if (isKnown) await logIn(sessionId, answer.playerId);
      } catch (error) {
        setState(({ amount }) => ({
          ...EMPTY_PAY_AND_PLAY,
          amount,
          verifyCodeStatus: 'error',
          notice: noticeOf(error),
        }));
      }
    },
    [setState, logIn],
  );

  const update = useCallback(
    async (body: BankPlayerUpdate) => {
      setState((current) => ({
        ...current,
        answers: body,
        updatePlayerStatus: 'loading',
        signUpBackendErrors: [],
        notice: null,
      }));
      try {
        const asked = await updatePlayer(body);
        recordEvent({ name: 'sign-up-start' });
        const phone = `${body.mobilePhone.prefix}\u00a0${body.mobilePhone.body}`;
        const codes = [
          ...(asked.smsVerification ? [{ channel: 'sms' as const, target: phone }] : []),
          ...(asked.emailVerification ? [{ channel: 'email' as const, target: body.email }] : []),
        ];
        const { playerId } = asked;
        setState((current) => ({ ...current, playerId, updatePlayerStatus: 'success', showSignUpForm: false, codes }));
        if (codes.length === 0) await logIn(body.sessionId, playerId);
      } catch (error) {
        const refused = error instanceof ApiError ? outcomeOfRefusal({ ...error.details, code: error.code }) : null;
        const failure = signUpFailure(error, FORM_FIELDS);
        // The visit to the bank is over: the form would be refused again and again.
        if (failure.code === ERROR.payAndPlaySession) return back({ code: failure.code, details: {} });
        setState((current) => ({
          ...current,
          updatePlayerStatus: 'error',
          refused,
          signUpBackendErrors: failure.fields,
          notice: failure.code === null || refused ? null : { code: failure.code, details: {} },
        }));
      }
    },
    [setState, logIn, back],
  );

  /** Opens the form again, with what was sent: the bank's confirmation still counts. */
  const correct = useCallback(
    () => setState((current) => ({ ...current, showSignUpForm: true, updatePlayerStatus: 'uninitialised', codes: [] })),
    [setState],
  );

  const codeVerified = useCallback(
    async (registrationComplete: boolean) => {
      setState((current) => ({ ...current, codes: current.codes.slice(1) }));
      if (registrationComplete && state.sessionId && state.playerId) await logIn(state.sessionId, state.playerId);
    },
    [setState, logIn, state.sessionId, state.playerId],
  );

  return { state, country, start, verify, update, correct, logIn, codeVerified, leadOn, back };
}
