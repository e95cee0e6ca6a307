import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Box, Button, Checkbox, Inline, Skeleton, Stack, Text, TextField } from '@baize/ui';
import { Sheet } from '@baize/ui/Sheet';
import { useFormat, useText } from '@baize/i18n';
import { providersQuery } from '../../api/lobby.ts';
import { useLobbyScope, type LobbyScope } from '../../api/lobby-scope.ts';
import { studiosOf } from '../../model/studio.ts';

export interface FilterPanelProps {
  readonly open: boolean;
  readonly lobby: LobbyScope['lobby'];
  readonly onClose: () => void;
  readonly chosen: readonly string[];
  readonly onChange: (providers: readonly string[]) => void;
  /** How many games match the choice; undefined while unknown. */
  readonly found: number | undefined;
}

/** Providers and sub-providers with their numbers of games (B§3 provider filter). */
export function FilterPanel({ open, lobby, onClose, chosen, onChange, found }: FilterPanelProps) {
  const text = useText();
  const format = useFormat();
  const providers = useQuery(providersQuery(useLobbyScope(lobby, true)));
  const [wanted, setWanted] = useState('');
  // The address is updated a moment later, so that a checkbox responds at once and two quick presses both count.
  const [choice, setChoice] = useState(chosen);
  const choose = (next: readonly string[]) => {
    setChoice(next);
    onChange(next);
  };
  const shown = studiosOf(providers.data ?? []).filter((provider) =>
    provider.title.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('games.filter.title')}
      side="end"
      footer={
        <Inline gap="sm" flexWrap="nowrap">
          <Button variant="secondary" disabled={choice.length === 0} onClick={() => choose([])}>
            {text('games.filter.clear')}
          </Button>
          <Box flexGrow={1}>
            <Button fullWidth onClick={onClose}>
              {found === undefined ? text('games.filter.show') : text('games.filter.showCount', { count: found })}
            </Button>
          </Box>
        </Inline>
      }
    >
      <Stack gap="md">
        <TextField
          label={text('games.filter.find')}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        {providers.isPending && <Skeleton lines={10} />}
        {providers.isError && (
          <Alert
            tone="negative"
            title={text('games.failed')}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void providers.refetch()}>
                {text('shell.tryAgain')}
              </Button>
            }
          />
        )}
        {providers.isSuccess && shown.length === 0 && <Text tone="muted">{text('games.filter.none')}</Text>}
        <Stack gap="xs">
          {shown.map((provider) => (
            <Checkbox
              key={provider.id}
              label={`${provider.title} (${format.number(provider.games)})`}
              checked={choice.includes(provider.id)}
              onChange={(event) =>
                choose(event.target.checked ? [...choice, provider.id] : choice.filter((id) => id !== provider.id))
              }
            />
          ))}
        </Stack>
      </Stack>
    </Sheet>
  );
}
