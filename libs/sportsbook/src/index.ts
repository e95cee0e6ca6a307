export { sportsbookModule, virtualsModule } from './module.tsx';
export { SPORTSBOOK_PATHS } from './paths.ts';
