/*
 * The parts that list tournaments. One file loads both, because the first screen's script names each file that a slot or
 * a route loads.
 */
export { TournamentBoxes } from './components/TournamentBoxes/TournamentBoxes.tsx';
export { Tournaments } from './screens/Tournaments/Tournaments.tsx';
