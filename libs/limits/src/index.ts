export { activityLeftQuery, resetActivityTimer, tellIdle } from './api/activity.ts';
export { limitsModule } from './module.ts';
export { LIMITS_PATHS } from './paths.ts';
