export { activityLeftQuery, resetActivityTimer, tellIdle } from './api/activity.ts';
export { limitsModule } from './module.tsx';
export { LIMITS_PATHS } from './paths.ts';
