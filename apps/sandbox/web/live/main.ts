import { parentOriginOf, readLaunch } from '../studio/launch.ts';
import { textsIn } from '../studio/text.ts';
import { LiveTablePage } from './LiveTablePage.ts';

const query = new URLSearchParams(location.search);
const launch = readLaunch(query, parentOriginOf(window));
document.title = launch.title;
const root = document.getElementById('game');
if (!root) throw new Error('The page has no #game element. Serve web/live/index.html unchanged.');
const { tag, text } = await textsIn(launch.tag);
document.documentElement.lang = tag;
void new LiveTablePage(root, launch, query.get('kind') ?? '', text).run();
