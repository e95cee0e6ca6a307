import { loadPictures } from './art/pictures.ts';
import { paintPage, skinOf, withPictures } from './art/skins.ts';
import { Game } from './Game.ts';
import { parentOriginOf, readLaunch } from './launch.ts';
import { showOpening } from './showOpening.ts';
import { openSessionOf } from './StudioClient.ts';
import { textsIn } from './text.ts';

const launch = readLaunch(new URLSearchParams(location.search), parentOriginOf(window));
document.title = launch.title;
const root = document.getElementById('game');
if (!root) throw new Error('The page has no #game element. Serve web/studio/index.html unchanged.');
const painted = skinOf(launch.theme, launch.gameId);
paintPage(painted);
// The player sees the game's name and colours at once; words, pictures and the session come together.
const endOpening = showOpening(root, launch.title);
const session = openSessionOf(launch);
const loading = loadPictures(launch.theme, launch.title);
const [{ tag, text }, pictures] = await Promise.all([textsIn(launch.tag), loading.inTime]);
document.documentElement.lang = tag;
const skin = pictures ? withPictures(painted, pictures) : painted;
paintPage(skin);
const game = new Game(root, { launch, text, skin, opening: session, latePictures: pictures ? null : loading.atLast });
endOpening();
void game.run();
