import { Game } from './Game.ts';
import { parentOriginOf, readLaunch } from './launch.ts';
import { textsIn } from './text.ts';

const launch = readLaunch(new URLSearchParams(location.search), parentOriginOf(window));
document.title = launch.title;
const root = document.getElementById('game');
if (!root) throw new Error('The page has no #game element. Serve web/studio/index.html unchanged.');
const { tag, text } = await textsIn(launch.tag);
document.documentElement.lang = tag;
const game = new Game(root, launch, text);
void game.run();
