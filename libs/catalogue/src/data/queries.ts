export { CATALOGUE_QUERIES } from '@baize/contracts/content-queries';
