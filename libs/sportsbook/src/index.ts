export { sportsbookModule, virtualsModule } from './module.ts';
export { SPORTSBOOK_PATHS } from './paths.ts';
