import { queryOptions } from '@tanstack/react-query';
import { riskSetting } from '@baize/contracts/registration';
import { call } from '@baize/http';

/** Which verifications a new player of the country must pass (A§3 market risk setting). */
export const riskSettingQuery = (countryCode: string) =>
  queryOptions({
    queryKey: ['risk-setting', countryCode],
    queryFn: ({ signal }) => call(riskSetting, { query: { countryCode }, signal }),
  });
