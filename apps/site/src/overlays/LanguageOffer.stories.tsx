import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { CONSENT_VERSION } from '@baize/contracts/consent';
import { consentAtom, REFUSE_ALL } from '@baize/shell';
import { withShell } from '@baize/testing';
import { languageOfferAtom } from './language-offer.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

function Offered() {
  const setPair = useSetAtom(languageOfferAtom);
  const setConsent = useSetAtom(consentAtom);
  useEffect(() => {
    // The cookie notice comes first.
    setConsent({
      cookiesConsentId: '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10',
      version: CONSENT_VERSION,
      essentials: true,
      ...REFUSE_ALL,
    });
    setPair('fr-CA');
  }, [setConsent, setPair]);
  return <LanguageOffer />;
}

/** A visitor in Quebec reads the English site. */
const meta: Meta<typeof Offered> = {
  title: 'Screens/Language offer',
  tags: ['!autodocs'],
  component: Offered,
  decorators: [withShell()],
};
export default meta;

export const FrenchInQuebec: StoryObj<typeof Offered> = {};
