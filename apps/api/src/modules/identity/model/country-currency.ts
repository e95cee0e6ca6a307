export { currencyOfCountry } from '@baize/brand/country-record';
