import { useEffect, useState, type RefObject } from 'react';
import type { GameEntry } from '@baize/games';

/** B§3, the header's state while a game is open. */
export interface HeaderState {
  readonly gameTitle: string;
  readonly gameId: string;
  readonly providerTitle: string;
  /** The game's facts, as its menu shows them. */
  readonly metadata: Pick<GameEntry, 'rtp' | 'volatility' | 'maxWin'>;
  /** Whether the site's header is shown: not while a game has the whole screen. */
  readonly headerVisibility: boolean;
  readonly isFullScreen: boolean;
  /** Whether the page asks for a swipe up, so that the browser's bar gives its room to the game. */
  readonly showSwipeText: boolean;
}

/**
 * Tells whether the browser's own bars still take room that a swipe would give to a game: iPhones give no page the real
 * full screen, but their bars give way when the page scrolls.
 * @param windowHeight what is visible now, CSS pixels
 * @param largestHeight the window without the browser's bars (`100lvh`), CSS pixels
 */
export const canSwipeAway = (windowHeight: number, largestHeight: number): boolean => largestHeight - windowHeight > 1;

/** Measures `100lvh` in CSS pixels. */
function measureLargest(): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;inset-block-start:0;block-size:100lvh;visibility:hidden';
  document.body.append(probe);
  const { offsetHeight } = probe;
  probe.remove();
  return offsetHeight;
}

/**
 * Puts a game on the whole screen: by the browser's full screen, or, where there is none (iPhones), by filling the window
 * over the site's header and asking for a swipe that removes the browser's bars.
 * @param player the element that contains the game and its bar
 */
export function useHeaderState(player: RefObject<HTMLElement | null>, game: GameEntry) {
  const [isNative, setNative] = useState(false);
  const [fills, setFills] = useState(false);
  const [hasBars, setBars] = useState(false);
  const [isSwipeDone, setSwipeDone] = useState(false);
  useEffect(() => {
    const change = () => setNative(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  useEffect(() => {
    if (!fills) return undefined;
    const measure = () => setBars(canSwipeAway(window.innerHeight, measureLargest()));
    measure();
    window.addEventListener('resize', measure);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFills(false);
    };
    window.addEventListener('keydown', leave, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('keydown', leave, true);
    };
  }, [fills]);
  const isFullScreen = isNative || fills;
  const state: HeaderState = {
    gameTitle: game.name,
    gameId: game.id,
    providerTitle: game.providerTitle,
    metadata: { rtp: game.rtp, volatility: game.volatility, maxWin: game.maxWin },
    headerVisibility: !isFullScreen,
    isFullScreen,
    showSwipeText: fills && hasBars && !isSwipeDone,
  };
  const toggle = () => {
    setSwipeDone(false);
    if (fills) setFills(false);
    else if (isNative) void document.exitFullscreen().catch(() => undefined);
    else if (document.fullscreenEnabled) void player.current?.requestFullscreen().catch(() => setFills(true));
    else setFills(true);
  };
  return {
    ...state,
    /** Whether the game fills the window without the browser's full screen. */
    fills,
    toggle,
    endSwipe: () => setSwipeDone(true),
  };
}
