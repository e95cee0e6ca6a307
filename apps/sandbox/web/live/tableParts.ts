import { element, iconButton } from '../studio/dom.ts';
import type { Text } from '../studio/text.ts';
import type { BetLayout } from './BetLayout.ts';
import type { Scene } from './scene/Scene.ts';
import type { Seats } from './Seats.ts';

/** Builds the screen of a table, and returns its parts that change. */
export function tableParts(text: Text, scene: Scene, board: BetLayout, seats: Seats | undefined) {
  const seconds = element('span', { class: 'lt-seconds', 'aria-hidden': 'true' });
  const ring = element('div', { class: 'lt-ring' }, seconds);
  const message = element('p', { class: 'lt-message', role: 'status' });
  const result = element('div', { class: 'lt-result', hidden: '', 'aria-hidden': 'true' });
  const latest = element('ul', { class: 'lt-latest', 'aria-label': text('liveLatest') });
  const dealer = element('span');
  const players = element('span');
  const limits = element('span');
  const lost = element('p', { class: 'lt-lost', role: 'alert', hidden: '' }, text('liveLost'));
  const chips = element('div', { class: 'lt-chips', role: 'group', 'aria-label': text('chooseStake') });
  const tool = (label: string) => element('button', { type: 'button', class: 'lt-tool' }, label);
  const undo = tool(text('liveUndo'));
  const clear = tool(text('liveClear'));
  const repeat = tool(text('liveRepeat'));
  const leave = tool(text('liveLeave'));
  leave.hidden = true;
  const rules = iconButton('info', text('paytable'));
  const sound = iconButton('soundOn', text('soundOn'));
  sound.setAttribute('aria-pressed', 'false');
  const balance = element('b');
  const stake = element('b');
  const figure = (label: string, value: HTMLElement) =>
    element('div', { class: 'lt-figure' }, element('span', {}, label), value);
  const hand = element(
    'div',
    { class: 'lt-hand' },
    chips,
    element('div', { class: 'lt-tools' }, undo, clear, repeat, leave),
    ...(seats ? [seats.moves] : []),
  );
  const root = element(
    'main',
    { class: 'lt' },
    element(
      'section',
      { class: 'lt-stage' },
      scene.root,
      ...(seats ? [seats.dealer] : []),
      element('div', { class: 'lt-about' }, dealer, players, limits),
      element('div', { class: 'lt-icons' }, sound, rules),
      result,
      lost,
    ),
    latest,
    element('div', { class: 'lt-line' }, ring, message),
    board.root,
    hand,
    element('div', { class: 'lt-foot' }, figure(text('balance'), balance), figure(text('liveBet'), stake)),
  );
  return {
    root,
    seconds,
    ring,
    message,
    result,
    latest,
    dealer,
    players,
    limits,
    lost,
    chips,
    undo,
    clear,
    repeat,
    leave,
    hand,
    rules,
    sound,
    balance,
    stake,
  };
}
export type TableParts = ReturnType<typeof tableParts>;
