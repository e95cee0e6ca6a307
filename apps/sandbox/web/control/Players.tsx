import { useDeferredValue, useState } from 'react';
import { words, money } from './money.ts';
import { usePlayers, type Player } from './operatorCalls.ts';
import { PlayerEditor } from './PlayerEditor.tsx';
import { KYC_TONES, STATUS_TONES } from './statusTones.ts';
import { Blank, Surface } from './Surface.tsx';

function PlayerLine({ player, selected, onSelect }: { player: Player; selected: boolean; onSelect: () => void }) {
  return (
    <li>
      <button type="button" className="player-line" aria-pressed={selected} onClick={onSelect}>
        <span className="player-name">
          <strong>{player.name}</strong>
          <span>{player.email}</span>
        </span>
        <span className="player-balance num">
          {money(player.balances.total, player.currencyCode)}
          <span>
            {player.brand}, {player.countryCode}
          </span>
        </span>
        <span className="player-tags">
          <span className="tag" data-tone={STATUS_TONES[player.accountStatus] ?? 'warn'}>
            {words(player.accountStatus)}
          </span>
          <span className="tag" data-tone={KYC_TONES[player.kycStatus] ?? 'warn'}>
            {words(player.kycStatus)}
          </span>
          {player.permissions.payout ? (
            <span className="tag" data-tone="warn">
              payout only
            </span>
          ) : null}
          {player.multibrandSuspended ? (
            <span className="tag" data-tone="bad">
              suspended everywhere
            </span>
          ) : null}
        </span>
      </button>
    </li>
  );
}

/** Finds players and opens one next to the list. Balances refresh automatically. */
export function Players() {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<string>();
  const query = usePlayers(useDeferredValue(search.trim()));
  const player = query.data?.find((each) => each.playerId === selected);
  return (
    <div className="players" data-open={player ? '' : undefined}>
      <section className="panel players-list" aria-labelledby="players-title">
        <header>
          <h2 id="players-title">Players</h2>
          <div className="field players-search">
            <label className="hidden-text" htmlFor="player-search">
              Find a player
            </label>
            <input
              id="player-search"
              type="search"
              value={search}
              placeholder="Email or name"
              autoComplete="off"
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
        </header>
        <Surface query={query} rows={7}>
          {(players) =>
            players.length === 0 ? (
              <Blank title={search === '' ? 'There are no players yet' : 'Nobody fits'}>
                {search === ''
                  ? 'Sign up on the site, or start the API with its demo players.'
                  : 'Try part of the email address or the name.'}
              </Blank>
            ) : (
              <ul>
                {players.map((each) => (
                  <PlayerLine
                    key={each.playerId}
                    player={each}
                    selected={each.playerId === selected}
                    onSelect={() => setSelected(each.playerId)}
                  />
                ))}
              </ul>
            )
          }
        </Surface>
      </section>
      {player ? (
        <PlayerEditor key={player.playerId} player={player} onClose={() => setSelected(undefined)} />
      ) : (
        <section className="panel players-none">
          <Blank title="No player chosen">
            Choose one to see balances and to change status, verification and permissions.
          </Blank>
        </section>
      )}
    </div>
  );
}
