import { Gauge, Heart, History, LogOut, Plus } from 'lucide-react';
import { Button, DescriptionList, List, Stack } from '@baize/ui';
import { Sheet } from '@baize/ui/Sheet';
import type { GameEntry } from '@baize/games';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { LIMITS_PATHS } from '@baize/limits';
import { WALLET_PATHS } from '@baize/wallet';
import type { HeaderState } from './header-state.ts';

export interface GameMenuProps {
  readonly game: GameEntry;
  /** `rtp` in per cent, as the game reports it; the catalogue's value until then. */
  readonly metadata: HeaderState['metadata'];
  readonly isPlayer: boolean;
  readonly isPhone: boolean;
  /** Null where there are no favourites. */
  readonly favourite: { readonly isKept: boolean; readonly onToggle: () => void } | null;
  /** Null where the player cannot deposit. */
  readonly onDeposit: (() => void) | null;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Returns the step of the five that have words: content may name any number. */
const volatilityStep = ({ volatility }: HeaderState['metadata']): number =>
  Math.min(5, Math.max(1, Math.round(volatility)));

/** B§2, the game menu panel: what a player needs beside a game, and the game's facts. It pauses the game. */
export function GameMenu({ game, metadata, isPlayer, isPhone, favourite, onDeposit, onLeave, onClose }: GameMenuProps) {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  return (
    <Sheet open side={isPhone ? 'bottom' : 'end'} title={game.name} onClose={onClose}>
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: text('games.options.studio'), value: game.providerTitle },
            {
              term: text('site.play.rtp.title'),
              value: format.number(metadata.rtp / 100, {
                style: 'percent',
                minimumFractionDigits: 1,
                maximumFractionDigits: 2,
              }),
            },
            { term: text('site.play.volatility'), value: text(`site.play.volatility.${volatilityStep(metadata)}`) },
            ...(metadata.maxWin === null
              ? []
              : [
                  {
                    term: text('site.play.maxWin'),
                    value: text('site.play.maxWin.value', { times: format.number(metadata.maxWin) }),
                  },
                ]),
          ]}
        />
        {onDeposit && (
          <Button fullWidth icon={Plus} onClick={onDeposit}>
            {text('site.header.deposit')}
          </Button>
        )}
        <List
          items={[
            ...(favourite
              ? [
                  {
                    id: 'favourite',
                    icon: Heart,
                    title: text(favourite.isKept ? 'ui.removeFavourite' : 'ui.addFavourite', { name: game.name }),
                    onClick: favourite.onToggle,
                  },
                ]
              : []),
            ...(isPlayer
              ? [
                  {
                    id: 'history',
                    icon: History,
                    title: text('wallet.frame.transactions'),
                    href: toPath(WALLET_PATHS.transactions),
                  },
                  {
                    id: 'limits',
                    icon: Gauge,
                    title: text('site.play.menu.limits'),
                    href: toPath(LIMITS_PATHS.limits),
                  },
                ]
              : []),
            { id: 'leave', icon: LogOut, title: text('site.play.leave'), onClick: onLeave },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
