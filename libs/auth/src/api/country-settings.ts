import { queryOptions } from '@tanstack/react-query';
import { countrySettings } from '@baize/contracts/country-settings';
import { SITE_ID } from '@baize/contracts/site';
import { call } from '@baize/http';

/** The record of a country (A§3), with the API's own word on whether its residents may join. @param tag language of its name */
export const countrySettingsQuery = (countryCode: string, tag: string) =>
  queryOptions({
    queryKey: ['country-settings', countryCode, tag],
    queryFn: ({ signal }) => call(countrySettings, { query: { siteId: `${SITE_ID}`, countryCode }, signal }),
  });
