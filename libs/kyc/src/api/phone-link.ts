import { queryOptions } from '@tanstack/react-query';
import {
  phoneFilePart,
  phoneFileStart,
  phoneLink,
  phoneLinkEnd,
  phoneLinkState,
  phoneOpening,
} from '@baize/contracts/kyc';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';
import { sendParts, type UploadChannel } from './send-parts.ts';

/**
 * Makes a link for the phone. Asked for once for each code, because a new link ends the one before.
 * @param round another number makes another link
 */
export const phoneLinkQuery = (playerId: string, documentId: string, round: number) =>
  queryOptions({
    queryKey: playerKey(playerId, 'phone-link', documentId, String(round)),
    queryFn: () => call(phoneLink, { body: { documentId } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** How often the state is asked for, in milliseconds, in case the socket that tells of it is down. */
const ASK_MS = 5000;

/** Queries how far a link is. @param token of the link, so that no answer is about an earlier one */
export const phoneLinkStateQuery = (playerId: string, token: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'phone-link-state', token),
    queryFn: ({ signal }) => call(phoneLinkState, { signal }),
    refetchInterval: ASK_MS,
    staleTime: 0,
    gcTime: 0,
  });

/** Ends the link. */
export const endPhoneLink = (): Promise<void> => call(phoneLinkEnd);

/** Opens a link on the phone, once. */
export const openOnPhone = (token: string) => call(phoneOpening, { body: { token } });

/** What a phone with a pass sends with. It can take nothing back: the player does that where they hand over. */
export const phoneChannel = (pass: string): UploadChannel => ({
  send: (file, options) =>
    sendParts(file, options, {
      start: (body, signal) => call(phoneFileStart, { body: { ...body, pass }, signal }),
      part: (fileId, body, signal) => call(phoneFilePart, { params: { fileId }, body: { ...body, pass }, signal }),
    }),
  remove: null,
});
