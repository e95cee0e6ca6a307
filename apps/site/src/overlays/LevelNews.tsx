import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useProfile } from '@baize/shell';
import { rememberLevel, useSeenLevel } from './seen-level.ts';

const LevelUp = lazy(() => import('@baize/content/LevelUp').then((file) => ({ default: file.LevelUp })));

/**
 * Tells a player once per browser of a new loyalty level (B§4): as soon as the socket has brought it, or at the next visit
 * if it came while they were away. The dialog's code is fetched only then.
 */
export function LevelNews() {
  const profile = useProfile().data;
  return profile ? <NewsOf key={profile.playerId} playerId={profile.playerId} level={profile.loyaltyLevel} /> : null;
}

function NewsOf({ playerId, level }: { readonly playerId: string; readonly level: number }) {
  const seen = useSeenLevel(playerId);
  const [shown, setShown] = useState<number | null>(null);
  // A browser that does not know the player has no news for them. The first level comes with the account (0114), and so
  // does the second where the sign-up verifies the player. A level that was taken back is news when it comes again.
  const isKnown = seen === null || seen === 0 || level < seen;
  const settle = useEffectEvent(() => {
    if (isKnown && seen !== level) rememberLevel(playerId, level);
  });
  // With the level alone: another tab may have told the player before this one has read the profile again.
  useEffect(() => settle(), [level]);
  const news = shown ?? (!isKnown && level > seen ? level : null);
  if (news === null) return null;
  return (
    <Suspense fallback={null}>
      <LevelUp
        level={news}
        onOpen={() => {
          setShown(news);
          rememberLevel(playerId, news);
        }}
        onClose={() => setShown(null)}
      />
    </Suspense>
  );
}
