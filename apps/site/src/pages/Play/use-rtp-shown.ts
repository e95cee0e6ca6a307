import { useSessionLaw } from '@baize/limits';
import { useSite } from '@baize/session';

/**
 * Tells whether the law shows each game's RTP from the start: by the site's market, or by the player's own law on any
 * market's site (ruling 22).
 */
export function useRtpShown(): boolean {
  const { rules } = useSite().market;
  const law = useSessionLaw();
  return rules.rtpShownPerGame.value || law?.rtpShownPerGame === true;
}
