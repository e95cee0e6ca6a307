import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessContext, siteFlags } from '@baize/contracts/site';
import { handle } from '@baize/testing';
import { sitePage } from '../testing/SiteScene.tsx';

/** Screens that replace the whole site (A§2): an unserved country or network, and maintenance. */
const meta: Meta = { title: 'Screens/In place of the site', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const seen = (access: string, countryCode: string | null) =>
  handle(accessContext, {
    access,
    reason: access === 'blocked' ? 'ip_range' : 'country',
    countryCode,
    regionCode: null,
    ipAddress: '198.51.100.24',
  });
const maintained = (maintenanceUntil: string | null) =>
  handle(siteFlags, {
    flags: { liveTableRoute: true, signupCallback: true, fluidPayment: false, maintenance: true, playSlugRoute: true },
    maintenanceUntil,
  });

export const RestrictedCountry: Story = {
  render: sitePage({ path: 'online-casino', handlers: [seen('restricted', 'US')] }),
};
export const BlockedRange: Story = { render: sitePage({ handlers: [seen('blocked', 'FI')] }) };
/** The country is unknown; the network address decides. */
export const BlockedAddressOfNoCountry: Story = { render: sitePage({ handlers: [seen('blocked', null)] }) };
/** The legal pages stay readable. */
export const LawWhereRestricted: Story = { render: sitePage({ path: 'terms', handlers: [seen('restricted', 'US')] }) };
/** `/restricted`, opened by a visitor who is not refused. */
export const RestrictedPageWithoutReason: Story = {
  render: sitePage({ path: 'restricted', handlers: [seen('allowed', 'FI')] }),
};
export const RegionBlockedPage: Story = {
  render: sitePage({ path: 'region-blocked', handlers: [seen('blocked', 'FI')] }),
};
/** A date far in the future, so that the picture is the same every day. */
export const MaintenanceUntil: Story = { render: sitePage({ handlers: [maintained('2099-01-01T14:30:00.000Z')] }) };
export const MaintenanceTakesLonger: Story = {
  render: sitePage({ handlers: [maintained('2020-01-01T14:30:00.000Z')] }),
};
